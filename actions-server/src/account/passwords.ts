import { hash, verify, type Options } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';

/** OWASP's parameters for argon2id, which is the library's default algorithm. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards encode accents in two ways; both must give the same password. */
const spelled = (password: string) => password.normalize('NFC');

const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${random(16)}$${random(32)}`;

export function hashPassword(password: string): Promise<string> {
  return hash(spelled(password), cost);
}

/** Compares a password with its hash. Without an account (`stored` undefined) it takes as long and returns false. */
export async function isPassword(
  password: string,
  stored: string | undefined,
  check = verify,
): Promise<boolean> {
  const matches = await check(stored ?? nobodysHash, spelled(password));
  return matches && stored !== undefined;
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}
