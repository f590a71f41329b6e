import { ApiError } from '../http/api-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { answerQuestionMutation, ownerQuestionQuery } from './question-documents.ts';

/** Stores an owner's one answer to a question about their laundromat. Sending it again changes nothing. */
export async function answerQuestion(
  hasura: Hasura,
  caller: SignedInCaller,
  { id, answer }: { id: string; answer: string },
): Promise<{ id: string }> {
  const system = systemFor(caller);
  const { userId } = caller;
  const variables = { id, userId, answer, answeredAt: new Date().toISOString() };
  const { update_owner_questions } = await hasura.query(answerQuestionMutation, variables, system);
  if (update_owner_questions.affected_rows === 1) return { id };
  const { owner_questions_by_pk: question } = await hasura.query(ownerQuestionQuery, { id }, system);
  // A question to another owner is answered like one that does not exist.
  if (question?.laundromat.owner?.id !== userId) throw new ApiError('questionNotFound');
  if (question.answer !== answer) throw new ApiError('questionAnswered');
  return { id };
}
