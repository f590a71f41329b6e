import { randomUUID } from 'node:crypto';
import { claimCodeAttempts, claimCodeMinutes, claimEmailMessage } from '#contract/claims/claims.ts';
import type { SavedClaim } from '#contract/claims/operations.ts';
import type { Email } from '../email/email.ts';
import type { OutgoingMail } from '../email/outgoing-mail.ts';
import { refuse } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import { systemFor, type SignedInCaller, type SystemCaller } from '../session/caller.ts';
import { codeHash, newCode, spacedCode } from './claim-code-hash.ts';
import { confirmClaimCodeMutation, newClaimCodeMutation } from './claim-documents.ts';
import { confirmLetter } from './claim-letter.ts';
import { type Claim, ownClaim, ownDraft } from './own-claim.ts';
import { provesOwnership } from './website-domain.ts';

export interface CodeServices {
  hasura: Hasura;
  mail: OutgoingMail;
  /** Key of the hashes of codes. */
  secret: string;
}

const usedUpMessage =
  "Plusieurs codes ont déjà été envoyés aujourd'hui. Regardez vos courriers indésirables, ou réessayez demain.";

/** Sends a code to an address that belongs to the laundromat. It ends the validity of earlier codes. */
export async function sendClaimCode(
  { hasura, mail, secret }: CodeServices,
  owner: SignedInCaller,
  { id, email }: { id: string; email: string },
): Promise<SavedClaim> {
  const { laundromat, laundromatId, emailConfirmedAt } = await ownDraft(hasura, owner, id);
  if (emailConfirmedAt) return { id, laundromatId };
  if (!provesOwnership(email, laundromat)) throw refusedField('email', claimEmailMessage);
  const code = newCode();
  const system = systemFor(owner);
  const variables = { id, userId: owner.userId, email, hash: codeHash(secret, { id, laundromatId }, code) };
  const stored = await hasura
    .query(newClaimCodeMutation, variables, system)
    .catch(refuse({ claim_codes_daily_limit: ['tooManyRequests', { message: usedUpMessage }] }));
  if (stored.new_claim_code.length === 0) throw new ApiError('claimClosed');
  const message = codeEmail(email, code);
  const key = randomUUID();
  if (!(await mail.allows(message, key, system)))
    throw new ApiError('tooManyRequests', { message: usedUpMessage });
  await mail.send(message, key, system).catch((cause: unknown) => {
    throw new ApiError('unavailable', { cause });
  });
  return { id, laundromatId };
}

/** Confirms the address of a draft by its email, and a submitted claim by its letter. */
export async function confirmClaimCode(
  { hasura, secret }: CodeServices,
  owner: SignedInCaller,
  { id, code }: { id: string; code: string },
): Promise<SavedClaim> {
  const claim = await ownClaim(hasura, owner, id);
  const { status, laundromatId } = claim;
  if (isConfirmed(claim)) return { id, laundromatId };
  if (status !== 'draft' && status !== 'submitted') throw new ApiError('claimClosed');
  const system = systemFor(owner);
  const guess = { id, userId: owner.userId, laundromatId, code };
  const left =
    status === 'submitted'
      ? await confirmLetter({ hasura, secret }, system, guess)
      : await confirmEmail({ hasura, secret }, system, guess);
  // The same code sent twice at once: the other request has confirmed it.
  if (left === undefined || isConfirmed(await ownClaim(hasura, owner, id))) return { id, laundromatId };
  if (left === 0) throw new ApiError('claimCodeRefused');
  const message = `Ce code n'est pas le bon. Il vous reste ${left === 1 ? 'un essai' : `${left} essais`}.`;
  throw new ApiError('claimCodeRefused', { message, errors: { code: message } });
}

/** Tells whether the code of the present step is confirmed: the email's of a draft, the letter's of a submitted claim. */
const isConfirmed = ({ status, emailConfirmedAt, letterConfirmedAt }: Claim) =>
  (status === 'draft' ? emailConfirmedAt : letterConfirmedAt) !== null;

/** The database counts the attempts, so that concurrent ones count as well. Returns like `confirmLetter`. */
async function confirmEmail(
  { hasura, secret }: Pick<CodeServices, 'hasura' | 'secret'>,
  system: SystemCaller,
  { code, ...claim }: { id: string; userId: string; laundromatId: string; code: string },
): Promise<number | undefined> {
  const variables = { ...claim, hash: codeHash(secret, claim, code) };
  const { confirm_claim_code: attempted } = await hasura.query(confirmClaimCodeMutation, variables, system);
  const [attempt] = attempted;
  if (attempt?.usedAt) return undefined;
  return attempt ? claimCodeAttempts - attempt.attempts : 0;
}

/** Nobody has confirmed this address, so the email contains no user input, not even the laundromat's name. */
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
