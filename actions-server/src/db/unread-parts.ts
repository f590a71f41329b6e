import { sql } from 'kysely';
import type { UnreadPart } from '#contract/moderation/moderated-fields.ts';
import type { Trx } from './database.ts';

/** The columns of a published laundromat that no administrator has read: nothing of it is approved. */
export const neverRead = (now = new Date().toISOString()) => ({
  approvedContent: {},
  changedAt: now,
  changedSince: now,
});

/**
 * Puts a published laundromat into the queue of what is read afterwards, with the former values of the parts that change.
 * Parts that wait already keep their first value.
 */
export async function queueParts(
  trx: Trx,
  laundromatId: string,
  parts: Partial<Record<UnreadPart, unknown>>,
): Promise<void> {
  if (Object.keys(parts).length === 0) return;
  await sql`update laundromats l set changed_at = now(),
      approved_content = ${JSON.stringify(parts)}::jsonb || coalesce(l.approved_content, moderated_content(l))
    where l.id = ${laundromatId} and l.is_active`.execute(trx);
}
