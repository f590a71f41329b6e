import type { SavedClaim } from '#contract/claims/operations.ts';
import type { TransferAnswer } from '#contract/claims/transfers.ts';
import { hasNoContact } from '#contract/validation/readable-text.ts';
import { graphql } from '../hasura/graphql.ts';
import { refuse, type Refusals } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import { systemFor, type SignedInCaller, type SystemCaller } from '../session/caller.ts';
import { claimableQuery } from './claim-documents.ts';
import { planArguments } from './decide-claim.ts';

const offerLaundromatMutation = graphql(`
  mutation OfferOwnedLaundromat($id: uuid!, $laundromatId: uuid!, $userId: uuid!, $email: String!) {
    offer_laundromat(args: { transfer_id: $id, offered: $laundromatId, offerer: $userId, address: $email }) {
      id
      laundromatId
    }
  }
`);

const transferQuery = graphql(`
  query LaundromatTransfer($id: uuid!) {
    laundromat_transfers_by_pk(id: $id) {
      id
      laundromatId
      userId
      recipientId
      status
    }
  }
`);

const answerTransferMutation = graphql(`
  mutation AnswerLaundromatTransfer($answer: answer_transfer_args!) {
    answer_transfer(args: $answer) {
      id
    }
  }
`);

const selfMessage = 'Cette laverie est déjà dans ce compte.';
const undisputedMessage =
  "Seule une fiche publiée change de compte, et seulement si son propriétaire n'a pas changé et qu'aucune demande de reprise n'attend de réponse.";
const namedMessage =
  "Le nom de cette laverie contient un lien ou un numéro\u00a0: corrigez-le d'abord, puis proposez-la.";
const limitMessage = 'Vous avez trop de propositions en cours. Annulez-en une, ou réessayez demain.';

const refusals: Refusals = {
  laundromat_transfers_undisputed: ['conflict', { message: undisputedMessage }],
  laundromat_transfers_limit: ['tooManyRequests', { message: limitMessage }],
  laundromats_within_plan: 'laundromatLimitReached',
};

/** Offers a laundromat to the account with an address. The answer is the same whether or not there is such an account. */
export async function offerLaundromat(
  hasura: Hasura,
  owner: SignedInCaller,
  { id, laundromatId, email }: SavedClaim & { email: string },
): Promise<SavedClaim> {
  const system = systemFor(owner);
  const { userId } = owner;
  const { users_by_pk: user, laundromats_by_pk: laundromat } = await hasura.query(
    claimableQuery,
    { laundromatId, userId },
    system,
  );
  if (laundromat?.userId !== userId)
    throw new ApiError(laundromat ? 'notYourLaundromat' : 'laundromatNotFound');
  if (!user?.emailVerified) throw new ApiError('emailUnconfirmed');
  if (user.email.toLowerCase() === email) throw refusedField('email', selfMessage);
  // The recipient's email has the name.
  if (!hasNoContact(laundromat.name)) throw new ApiError('conflict', { message: namedMessage });
  const { offer_laundromat: offered } = await hasura
    .query(offerLaundromatMutation, { id, laundromatId, userId, email }, system)
    .catch(refuse(refusals));
  if (!offered[0]) throw new ApiError('conflict');
  return offered[0];
}

/** Accepts, declines or cancels an offer. The same answer again changes nothing. */
export async function answerTransfer(
  hasura: Hasura,
  owner: SignedInCaller,
  { id, answer }: { id: string; answer: TransferAnswer },
): Promise<SavedClaim> {
  const system = systemFor(owner);
  const { laundromatId, status } = await answerable(hasura, owner, answer, id, system);
  if (status === answer) return { id, laundromatId };
  if (status !== 'open') throw new ApiError('transferClosed');
  const plan = answer === 'accepted' ? await planArguments(hasura, system, owner.userId, laundromatId) : {};
  const given = { for_transfer: id, answerer: owner.userId, answer, ...plan };
  const { answer_transfer: answered } = await hasura
    .query(answerTransferMutation, { answer: given }, system)
    .catch(refuse(refusals));
  const present = answered[0] ? answer : (await answerable(hasura, owner, answer, id, system)).status;
  if (present !== answer) throw new ApiError('transferClosed');
  return { id, laundromatId };
}

/**
 * Returns an offer to which this account may give this answer; other accounts' offers are refused like unknown ones.
 */
async function answerable(
  hasura: Hasura,
  { userId }: SignedInCaller,
  answer: TransferAnswer,
  id: string,
  system: SystemCaller,
) {
  const { laundromat_transfers_by_pk: transfer } = await hasura.query(transferQuery, { id }, system);
  const answerer = answer === 'cancelled' ? transfer?.userId : transfer?.recipientId;
  if (!transfer || answerer !== userId) throw new ApiError('transferClosed');
  return transfer;
}
