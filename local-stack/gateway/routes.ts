export type Destination = 'engine' | 'actions' | 'app' | 'none';

/** The routes as deploy/web/Caddyfile has them; a test compares both. */
export const caddyRoutes = {
  actions:
    '/api/* /photos/* /webhooks/* /sitemaps/* /sitemap.xml /robots.txt /donnees/*.geojson /donnees/*.csv /donnees/*.json',
  private: '^/(v\\d[a-z0-9]*|apis|console|hasura|actions|events|cron|metrics|readyz|__sandbox)(/|$)',
  longestPath: 2048,
};

const privatePaths = new RegExp(caddyRoutes.private, 'i');
const actionsPaths = caddyRoutes.actions.split(' ').map((pattern) => {
  // A star at the end matches anything, elsewhere a part of one segment.
  const [start, end] = pattern.endsWith('*') ? [pattern.slice(0, -1), '.*'] : [pattern, ''];
  return new RegExp(`^${start.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}${end}$`);
});

/**
 * The engine's other endpoints and the actions server's private ones cannot be reached through any spelling: an
 * ambiguous path has no destination.
 */
export function destination(path: string): Destination {
  if (!isUnambiguous(path)) return 'none';
  if (path === '/v1/graphql') return 'engine';
  if (privatePaths.test(path)) return 'none';
  if (actionsPaths.some((pattern) => pattern.test(path))) return 'actions';
  return 'app';
}

function isUnambiguous(path: string): boolean {
  return !/\/\/|\\|\0|%2f|(^|\/)\.\.?(\/|$)/i.test(decoded(path)) && !/%2f/i.test(path);
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
