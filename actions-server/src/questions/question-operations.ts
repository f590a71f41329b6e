import { questionOperations as entries } from '#contract/questions/operations.ts';
import type { QuestionForm } from '#contract/questions/questions.ts';
import { refuse } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { handle } from '../http/operation.ts';
import { type SignedInCaller, systemFor } from '../session/caller.ts';
import { answerQuestionMutation, askOwnerMutation, ownerQuestionQuery } from './question-documents.ts';

export const questionOperations = (hasura: Hasura) =>
  handle(entries, {
    askOwner: ({ question }, caller) => askOwner(hasura, caller, question),
    answerQuestion: (input, caller) => answerQuestion(hasura, caller, input),
  });

/** Stores an owner's one answer to a question about their laundromat. Sending it again changes nothing. */
async function answerQuestion(
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

/** Stores a question to the owner of a laundromat. Sending it again changes nothing. */
async function askOwner(
  hasura: Hasura,
  caller: SignedInCaller,
  question: QuestionForm,
): Promise<{ id: string }> {
  const variables = { ...question, userId: caller.userId };
  const { ask_owner: stored } = await hasura.query(askOwnerMutation, variables, systemFor(caller)).catch(
    refuse({
      owner_questions_asker_confirmed: 'emailUnconfirmed',
      owner_questions_laundromat_published: 'laundromatNotFound',
      owner_questions_to_another: 'ownLaundromatAsked',
      owner_questions_owner_reachable: 'ownerUnreachable',
    }),
  );
  if (!stored[0]) throw new ApiError('conflict');
  return stored[0];
}
