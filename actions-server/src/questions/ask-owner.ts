import type { QuestionForm } from '#contract/questions/questions.ts';
import { ApiError } from '../http/api-error.ts';
import { refuse } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { askOwnerMutation } from './question-documents.ts';

/** Stores a question to the owner of a laundromat. Sending it again changes nothing. */
export async function askOwner(
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
