import type { QuestionForm } from '#contract/questions/questions.ts';
import { ApiError } from '../http/api-error.ts';
import { violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { askedOwnerQuery, askOwnerMutation, ownerQuestionQuery } from './question-documents.ts';

/** Stores a question to the owner of a laundromat. Sending it again changes nothing. */
export async function askOwner(
  hasura: Hasura,
  caller: SignedInCaller,
  { id, laundromatId, question }: QuestionForm,
): Promise<{ id: string }> {
  const { userId } = caller;
  const system = systemFor(caller);
  const asked = await hasura.query(askedOwnerQuery, { laundromatId, userId }, system);
  const { users_by_pk: user, laundromats_by_pk: laundromat } = asked;
  // The answer is mailed, and words of other people go to confirmed addresses only.
  if (!user?.emailVerified) throw new ApiError('emailUnconfirmed');
  if (!laundromat?.isActive) throw new ApiError('laundromatNotFound');
  const { owner } = laundromat;
  if (owner?.id === userId) throw new ApiError('ownLaundromatAsked');
  if (!owner?.isActive || !owner.emailVerified) throw new ApiError('ownerUnreachable');
  const row = { id, laundromatId, userId, authorName: user.firstName, question };
  try {
    await hasura.query(askOwnerMutation, { question: row }, system);
  } catch (error) {
    if (!violates(error, 'owner_questions_pkey')) throw error;
    const { owner_questions_by_pk: stored } = await hasura.query(ownerQuestionQuery, { id }, system);
    const isSame =
      stored?.userId === userId && stored.laundromatId === laundromatId && stored.question === question;
    if (!isSame) throw new ApiError('conflict');
  }
  return { id };
}
