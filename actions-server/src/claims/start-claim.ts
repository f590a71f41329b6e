import { sql } from 'kysely';
import { openClaimStates } from '#contract/claims/claims.ts';
import type { SavedClaim } from '#contract/claims/operations.ts';
import { lockAccount, type Trx } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { websiteDomain } from './website-domain.ts';

const mostOpen = 3;
const mostPerDay = 10;
const ownMessage = 'Cette laverie est déjà dans votre espace propriétaire.';
const dailyMessage = "Vous avez commencé trop de demandes aujourd'hui. Veuillez réessayer demain.";

/** Starts a claim, or returns the owner's open claim of this laundromat, which may have been started on another device. */
export const startClaim: Write<'startClaim'> = async (trx, owner, { claim: { id, laundromatId } }) => {
  const { userId } = owner;
  const account = await lockAccount(trx, userId);
  if (!account?.emailVerified) throw new ApiError('emailUnconfirmed');
  const laundromat = await trx
    .selectFrom('laundromats')
    .select(['isActive', 'userId', 'website'])
    .where('id', '=', laundromatId)
    .executeTakeFirst();
  if (!laundromat?.isActive) throw new ApiError('laundromatNotFound');
  if (laundromat.userId === userId) throw new ApiError('conflict', { message: ownMessage });
  const present = await presentClaim(trx, userId, { id, laundromatId });
  if (present) return present;
  await refuseTooMany(trx, userId);
  const emailDomain = websiteDomain(laundromat.website);
  await trx.insertInto('laundromatClaims').values({ id, laundromatId, userId, emailDomain }).execute();
  return { id, laundromatId };
};

async function presentClaim(trx: Trx, userId: string, { id, laundromatId }: SavedClaim) {
  const sent = await trx
    .selectFrom('laundromatClaims')
    .select(['id', 'laundromatId', 'userId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (sent && (sent.userId !== userId || sent.laundromatId !== laundromatId)) throw new ApiError('conflict');
  if (sent) return { id, laundromatId };
  return trx
    .selectFrom('laundromatClaims')
    .select(['id', 'laundromatId'])
    .where('userId', '=', userId)
    .where('laundromatId', '=', laundromatId)
    .where('status', 'in', openClaimStates)
    .executeTakeFirst();
}

async function refuseTooMany(trx: Trx, userId: string): Promise<void> {
  const { open, today } = await trx
    .selectFrom('laundromatClaims')
    .select([
      sql<number>`(count(*) filter (where status in ('draft', 'submitted')))::int`.as('open'),
      sql<number>`(count(*) filter (where created_at > now() - interval '24 hours'))::int`.as('today'),
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (open >= mostOpen) throw new ApiError('claimLimitReached');
  if (today >= mostPerDay) throw new ApiError('tooManyRequests', { message: dailyMessage });
}
