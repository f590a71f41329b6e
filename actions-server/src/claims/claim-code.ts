import { createHmac, randomInt, randomUUID } from 'node:crypto';
import {
  claimCodeAttempts,
  claimCodeLength,
  claimCodeMinutes,
  claimEmailMessage,
} from '#contract/claims/claims.ts';
import type { SavedClaim } from '#contract/claims/operations.ts';
import type { Email } from '../email/email.ts';
import type { OutgoingMail } from '../email/outgoing-mail.ts';
import { refuse } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError, refusedField } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { confirmClaimCodeMutation, newClaimCodeMutation } from './claim-documents.ts';
import { ownClaim, ownDraft } from './own-claim.ts';
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
  const code = String(randomInt(10 ** claimCodeLength)).padStart(claimCodeLength, '0');
  const system = systemFor(owner);
  const variables = { id, userId: owner.userId, email, hash: codeHash(secret, id, code) };
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

/** Confirms the address of a draft. The database counts the attempts, so that concurrent ones count as well. */
export async function confirmClaimCode(
  { hasura, secret }: CodeServices,
  owner: SignedInCaller,
  { id, code }: { id: string; code: string },
): Promise<SavedClaim> {
  const { status, laundromatId, emailConfirmedAt } = await ownClaim(hasura, owner, id);
  if (emailConfirmedAt) return { id, laundromatId };
  if (status !== 'draft') throw new ApiError('claimClosed');
  const variables = { id, userId: owner.userId, hash: codeHash(secret, id, code) };
  const { confirm_claim_code: attempted } = await hasura.query(
    confirmClaimCodeMutation,
    variables,
    systemFor(owner),
  );
  const [attempt] = attempted;
  if (attempt?.usedAt) return { id, laundromatId };
  // The same code sent twice at once: the other request has confirmed it.
  if (!attempt && (await ownClaim(hasura, owner, id)).emailConfirmedAt) return { id, laundromatId };
  const left = attempt ? claimCodeAttempts - attempt.attempts : 0;
  if (left === 0) throw new ApiError('claimCodeRefused');
  const message = `Ce code n'est pas le bon. Il vous reste ${left === 1 ? 'un essai' : `${left} essais`}.`;
  throw new ApiError('claimCodeRefused', { message, errors: { code: message } });
}

/**
 * Codes are short, so the hash has a key: without one, a code could be found by trying all. The id makes the hashes of
 * two claims differ.
 */
function codeHash(secret: string, claimId: string, code: string): string {
  return createHmac('sha256', secret).update(`claim ${claimId} ${code}`).digest('base64url');
}

/** Nobody has confirmed this address, so the email contains no user input, not even the laundromat's name. */
function codeEmail(to: string, code: string): Email {
  const half = claimCodeLength / 2;
  return {
    to,
    subject: 'Votre code de confirmation',
    paragraphs: [
      "Une personne indique que cette adresse est celle de sa laverie. Si c'est vous, saisissez ce code sur notre site :",
      `${code.slice(0, half)} ${code.slice(half)}`,
      `Il est valable ${claimCodeMinutes} minutes. Si vous n'avez rien demandé, ne le communiquez à personne : sans lui, rien ne change.`,
    ],
    forAnyone: true,
    allowance: 'code',
  };
}
