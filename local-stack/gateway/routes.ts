/** Where a public path is answered; `app` is a page of the app, `none` does not exist from outside. */
export type Destination = 'engine' | 'actions' | 'app' | 'none';

const privatePrefixes = /^\/(v\d[a-z0-9]*|apis|console|hasura|actions|events|cron|__sandbox)(\/|$)/;
const actionsPrefixes = /^\/((api|photos|webhooks|sitemaps)(\/|$)|(sitemap\.xml|robots\.txt)$)/;

/**
 * Only what is named here leaves the house. The engine's other endpoints (metadata, console, schema) and the
 * actions server's private ones are not reachable through any spelling: a path that could be read twice is none.
 */
export function destination(path: string): Destination {
  if (!isPlain(path)) return 'none';
  if (path === '/v1/graphql') return 'engine';
  if (privatePrefixes.test(path.toLowerCase())) return 'none';
  if (actionsPrefixes.test(path)) return 'actions';
  return 'app';
}

function isPlain(path: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  return !/\/\/|\\|\0|%2f|(^|\/)\.\.?(\/|$)/i.test(decoded) && !/%2f/i.test(path);
}
