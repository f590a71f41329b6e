import type { ErrorCode, GraphqlError } from '../errors/graphql-error.ts';

const unauthorized = new Set([
  'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
  'x-hasura-admin-secret/x-hasura-access-key required, but not found',
]);

const statuses: Partial<Record<ErrorCode, number>> = {
  'not-found': 404,
  unexpected: 500,
  'postgres-error': 500,
  'postgres-max-connections-error': 500,
};

/** HTTP status of an error, except on `/v1/graphql`. */
export function statusOf({ code, message }: GraphqlError): number {
  if (unauthorized.has(message)) return 401;
  // A missing session variable has code not-found, but the request is at fault.
  if (message.startsWith('missing session variable')) return 400;
  return statuses[code] ?? 400;
}

/** Returns `{"errors": […]}` with a single error, as Hasura does. */
export function graphqlErrors(
  { message, path, code, internal, extensions: own }: GraphqlError,
  showInternal: boolean,
): string {
  const extensions = own ?? { path, code, ...(showInternal && internal !== undefined ? { internal } : {}) };
  return JSON.stringify({ errors: [{ message, extensions }] });
}

/** The shape of errors on every other route. */
export const errorObject = ({ message, path, code }: GraphqlError) => ({ path, error: message, code });
