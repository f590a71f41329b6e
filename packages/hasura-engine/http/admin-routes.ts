import type { IncomingHttpHeaders } from 'node:http';
import { GraphqlError } from '../errors/graphql-error.ts';
import type { Caller } from '../execute/executor.ts';

type AdminApi = 'metadata' | 'pgdump' | 'config';

interface AdminRoute {
  api: AdminApi;
  refusal: () => GraphqlError;
}

const restricted = () => new GraphqlError('access-denied', 'restricted access : admin only', '$.args');
const adminsOnly = () => new GraphqlError('access-denied', 'You have to be an admin to access this endpoint');

const routes: Record<string, AdminRoute> = {
  'POST /v1/query': { api: 'metadata', refusal: restricted },
  'POST /v1/metadata': { api: 'metadata', refusal: restricted },
  'POST /v2/query': { api: 'metadata', refusal: restricted },
  'POST /v1/graphql/explain': { api: 'metadata', refusal: adminsOnly },
  'GET /api/swagger/json': { api: 'metadata', refusal: adminsOnly },
  'POST /v1alpha1/pg_dump': { api: 'pgdump', refusal: adminsOnly },
  'GET /v1alpha1/config': { api: 'config', refusal: adminsOnly },
};

/**
 * Returns the error of a route for administrators, which always fails: other roles are refused, and admin learns that
 * metadata comes from files. Undefined for any other route.
 */
export async function adminRefusal(
  route: string,
  headers: IncomingHttpHeaders,
  identify: (headers: IncomingHttpHeaders) => Caller | Promise<Caller>,
  enabledApis: Set<string>,
): Promise<GraphqlError | undefined> {
  if (/^[A-Z]+ \/api\/rest\//.test(route)) {
    await identify(headers);
    return new GraphqlError('not-found', 'Endpoint not found');
  }
  const known = routes[route];
  if (!known || !enabledApis.has(known.api)) return undefined;
  const { role } = await identify(headers);
  if (role !== 'admin') return known.refusal();
  return new GraphqlError(
    'not-supported',
    'this engine has no administration API: change the files of the project and start it again',
  );
}
