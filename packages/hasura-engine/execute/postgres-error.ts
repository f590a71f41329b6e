import { GraphqlError } from '../errors/graphql-error.ts';

interface PostgresFailure {
  code?: string;
  message: string;
  detail?: string;
  hint?: string;
}

const violations: Record<string, string> = {
  '23502': 'Not-NULL violation. ',
  '23503': 'Foreign key violation. ',
  '23505': 'Uniqueness violation. ',
  '23P01': 'Exclusion violation. ',
  '23001': 'Can not delete or update due to data being referred. ',
};

/** Returns the error for a failed statement. Texts of triggers and unexpected errors are shown as `internal` only. */
export function fromPostgres(failure: PostgresFailure, statement: string, path = '$'): GraphqlError {
  const { code = '', message } = failure;
  const violation = violations[code];
  if (violation !== undefined)
    return new GraphqlError('constraint-violation', `${violation}${message}`, path);
  if (code === '23514')
    return new GraphqlError('permission-error', `Check constraint violation. ${message}`, path);
  if (code === '22025') return new GraphqlError('bad-request', message, path);
  if (code.startsWith('22')) return new GraphqlError('data-exception', message, path);
  if (code === '42704') return new GraphqlError('constraint-error', message, path);
  if (code === '42P10') {
    const text = 'there is no unique or exclusion constraint on target column(s)';
    return new GraphqlError('constraint-error', text, path);
  }
  return new GraphqlError('unexpected', 'database query error', path, {
    statement,
    prepared: true,
    error: {
      status_code: code,
      message,
      description: failure.detail ?? null,
      hint: failure.hint ?? null,
      exec_status: 'FatalError',
    },
  });
}
