import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { reportOperations as entries } from '#contract/reports/operations.ts';
import type { ReportForm } from '#contract/reports/reports.ts';
import { refuse } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { handle } from '../http/operation.ts';
import { type ApiCaller, systemFor } from '../session/caller.ts';
import { reportedTextQuery, sendReportMutation } from './report-documents.ts';

export const reportOperations = (hasura: Hasura) =>
  handle(entries, { reportContent: ({ report }, caller) => sendReport(hasura, caller, report) });

/** Stores a report for the administrators. Sending it again changes nothing. */
async function sendReport(
  hasura: Hasura,
  caller: ApiCaller,
  { id = randomUUID(), ...form }: ReportForm,
): Promise<{ id: string }> {
  const { laundromatId, reviewId = null, reason, message = null } = form;
  const report = {
    ...form,
    id,
    target: reviewId ? 'review' : 'laundromat',
    quote: await quoteOf(hasura, caller, laundromatId, reviewId),
    userId: caller.userId ?? null,
  };
  const { insert_reports_one: stored } = await hasura
    .query(sendReportMutation, { report }, systemFor(caller))
    .catch(refuse({ reports_user_id_fkey: 'sessionExpired' }));
  if (!isDeepStrictEqual(stored, { laundromatId, reviewId, reason, message })) throw new ApiError('conflict');
  return { id };
}

/** Returns the present text of what is reported, which may change or be removed before an administrator sees it. */
async function quoteOf(
  hasura: Hasura,
  caller: ApiCaller,
  laundromatId: string,
  reviewId: string | null,
): Promise<string> {
  const isReview = reviewId !== null;
  const variables = { id: laundromatId, reviewId: reviewId ?? laundromatId, isReview };
  const { laundromats_by_pk: laundromat } = await hasura.query(reportedTextQuery, variables, caller);
  if (!laundromat) throw new ApiError('laundromatNotFound');
  if (!isReview) return laundromat.name;
  const [review] = laundromat.reviews ?? [];
  if (!review) throw new ApiError('reviewNotFound');
  return review.comment;
}
