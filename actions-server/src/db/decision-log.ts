import { sql } from 'kysely';
import type { UnreadPart } from '#contract/moderation/moderated-fields.ts';
import type { SignedInCaller } from '../session/caller.ts';
import type { Trx } from './database.ts';

interface Decision {
  subjectType: 'laundromat' | 'review' | 'review_photo' | 'photo' | 'report';
  subjectId: string;
  decision: string;
  reason?: string | null;
  seenAt?: string | null;
  laundromatId: string;
  authorId?: string | null;
  seen: object;
  deletedRows?: string;
  mergedInto?: string;
  keepsOwnerOf?: 'kept' | 'merged' | null;
  formerOwnerId?: string | null;
  movedRows?: string;
}

/** Later changes of the transaction belong to the decision: they get no entries of their own in the journal. */
export const beginDecision = (trx: Trx) =>
  sql`select set_config('lavoir.moderating', 'yes', true)`.execute(trx);

export async function logDecisions(
  trx: Trx,
  administrator: SignedInCaller,
  decisions: Decision[],
): Promise<void> {
  if (decisions.length === 0) return;
  const rows = decisions.map(({ seen, ...decision }) => ({
    ...decision,
    seen: JSON.stringify(seen),
    decidedBy: administrator.userId,
  }));
  await trx.insertInto('moderationActions').values(rows).execute();
}

/** The columns of a laundromat that no administrator has read yet. */
export const neverRead = (now = new Date().toISOString()) => ({
  approvedContent: {},
  changedAt: now,
  changedSince: now,
});

/**
 * Adds changed parts of a laundromat that is published, or closed and may be reopened, to the queue of administrators, with
 * the former values that a reversal puts back. Parts in the queue keep their first value.
 */
export async function queueParts(
  trx: Trx,
  laundromatId: string,
  parts: Partial<Record<UnreadPart, unknown>>,
): Promise<void> {
  if (Object.keys(parts).length === 0) return;
  await sql`update laundromats l set changed_at = now(), changed_since = coalesce(l.changed_since, now()),
      approved_content = ${JSON.stringify(parts)}::jsonb || coalesce(l.approved_content, moderated_content(l))
    where l.id = ${laundromatId} and (l.is_active or l.closed_at is not null)`.execute(trx);
}

/** Takes parts that an administrator writes out of the queue: a reversal leaves them as they are. */
export const approveParts = (trx: Trx, laundromatId: string, names: readonly UnreadPart[]) =>
  trx
    .updateTable('laundromats')
    .set({ approvedContent: sql`approved_content - ${names}::text[]` })
    .where('id', '=', laundromatId)
    .where(sql<boolean>`approved_content ?| ${names}::text[]`)
    .execute();
