import pg from 'pg';
import { GraphqlError } from '../errors/graphql-error.ts';

const violations: Record<string, string> = {
  '23502': 'Not-NULL violation. ',
  '23503': 'Foreign key violation. ',
  '23505': 'Uniqueness violation. ',
  '23P01': 'Exclusion violation. ',
  '23001': 'Can not delete or update due to data being referred. ',
};

export const databaseError = (error: unknown, statement: string, path = '$'): GraphqlError =>
  connectionError(error) ?? fromPostgres(error as pg.DatabaseError, statement, path);

function fromPostgres(
  { code = '', message }: pg.DatabaseError,
  statement: string,
  path: string,
): GraphqlError {
  const violation = violations[code];
  if (violation !== undefined)
    return new GraphqlError('constraint-violation', `${violation}${message}`, path);
  if (code === '23514')
    return new GraphqlError('permission-error', `Check constraint violation. ${message}`, path);
  if (code === '22025') return new GraphqlError('bad-request', message, path);
  if (code.startsWith('22')) return new GraphqlError('data-exception', message, path);
  const cause = `${message} (${code}): ${statement.slice(0, 500)}`;
  return new GraphqlError('unexpected', 'database query error', path, { cause });
}

/**
 * Returns the error of a lost or refused connection; undefined if the statement itself failed. Callers may retry this
 * error, so its code differs from those of failed statements.
 */
export function connectionError(error: unknown): GraphqlError | undefined {
  const { message } = error as Error;
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : undefined;
  if (code === '53300' || message === poolTimeout) {
    const text = 'max connections reached on postgres';
    return new GraphqlError('postgres-max-connections-error', text);
  }
  // A connection that ends without an answer has no code.
  const isLost = code === undefined || code.startsWith('08') || serverGone.has(code) || isRefused(error);
  return isLost ? new GraphqlError('postgres-error', 'connection error') : undefined;
}

export const breaksConnection = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || error.severity === 'FATAL' || error.severity === 'PANIC';

/** admin_shutdown, crash_shutdown, cannot_connect_now, database_dropped. */
const serverGone = new Set(['57P01', '57P02', '57P03', '57P04']);

const isRefused = (error: unknown) => error instanceof pg.DatabaseError && breaksConnection(error);

export const poolTimeout = 'timeout exceeded when trying to connect';
