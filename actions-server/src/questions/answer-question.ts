import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';

export function answerQuestion(
  db: Database,
  owner: SignedInCaller,
  { id, answer }: { id: string; answer: string },
): Promise<{ id: string }> {
  return db.transaction(owner, async (trx) => {
    const question = await trx
      .selectFrom('ownerQuestions')
      .innerJoin('laundromats', 'laundromats.id', 'ownerQuestions.laundromatId')
      .select(['answer', 'laundromats.userId'])
      .where('ownerQuestions.id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    // A question to another owner is answered like one that does not exist.
    if (question?.userId !== owner.userId) throw new ApiError('questionNotFound');
    if (question.answer === answer) return { id };
    if (question.answer !== null) throw new ApiError('questionAnswered');
    await trx
      .updateTable('ownerQuestions')
      .set({ answer, answeredAt: sql`now()` })
      .where('id', '=', id)
      .execute();
    return { id };
  });
}
