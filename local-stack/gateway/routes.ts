/** The server that a public path leads to. `none` answers 404, as if the path did not exist. */
export type Destination = 'engine' | 'actions' | 'app' | 'none';

const privatePrefixes =
  /^\/(v\d[a-z0-9]*|apis|console|hasura|actions|events|cron|validations|__sandbox)(\/|$)/;
const actionsPrefixes =
  /^\/((api|photos|webhooks|sitemaps)(\/|$)|(sitemap\.xml|robots\.txt|donnees\/[^/]+\.(geojson|csv|json))$)/;

/**
 * Lists everything that is public. The engine's other endpoints (metadata, console, schema) and the actions server's
 * private ones cannot be reached through any spelling: an ambiguous path has no destination.
 */
export function destination(path: string): Destination {
  if (!isUnambiguous(path)) return 'none';
  if (path === '/v1/graphql') return 'engine';
  if (privatePrefixes.test(path.toLowerCase())) return 'none';
  if (actionsPrefixes.test(path)) return 'actions';
  return 'app';
}

function isUnambiguous(path: string): boolean {
  return !/\/\/|\\|\0|%2f|(^|\/)\.\.?(\/|$)/i.test(decoded(path)) && !/%2f/i.test(path);
}

/** Returns the path itself when it cannot be decoded, as in /laverie/100%: it belongs to a page that does not exist. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
