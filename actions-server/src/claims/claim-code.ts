import { sql } from 'kysely';
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  claimCodeAttempts,
  claimCodeLength,
  claimCodeMinutes,
  claimEmailMessage,
} from '#contract/claims/claims.ts';
import type { SavedClaim } from '#contract/claims/operations.ts';
import { clockTime, lockAccount, type Trx } from '../db/database.ts';
import type { Email } from '../email/email.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import type { SignedInCaller } from '../session/caller.ts';
import type { ClaimServices } from './claim-services.ts';
import { type LockedClaim, lockOwnClaim, lockOwnDraft } from './queries.ts';
import { provesOwnership } from './website-domain.ts';

export const newCode = () => String(randomInt(10 ** claimCodeLength)).padStart(claimCodeLength, '0');

export const spacedCode = (code: string) =>
  `${code.slice(0, claimCodeLength / 2)} ${code.slice(claimCodeLength / 2)}`;

/** Codes are short: without a key they could be found by trying all. */
export function codeHash(secret: string, claim: { id: string; laundromatId: string }, code: string): string {
  const purpose = `claim ${claim.id} ${claim.laundromatId} ${code}`;
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

const mostPerDay = 3;
const usedUpMessage =
  "Plusieurs codes ont déjà été envoyés aujourd'hui. Regardez vos courriers indésirables, ou réessayez demain.";

/** Sends a code to an address that belongs to the laundromat. It ends the validity of earlier codes. */
export async function sendClaimCode(
  { db, mail, secret }: ClaimServices,
  owner: SignedInCaller,
  { id, email }: { id: string; email: string },
): Promise<SavedClaim> {
  const code = newCode();
  const codeId = randomUUID();
  const { laundromatId, isNew } = await db.transaction(owner, async (trx) => {
    await lockAccount(trx, owner.userId);
    const claim = await lockOwnDraft(trx, owner, id);
    if (claim.emailConfirmedAt) return { ...claim, isNew: false };
    if (!provesOwnership(email, claim.laundromat)) throw refusedField('email', claimEmailMessage);
    await refuseTooMany(trx, claim, email);
    await noteAddress(trx, id, email);
    await trx
      .insertInto('claimCodes')
      .values({ id: codeId, claimId: id, email, codeHash: codeHash(secret, claim, code) })
      .execute();
    return { ...claim, isNew: true };
  });
  if (!isNew) return { id, laundromatId };
  const message = codeEmail(email, code);
  if (!(await mail.allows(message, codeId, owner))) {
    // The code before it stays valid.
    await db.transaction(owner, (trx) => trx.deleteFrom('claimCodes').where('id', '=', codeId).execute());
    throw new ApiError('tooManyRequests', { message: usedUpMessage });
  }
  await mail.send(message, codeId, owner).catch((cause: unknown) => {
    throw new ApiError('unavailable', { cause });
  });
  return { id, laundromatId };
}

/**
 * All claims of an account share a limit per laundromat, so a new claim gets no more codes, and per address, so one
 * account does not use up the codes that others need.
 */
async function refuseTooMany(trx: Trx, { userId, laundromatId }: LockedClaim, email: string): Promise<void> {
  const { sent } = await trx
    .selectFrom('claimCodes')
    .innerJoin('laundromatClaims', 'laundromatClaims.id', 'claimCodes.claimId')
    .select(sql<number>`count(*)::int`.as('sent'))
    .where('laundromatClaims.userId', '=', userId)
    .where(({ eb, or }) =>
      or([eb('laundromatClaims.laundromatId', '=', laundromatId), eb('claimCodes.email', '=', email)]),
    )
    .where('claimCodes.createdAt', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  if (sent >= mostPerDay) throw new ApiError('tooManyRequests', { message: usedUpMessage });
}

/**
 * Writes the address into the claim, with its source (`import` for a contact from OpenStreetMap) and since when the page
 * has had it. An address that is not the contact itself belongs to the domain of the website.
 */
const noteAddress = (trx: Trx, id: string, email: string) =>
  sql`update laundromat_claims c set email = ${email}, (email_source, email_since) = (
    select
      case when exists (
        select from source_objects s where s.laundromat_id = l.id and (
          a.is_contact and lower(s.imported ->> 'email') = lower(l.email)
          or not a.is_contact and website_host(s.imported ->> 'website') = website_host(l.website)
        )
      ) then 'import' else 'site' end,
      coalesce(case when a.is_contact then d.email_changed_at else d.website_changed_at end, l.created_at)
    from laundromats l left join contact_changes d on d.laundromat_id = l.id,
      lateral (select lower(l.email) is not distinct from lower(${email}) as is_contact) a
    where l.id = c.laundromat_id
  ) where c.id = ${id}`.execute(trx);

/** Confirms the address of a draft by its email, and a submitted claim by its letter. */
export async function confirmClaimCode(
  { db, secret }: ClaimServices,
  owner: SignedInCaller,
  { id, code }: { id: string; code: string },
): Promise<SavedClaim> {
  const { laundromatId, left } = await db.transaction(owner, async (trx) => {
    const claim = await lockOwnClaim(trx, owner, id);
    const { status } = claim;
    const isConfirmed = status === 'draft' ? claim.emailConfirmedAt : claim.letterConfirmedAt;
    if (isConfirmed) return { ...claim, left: null };
    if (status !== 'draft' && status !== 'submitted') throw new ApiError('claimClosed');
    const hash = codeHash(secret, claim, code);
    return { ...claim, left: await (status === 'draft' ? tryEmail : tryLetter)(trx, claim, hash) };
  });
  // Refused after the transaction has counted the attempt.
  if (left === null) return { id, laundromatId };
  if (left === 0) throw new ApiError('claimCodeRefused');
  const message = `Ce code n'est pas le bon. Il vous reste ${left === 1 ? 'un essai' : `${left} essais`}.`;
  throw new ApiError('claimCodeRefused', { message, errors: { code: message } });
}

/** Returns null for the right code, otherwise the number of attempts left; 0 also without a valid code. */
async function tryEmail(trx: Trx, { id, laundromatId }: LockedClaim, hash: string): Promise<number | null> {
  const newest = await trx
    .selectFrom('claimCodes')
    .select(['id', 'email', 'codeHash', 'attempts', 'usedAt'])
    .select(sql<boolean>`expires_at > clock_timestamp()`.as('isValid'))
    .where('claimId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  if (!newest?.isValid || newest.usedAt || newest.attempts >= claimCodeAttempts) return 0;
  const isRight = isSame(newest.codeHash, hash);
  const attempts = newest.attempts + 1;
  await trx
    .updateTable('claimCodes')
    .set({ attempts, ...(isRight && { usedAt: clockTime }) })
    .where('id', '=', newest.id)
    .execute();
  if (!isRight) return claimCodeAttempts - attempts;
  const confirmed = { email: newest.email, emailConfirmedAt: clockTime, provedLaundromatId: laundromatId };
  await trx.updateTable('laundromatClaims').set(confirmed).where('id', '=', id).execute();
  return null;
}

/** As `tryEmail`, for the code of a letter. */
async function tryLetter(trx: Trx, { id, laundromatId }: LockedClaim, hash: string): Promise<number | null> {
  const letter = await trx
    .updateTable('claimLetters')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('claimId', '=', id)
    .where('laundromatId', '=', laundromatId)
    .where('attempts', '<', claimCodeAttempts)
    .where('expiresAt', '>', clockTime)
    .returning(['codeHash', 'attempts'])
    .executeTakeFirst();
  if (!letter) return 0;
  if (!isSame(letter.codeHash, hash)) return claimCodeAttempts - letter.attempts;
  const confirmed = { letterConfirmedAt: clockTime, provedLaundromatId: laundromatId };
  await trx.updateTable('laundromatClaims').set(confirmed).where('id', '=', id).execute();
  await trx.deleteFrom('claimLetters').where('claimId', '=', id).execute();
  return null;
}

function isSame(stored: string, given: string): boolean {
  const [one, other] = [Buffer.from(stored), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function codeEmail(to: string, code: string): Email {
  return {
    to,
    subject: 'Votre code de confirmation',
    paragraphs: [
      "Une personne indique que cette adresse est celle de sa laverie. Si c'est vous, saisissez ce code sur notre site :",
      spacedCode(code),
      `Il est valable ${claimCodeMinutes} minutes. Si vous n'avez rien demandé, ne le communiquez à personne : sans lui, rien ne change.`,
    ],
    forAnyone: true,
    allowance: 'code',
  };
}
