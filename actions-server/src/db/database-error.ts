import pg from 'pg';
import { tooFarMessage } from '#contract/corrections/corrections.ts';
import type { ErrorCode } from '#contract/http/errors.ts';
import { ApiError } from '../http/api-error.ts';

export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

const refusals: Record<string, ErrorCode | [ErrorCode, { message: string }]> = {
  fact_corrections_user_id_fkey: 'sessionExpired',
  laundromat_claims_laundromat_id_fkey: 'laundromatNotFound',
  photos_id_unused: 'photoRemoved',
  review_photos_id_unused: 'photoRemoved',
  laundromat_drafts_id_unused: 'laundromatDeleted',
  laundromats_closed_is_unpublished: 'laundromatClosed',
  laundromats_featured_is_premium: ['conflict', { message: 'Une laverie Premium+ est aussi Premium.' }],
  laundromats_id_unused: 'laundromatDeleted',
  laundromats_location_near_commune: ['invalidInput', { message: tooFarMessage }],
  reports_user_id_fkey: 'sessionExpired',
  reviews_id_unused: 'reviewRemoved',
  reviews_user_id_fkey: 'sessionExpired',
  users_email_key: 'emailTaken',
};

/** Returns the refusal that an error of the database means for the caller, or the error itself. */
export function refusedByDatabase(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error)) return new DatabaseUnavailable('Postgres did not answer', { cause: error });
  if (!(error instanceof pg.DatabaseError)) return error;
  const refusal = refusals[error.constraint ?? ''];
  const [code, details] = typeof refusal === 'string' ? [refusal] : (refusal ?? []);
  if (code) return new ApiError(code, { ...details, cause: error });
  if (error.code?.startsWith('23')) return new ApiError('conflict', { cause: error });
  if (error.code?.startsWith('22')) return new ApiError('invalidInput', { cause: error });
  return error;
}

export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof ApiError ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause.constraint : undefined;
}

/** A deadlock, or a transaction that another one has overtaken: the same work succeeds a moment later. */
export const isConflictOfTransactions = (error: unknown) =>
  error instanceof pg.DatabaseError && ['40P01', '40001'].includes(error.code ?? '');

const unavailable = [
  '08', // connection
  '25006', // read-only: a standby
  '40', // deadlock after all attempts
  '53', // no connections, memory or disk left
  '55P03', // a lock took too long
  '57', // shutting down, starting, or a statement took too long
];

/** Errors of the network and of the pool have no SQLSTATE; `TimeoutError` is the deadline of the request. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return unavailable.some((code) => error.code?.startsWith(code));
  if (!(error instanceof Error)) return false;
  return (
    'syscall' in error ||
    error.name === 'TimeoutError' ||
    /^(Connection terminated|timeout exceeded|Client has encountered)/.test(error.message)
  );
}
