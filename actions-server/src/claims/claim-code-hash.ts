import { createHmac, randomInt } from 'node:crypto';
import { claimCodeLength } from '#contract/claims/claims.ts';

export const newCode = () => String(randomInt(10 ** claimCodeLength)).padStart(claimCodeLength, '0');

/** Returns a code as it is printed: « 1234 5678 ». */
export const spacedCode = (code: string) =>
  `${code.slice(0, claimCodeLength / 2)} ${code.slice(claimCodeLength / 2)}`;

/**
 * Codes are short, so the hash has a key: without one, a code could be found by trying all. It belongs to one claim of one
 * laundromat, also when a merge moves the claim to another.
 */
export function codeHash(secret: string, claim: { id: string; laundromatId: string }, code: string): string {
  const purpose = `claim ${claim.id} ${claim.laundromatId} ${code}`;
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
