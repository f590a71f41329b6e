import { sql } from 'kysely';
import { hasNoContact } from '#contract/validation/contacts-in-text.ts';
import { lockAccount, lockAccounts, type Trx, lockedLaundromatOf } from '../db/database.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { renewTiers, renewTiersWith } from '../laundromats/owner-tiers.ts';
import { cancelOffers } from '../laundromats/queries.ts';
import { giveLaundromat } from './give-laundromat.ts';

const undisputedMessage =
  "Seule une fiche publiée change de compte, et seulement si son propriétaire n'a pas changé et qu'aucune demande de reprise n'attend de réponse.";

/** Refuses to transfer a laundromat that is unpublished, or that another person claims. */
async function refuseDisputed(trx: Trx, laundromatId: string, isPublished: boolean): Promise<void> {
  const claim = await trx
    .selectFrom('laundromatClaims')
    .select('id')
    .where('laundromatId', '=', laundromatId)
    .where('status', '=', 'submitted')
    .executeTakeFirst();
  if (!isPublished || claim) throw new ApiError('conflict', { message: undisputedMessage });
}

const mostOpen = 3;
const mostPerDay = 10;
const selfMessage = 'Cette laverie est déjà dans ce compte.';
const namedMessage =
  "Le nom de cette laverie contient un lien ou un numéro\u00a0: corrigez-le d'abord, puis proposez-la.";
const limitMessage = 'Vous avez trop de propositions en cours. Annulez-en une, ou réessayez demain.';

/**
 * Offers a laundromat to the account with an address, in place of an earlier offer. Answers the same without such an
 * account.
 */
export const offerLaundromat: Write<'offerLaundromat'> = async (trx, owner, { id, laundromatId, email }) => {
  const { userId } = owner;
  const account = await lockAccount(trx, userId);
  const laundromat = await trx
    .selectFrom('laundromats')
    .select(['name', 'userId', 'isActive'])
    .where('id', '=', laundromatId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!laundromat) throw new ApiError('laundromatNotFound');
  if (laundromat.userId !== userId) throw new ApiError('notYourLaundromat');
  if (!account?.emailVerified) throw new ApiError('emailUnconfirmed');
  if (account.email.toLowerCase() === email) throw refusedField('email', selfMessage);
  if (!hasNoContact(laundromat.name)) throw new ApiError('conflict', { message: namedMessage });
  const sent = await trx
    .selectFrom('laundromatTransfers')
    .select(['userId', 'laundromatId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (sent && (sent.userId !== userId || sent.laundromatId !== laundromatId)) throw new ApiError('conflict');
  if (sent) return { id, laundromatId };
  await refuseDisputed(trx, laundromatId, laundromat.isActive);
  await refuseTooMany(trx, userId, laundromatId);
  await cancelOffers(trx, laundromatId);
  const recipientId = await recipientOf(trx, email, userId);
  const offer = { id, laundromatId, userId, recipientEmail: email, recipientId };
  await trx.insertInto('laundromatTransfers').values(offer).execute();
  return { id, laundromatId };
};

async function refuseTooMany(trx: Trx, userId: string, laundromatId: string): Promise<void> {
  const { open, today } = await trx
    .selectFrom('laundromatTransfers')
    .select([
      sql<number>`(count(*) filter (
        where laundromat_id <> ${laundromatId} and status = 'open' and expires_at > now()
      ))::int`.as('open'),
      sql<number>`(count(*) filter (where created_at > now() - interval '24 hours'))::int`.as('today'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (open >= mostOpen || today >= mostPerDay)
    throw new ApiError('tooManyRequests', { message: limitMessage });
}

async function recipientOf(trx: Trx, email: string, userId: string): Promise<string | null> {
  const recipient = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', userId)
    .where('role', '=', 'owner')
    .where('isActive', '=', true)
    .where('emailVerified', '=', true)
    .executeTakeFirst();
  return recipient?.id ?? null;
}

/**
 * Accepts, declines or cancels an offer. The same answer again changes nothing. Other accounts' offers are refused like
 * unknown ones.
 */
export const answerTransfer: Write<'answerTransfer'> = async (trx, owner, { id, answer }) => {
  await lockAccounts(
    trx,
    sql`select unnest(array[user_id, recipient_id]) from laundromat_transfers where id = ${id}`,
  );
  const transfer = await lockTransfer(trx, id);
  const { laundromatId, laundromat } = transfer;
  const answerer = answer === 'cancelled' ? transfer.userId : transfer.recipientId;
  if (answerer !== owner.userId) throw new ApiError('transferClosed');
  if (transfer.status === answer) return { id, laundromatId };
  if (transfer.status !== 'open' || transfer.isExpired) throw new ApiError('transferClosed');
  const isUnchanged = laundromat.isActive && laundromat.userId === transfer.userId;
  if (answer === 'accepted') await refuseDisputed(trx, laundromatId, isUnchanged);
  await trx.updateTable('laundromatTransfers').set({ status: answer }).where('id', '=', id).execute();
  if (answer === 'accepted') {
    await giveLaundromat(trx, laundromatId, owner.userId);
    await renewTiers(trx, transfer.userId);
    await renewTiersWith(trx, laundromatId);
  }
  return { id, laundromatId };
};

async function lockTransfer(trx: Trx, id: string) {
  const laundromat = await lockedLaundromatOf(trx, 'laundromatTransfers', id)
    .select(['userId', 'isActive'])
    .executeTakeFirst();
  const transfer = await trx
    .selectFrom('laundromatTransfers')
    .select(['laundromatId', 'userId', 'recipientId', 'status'])
    .select(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!laundromat || !transfer) throw new ApiError('transferClosed');
  return { ...transfer, laundromat };
}
