import { randomUUID } from 'node:crypto';
import type { ReportForm } from '#contract/reports/reports.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type ApiCaller } from '../session/caller.ts';
import { violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import {
  reportedLaundromatQuery,
  reportedReviewQuery,
  reportQuery,
  sendReportMutation,
} from './report-documents.ts';

/** Stores a report for the administrators. Sending it again changes nothing. */
export async function sendReport(
  hasura: Hasura,
  caller: ApiCaller,
  { id = randomUUID(), ...form }: ReportForm,
): Promise<{ id: string }> {
  const report = {
    ...form,
    id,
    target: form.reviewId ? 'review' : 'laundromat',
    quote: await quoteOf(hasura, caller, form),
    userId: caller.userId ?? null,
  };
  try {
    await hasura.query(sendReportMutation, { report }, systemFor(caller));
    return { id };
  } catch (error) {
    if (violates(error, 'reports_user_id_fkey')) throw new ApiError('sessionExpired', { cause: error });
    if (!violates(error, 'reports_pkey')) throw error;
    const { reports_by_pk: stored } = await hasura.query(reportQuery, { id }, systemFor(caller));
    const same =
      stored?.laundromatId === form.laundromatId &&
      stored.reviewId === (form.reviewId ?? null) &&
      stored.reason === form.reason &&
      stored.message === (form.message ?? null);
    if (!same) throw new ApiError('conflict');
    return { id };
  }
}

/** Returns the present text of what is reported, which may change or be removed before an administrator sees it. */
async function quoteOf(
  hasura: Hasura,
  caller: ApiCaller,
  { laundromatId, reviewId }: Pick<ReportForm, 'laundromatId' | 'reviewId'>,
): Promise<string> {
  const { laundromats_by_pk: laundromat } = await hasura.query(
    reportedLaundromatQuery,
    { id: laundromatId },
    caller,
  );
  if (!laundromat) throw new ApiError('laundromatNotFound');
  if (!reviewId) return laundromat.name;
  const { reviews_by_pk: review } = await hasura.query(reportedReviewQuery, { id: reviewId }, caller);
  if (review?.laundromatId !== laundromatId) throw new ApiError('reviewNotFound');
  return review.comment;
}
