import { createHash, randomBytes } from 'node:crypto';

/** A secret handed to one browser or mailbox; only its hash is stored. */
export function newSecretToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashSecretToken(token) };
}

/** No salt and no cost: 256 random bits cannot be guessed from their hash. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
