import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { request as send, type IncomingMessage, type RequestOptions } from 'node:http';
import sirv from 'sirv';
import { agent } from './proxy.ts';

/** After this time the visitor gets the built app, which renders the page in the browser. */
const timeoutMs = 3_000;

/**
 * Request headers that are passed on because they can change the answer. Cookies are not: every visitor gets the same
 * page.
 */
const requestHeaders = ['accept-encoding', 'if-none-match', 'x-request-id'];
const responseHeaders = [
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'etag',
  'vary',
  'location',
  'x-request-id',
];

/** Serves navigations from the actions server. When that is unavailable or slow, `next` serves the built app. */
export function pageFrom(actionsUrl: string): RequestHandler {
  const { hostname, port } = new URL(actionsUrl);
  return async (request, response, next) => {
    if (!isNavigation(request)) return next();
    const page = await requestPage(request, { agent, hostname, port }).catch(() => null);
    if (!page) return next();
    if (!isPage(page)) {
      page.resume();
      return next();
    }
    for (const name of responseHeaders) {
      const value = page.headers[name];
      if (value) response.setHeader(name, value);
    }
    response.writeHead(page.statusCode ?? 200);
    // Without `pipeline`, which takes a tenth of the processor time of a page.
    page.once('error', () => response.destroy()).pipe(response);
    response.once('close', () => page.destroy());
  };
}

function requestPage(request: Request, server: RequestOptions): Promise<IncomingMessage> {
  const given = requestHeaders.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return new Promise((resolve, reject) => {
    const pageRequest = send({
      ...server,
      path: `/pages${request.originalUrl}`,
      method: request.method,
      headers: { ...Object.fromEntries(given), 'x-forwarded-for': request.ip ?? '' },
    });
    // The timeout ends when the answer begins: a slow client may take its time to read it.
    const timer = setTimeout(() => pageRequest.destroy(new Error('no answer')), timeoutMs);
    pageRequest
      .once('response', resolve)
      .once('error', reject)
      .once('close', () => clearTimeout(timer))
      .once('response', () => clearTimeout(timer))
      .end();
  });
}

function isPage({ statusCode = 500, headers }: IncomingMessage): boolean {
  if (statusCode === 304 || headers.location !== undefined) return true;
  return statusCode < 500 && headers['content-type']?.startsWith('text/html') === true;
}

function isNavigation({ method, path, headers }: Request): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const accepted = headers.accept ?? '*/*';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !name.includes('.') &&
    (accepted.includes('html') || accepted === '*/*')
  );
}

/** Answers 404, to a visitor with the built app, whose page says so. */
export function notFound(directory?: string): RequestHandler {
  return ({ method, headers }, response) => {
    const isVisit = /^(GET|HEAD)$/.test(method) && headers.accept?.includes('html');
    response.status(404).set('Cache-Control', 'no-store');
    if (directory && isVisit) response.sendFile('index.html', { root: directory });
    else response.json({ message: 'Page introuvable' });
  };
}

/**
 * Serves the built app. Files under /assets/ have a content hash and are cached for good; others are revalidated. A
 * navigation that matches no file gets the shell.
 */
export function serveApp(directory: string): RequestHandler {
  const files = sirv(directory, {
    // Reads the disk at each request: another instance may rebuild the folder meanwhile.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
  return (request: Request, response: Response, next: NextFunction) => {
    files(request, response, () => {
      if (!isNavigation(request)) return next();
      request.url = '/index.html';
      files(request, response, next);
    });
  };
}
