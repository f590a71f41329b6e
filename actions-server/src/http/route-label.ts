import { endpoints } from '#contract/http/endpoints.ts';

const patterns = endpoints.map(({ method, path }) => ({
  method,
  path,
  expression: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/**
 * Returns the route of a request as a metric label with few values, whatever clients send. Private paths keep their name
 * only when `status` shows that the call came from Hasura: a guessed path must not create a label.
 */
export function routeLabel(method: string, path: string, status: number): string {
  const routeMethod = method === 'HEAD' ? 'GET' : method;
  const endpoint = patterns.find((known) => known.method === routeMethod && known.expression.test(path));
  if (endpoint) return endpoint.path;
  if (path.startsWith('/api/')) return '/api/*';
  if (path.startsWith('/photos/')) return '/photos/*';
  if (path.startsWith('/pages/')) return '/pages/*';
  const hook = /^\/(actions|events|cron|validations|webhooks)\/\w{1,40}$/.exec(path);
  return hook && ![401, 403, 404].includes(status) ? path : '*';
}
