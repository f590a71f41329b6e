import { timingSafeEqual } from 'node:crypto';
import { claimPath } from '#contract/claims/claim-path.ts';
import { claimCodeAttempts, claimLetterDays } from '#contract/claims/claims.ts';
import { frenchDay } from '../email/email.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller, type SystemCaller } from '../session/caller.ts';
import { codeHash, newCode, spacedCode } from './claim-code-hash.ts';
import { claimQuery } from './claim-documents.ts';
import { attemptLetterMutation, confirmLetterMutation, newLetterMutation } from './letter-documents.ts';
import { drawLetter } from './letter-pdf.ts';

export interface LetterServices {
  hasura: Hasura;
  /** Key of the hashes of codes. */
  secret: string;
  publicUrl: string;
  siteAddress: string;
}

/** Prints a letter with a new code for a submitted claim. The code is stored nowhere but on the paper. */
export async function printLetter(
  { hasura, secret, publicUrl, siteAddress }: LetterServices,
  administrator: SignedInCaller,
  id: string,
): Promise<Buffer> {
  const system = systemFor(administrator);
  const { laundromat_claims_by_pk: claim } = await hasura.query(claimQuery, { id }, system);
  if (!claim) throw new ApiError('claimNotFound');
  const { status, laundromatId, laundromat, letterConfirmedAt } = claim;
  if (status !== 'submitted' || letterConfirmedAt) throw new ApiError('claimClosed');
  if (laundromat.closedAt) throw new ApiError('laundromatClosed');
  const code = newCode();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + claimLetterDays * 86_400_000).toISOString();
  const hash = codeHash(secret, { id, laundromatId }, code);
  const letter = { claimId: id, laundromatId, codeHash: hash, attempts: 0, expiresAt };
  await hasura.query(newLetterMutation, { letter, id, now: now.toISOString() }, system);
  const { name, slug, address, postalCode, city } = laundromat;
  return drawLetter({
    ...{ name, address, postalCode, city, siteAddress },
    code: spacedCode(code),
    url: `${publicUrl}${claimPath(slug)}`,
    until: frenchDay(expiresAt),
  });
}

/**
 * Tries the code of the letter. The attempt is counted before the comparison, in one statement, so that concurrent ones
 * count as well. Returns the attempts that are left; undefined if the code was right.
 */
export async function confirmLetter(
  { hasura, secret }: Pick<LetterServices, 'hasura' | 'secret'>,
  system: SystemCaller,
  { id, userId, laundromatId, code }: { id: string; userId: string; laundromatId: string; code: string },
): Promise<number | undefined> {
  const now = new Date().toISOString();
  const { update_claim_letters: attempted } = await hasura.query(
    attemptLetterMutation,
    { id, laundromatId, now, allowed: claimCodeAttempts },
    system,
  );
  const [letter] = attempted?.returning ?? [];
  if (!letter) return 0;
  const [given, stored] = [codeHash(secret, { id, laundromatId }, code), letter.codeHash].map(Buffer.from);
  const isRight = given!.length === stored!.length && timingSafeEqual(given!, stored!);
  if (!isRight) return claimCodeAttempts - letter.attempts;
  const confirmation = { id, userId, laundromatId, hash: letter.codeHash, now };
  const { update_laundromat_claims: confirmed } = await hasura.query(
    confirmLetterMutation,
    confirmation,
    system,
  );
  return confirmed?.affected_rows === 1 ? undefined : 0;
}
