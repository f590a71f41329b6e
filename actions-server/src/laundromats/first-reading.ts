import {
  type AccountHistory,
  holdsBack,
  laundromatsADay,
  readingReasons,
  type ReadLaundromat,
} from '#contract/moderation/reading-rules.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { neverRead } from '../hasura/unread-parts.ts';
import type { SystemCaller } from '../session/caller.ts';

const historyQuery = graphql(`
  query AccountHistory($userId: uuid!, $id: uuid!, $since: timestamptz!) {
    today: laundromats_aggregate(
      where: { userId: { _eq: $userId }, id: { _neq: $id }, createdAt: { _gte: $since } }
    ) {
      aggregate {
        count
      }
    }
    approved: laundromats(
      where: {
        userId: { _eq: $userId }
        id: { _neq: $id }
        isActive: { _eq: true }
        changedAt: { _is_null: true }
      }
      limit: 1
    ) {
      id
    }
    frauds: payments(
      where: { isFraudulent: { _eq: true }, subscription: { userId: { _eq: $userId } } }
      limit: 1
    ) {
      id
    }
  }
`);

const holdMutation = graphql(`
  mutation HoldLaundromat($id: uuid!, $reasons: [String!]!) {
    update_laundromats_by_pk(
      pk_columns: { id: $id }
      _set: { isActive: false, needsApproval: true, readingReasons: $reasons }
    ) {
      id
    }
  }
`);

/** Returns the reasons to read a laundromat that its owner adds, or changes before it is published. */
export async function reasonsOf(
  hasura: Hasura,
  userId: string,
  laundromat: ReadLaundromat & { id: string },
  system: SystemCaller,
) {
  return readingReasons(laundromat, await historyOf(hasura, userId, laundromat.id, system));
}

async function historyOf(
  hasura: Hasura,
  userId: string,
  id: string,
  system: SystemCaller,
): Promise<AccountHistory> {
  const since = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  const { today, approved, frauds } = await hasura.query(historyQuery, { userId, id, since }, system);
  return {
    addedToday: today.aggregate?.count ?? 0,
    hasApproved: approved.length > 0,
    hasFraud: frauds.length > 0,
  };
}

/** The columns of a new laundromat that its reading decides: what is held is not published, the rest awaits reading. */
export function columnsToRead(reasons: ReturnType<typeof readingReasons>, isPublished: boolean) {
  const held = holdsBack(reasons) ? { isActive: false, needsApproval: true } : undefined;
  return { readingReasons: reasons, ...(held ?? (isPublished ? neverRead() : {})) };
}

/**
 * Holds a laundromat that was added together with others, which its own count could not see yet. Counting after the
 * insert, at most `laundromatsADay` of any number sent at once find nothing.
 */
export async function holdOneTooMany(hasura: Hasura, userId: string, id: string, system: SystemCaller) {
  const { addedToday } = await historyOf(hasura, userId, id, system);
  if (addedToday < laundromatsADay) return;
  await hasura.query(holdMutation, { id, reasons: ['manyInADay'] }, system);
}
