import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ReportForm } from '#contract/reports/reports.ts';
import type { Database } from '../db/database.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiCaller } from '../session/caller.ts';

const reportedTextQuery = graphql(`
  query ReportedText($id: uuid!, $reviewId: uuid!, $isReview: Boolean!) {
    laundromats_by_pk(id: $id) {
      name
      reviews(where: { id: { _eq: $reviewId } }) @include(if: $isReview) {
        comment
      }
    }
  }
`);

export interface ReportServices {
  db: Database;
  hasura: Hasura;
}

export async function sendReport(
  { db, hasura }: ReportServices,
  caller: ApiCaller,
  { id = randomUUID(), laundromatId, reviewId = null, reason, message = null, email }: ReportForm,
): Promise<{ id: string }> {
  const quote = await quoteOf(hasura, caller, laundromatId, reviewId);
  const sent = { laundromatId, reviewId, reason, message };
  const target = reviewId ? 'review' : 'laundromat';
  return db.transaction(caller, async (trx) => {
    const stored = await trx
      .insertInto('reports')
      .values({ ...sent, id, target, quote, email, userId: caller.userId ?? null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ id }))
      .returning(['laundromatId', 'reviewId', 'reason', 'message'])
      .executeTakeFirstOrThrow();
    if (!isDeepStrictEqual(stored, sent)) throw new ApiError('conflict');
    return { id };
  });
}

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
