import { type Insertable, sql } from 'kysely';
import type { SignedInCaller } from '../session/caller.ts';
import type { Trx } from './database.ts';
import type { ModerationActions } from './generated/tables.ts';

interface Decision extends Omit<Insertable<ModerationActions>, 'decidedBy' | 'subjectType' | 'seen'> {
  subjectType: 'laundromat' | 'review' | 'review_photo' | 'photo' | 'report';
  seen: object;
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
