import type { Request, RequestHandler } from 'express';

/** After this time the visitor gets the app without a page-specific head. */
const timeoutMs = 3_000;

/** Response headers that the gateway forwards. */
const forwardedHeaders = ['content-type', 'cache-control', 'etag'];

/**
 * Serves navigations from the actions server, which knows the title of a page and whether it exists. When that server is
 * unavailable, slow, or serves no pages, `next` serves the built app.
 */
export function pageFrom(actionsUrl: string): RequestHandler {
  return async (request, response, next) => {
    if (!isNavigation(request)) return next();
    const page = await requestPage(request, actionsUrl).catch(() => null);
    if (!page) return next();
    for (const name of forwardedHeaders) {
      const value = page.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.status(page.status).send(page.body);
  };
}

async function requestPage(request: Request, actionsUrl: string) {
  const { method } = request;
  const answer = await fetch(`${actionsUrl}/pages${request.originalUrl}`, {
    method,
    headers: { accept: 'text/html', 'x-forwarded-for': request.ip ?? '' },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  const body = await answer.text();
  const isPage = answer.status < 500 && answer.headers.get('content-type')?.startsWith('text/html');
  return isPage ? { status: answer.status, headers: answer.headers, body } : null;
}

/** Tells a request for a page from one for a file: it accepts HTML or anything, and its last segment has no extension. */
export function isNavigation({ method, path, headers }: Request): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const accepted = headers.accept ?? '*/*';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !name.includes('.') &&
    (accepted.includes('html') || accepted === '*/*')
  );
}
