import type { Request, RequestHandler } from 'express';

/** Longer than this no visitor waits; the app then comes without a head of its own. */
const patienceMs = 3_000;

/** What the gateway passes on of the answer. */
const passedHeaders = ['content-type', 'cache-control', 'etag'];

/**
 * Navigations get their page from the actions server, which knows its title and whether it exists. When that server is
 * down, slow, or serves no pages, `next` answers: the app as it was built.
 */
export function pageFrom(actionsUrl: string): RequestHandler {
  return async (request, response, next) => {
    if (!isNavigation(request)) return next();
    const page = await ask(request, actionsUrl).catch(() => null);
    if (!page) return next();
    for (const name of passedHeaders) {
      const value = page.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.status(page.status).send(page.body);
  };
}

async function ask(request: Request, actionsUrl: string) {
  const { method } = request;
  const answer = await fetch(`${actionsUrl}/pages${request.originalUrl}`, {
    method,
    headers: { accept: 'text/html', 'x-forwarded-for': request.ip ?? '' },
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  });
  const body = await answer.text();
  const isPage = answer.status < 500 && answer.headers.get('content-type')?.startsWith('text/html');
  return isPage ? { status: answer.status, headers: answer.headers, body } : null;
}

/** Whether a page is asked for, and not a file: by a browser, or by a program that takes whatever there is. */
export function isNavigation({ method, path, headers }: Request): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const accepted = headers.accept ?? '*/*';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !name.includes('.') &&
    (accepted.includes('html') || accepted === '*/*')
  );
}
