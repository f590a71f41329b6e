import pg from 'pg';
import { GraphqlError } from '../errors/graphql-error.ts';

/**
 * Returns the error for an unreachable Postgres, with Hasura's text, or undefined if the statement failed. Its code
 * differs from those of failed statements, because callers may retry it.
 */
export function connectionError(error: unknown): GraphqlError | undefined {
  const { message } = error as Error;
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined;
  if (code === '53300' || message === poolTimeout) {
    const text = 'max connections reached on postgres';
    return new GraphqlError('postgres-max-connections-error', text, '$', message);
  }
  // Without an answer from Postgres, the connection failed.
  const isLost = code === undefined || code.startsWith('08') || serverGone.has(code) || isRefused(error);
  return isLost ? new GraphqlError('postgres-error', 'connection error', '$', message) : undefined;
}

/** Returns true if the connection cannot be used after this error. */
export const breaksConnection = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC';

/** admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped. */
const serverGone = new Set(['57P01', '57P02', '57P03', '57P04']);

/** Returns true for an error that ends or refuses the session; the statement is not its cause. */
const isRefused = (error: unknown) => error instanceof pg.DatabaseError && breaksConnection(error);

/** Message of pg-pool for a timeout, which has no code. */
const poolTimeout = 'timeout exceeded when trying to connect';
