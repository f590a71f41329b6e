import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { SignedInCaller } from '../session/caller.ts';

/** A decision that was carried out, with what the administrator decided about. */
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

/**
 * Begins a decision. What the transaction changes from now on is no check of facts, and has no separate entries in the
 * journal.
 */
export const beginDecision = (trx: Trx) =>
  sql`select set_config('lavoir.moderating', 'yes', true)`.execute(trx);

/** Writes decisions to the log. Triggers add them to the journal and notify the authors. */
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
