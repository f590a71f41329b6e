import { sql } from 'kysely';
import type { UnreadPart } from '#contract/moderation/moderated-fields.ts';
import {
  type AccountHistory,
  holdsBack,
  readingReasons,
  type ReadLaundromat,
} from '#contract/moderation/reading-rules.ts';
import type { Trx } from '../db/database.ts';
import { townsWithCode } from '../places/postal-code.ts';

/** Returns why an administrator should read this laundromat, from what it says and from what its account has done. */
export async function reasonsOf(
  trx: Trx,
  userId: string,
  laundromat: Omit<ReadLaundromat, 'towns'> & { id: string; postalCode?: string },
) {
  const { rows } = await townsWithCode(laundromat.postalCode ?? '').execute(trx);
  const towns = rows[0]!.names;
  return readingReasons({ ...laundromat, towns }, await historyOf(trx, userId, laundromat.id));
}

async function historyOf(trx: Trx, userId: string, id: string): Promise<AccountHistory> {
  const { rows } = await sql<AccountHistory>`
    select
      count(*) filter (where created_at >= now() - interval '24 hours')::int as added_today,
      coalesce(bool_or(is_active and changed_at is null), false) as has_approved,
      exists (
        select from payments join subscriptions s on s.id = subscription_id where is_fraudulent and s.user_id = ${userId}
      ) as has_fraud,
      exists (select from users where id = ${userId} and not is_active) as is_suspended,
      exists (select from users where id = ${userId} and role = 'owner') as is_owner
    from laundromats where user_id = ${userId} and id <> ${id}`.execute(trx);
  return rows[0]!;
}

/** Returns the columns that put a laundromat into the queue of administrators, or hold it back. */
export function columnsToRead(reasons: ReturnType<typeof readingReasons>, isPublished: boolean) {
  const held = holdsBack(reasons) ? { isActive: false, needsApproval: true } : undefined;
  return { readingReasons: reasons, ...(held ?? (isPublished ? neverRead() : {})) };
}

/** The columns of a laundromat that no administrator has read yet. */
export function neverRead() {
  const publishedAt = new Date().toISOString();
  return { approvedContent: {}, changedAt: publishedAt, changedSince: publishedAt };
}

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
