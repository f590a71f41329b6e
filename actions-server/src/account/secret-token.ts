import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret for one browser or mailbox; only its hash is stored. */
export function newSecretToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashSecretToken(token) };
}

/** Hashes without salt or cost: 256 random bits cannot be guessed. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
