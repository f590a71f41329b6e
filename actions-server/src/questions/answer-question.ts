import { transactionTime } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';

export const answerQuestion: Write<'answerQuestion'> = async (trx, owner, { id, answer }) => {
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
    .set({ answer, answeredAt: transactionTime })
    .where('id', '=', id)
    .execute();
  return { id };
};
