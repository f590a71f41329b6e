import pg from 'pg';
import { GraphqlError } from '../errors/graphql-error.ts';

/**
 * Postgres out of reach, in Hasura's words and under a code of its own: callers may try again later, which would be
 * pointless with an error of the statement. Undefined when it is the statement that failed.
 */
export function connectionError(error: unknown): GraphqlError | undefined {
  const { message } = error as Error;
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined;
  if (code === '53300' || message === poolTimeout) {
    const text = 'max connections reached on postgres';
    return new GraphqlError('postgres-max-connections-error', text, '$', message);
  }
  // Without an answer of Postgres, it is the connection that failed.
  const isLost = code === undefined || code.startsWith('08') || serverGone.has(code) || isRefused(error);
  return isLost ? new GraphqlError('postgres-error', 'connection error', '$', message) : undefined;
}

/** Whether the connection is of no use any more after this error. */
export const breaksConnection = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC';

/** admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped. */
const serverGone = new Set(['57P01', '57P02', '57P03', '57P04']);

/** What ends a session, or does not let it begin, says nothing about the statement. */
const isRefused = (error: unknown) => error instanceof pg.DatabaseError && breaksConnection(error);

/** The only sign that pg-pool gives of it. */
const poolTimeout = 'timeout exceeded when trying to connect';
