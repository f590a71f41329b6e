import { endpoints } from '#contract/endpoints.ts';

const patterns = endpoints.map(({ method, path }) => ({
  method,
  path,
  expression: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/**
 * The route of a request as metrics tell it: few values, whatever visitors ask for. `status` matters because only
 * Hasura gets an answer behind the private paths; who guesses there must not invent names.
 */
export function routeLabel(method: string, path: string, status: number): string {
  const asked = method === 'HEAD' ? 'GET' : method;
  const endpoint = patterns.find((known) => known.method === asked && known.expression.test(path));
  if (endpoint) return endpoint.path;
  if (path.startsWith('/api/')) return '/api/*';
  if (path.startsWith('/photos/')) return '/photos/*';
  if (path.startsWith('/pages/')) return '/pages/*';
  const hook = /^\/(actions|events|cron|webhooks)\/\w{1,40}$/.exec(path);
  return hook && ![401, 403, 404].includes(status) ? path : '*';
}
