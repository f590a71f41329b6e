import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const secretsSchema = z.object({
  adminSecret: z.string().min(32),
  jwtKey: z.string().min(32),
  hookSecret: z.string().min(32),
  databasePassword: z.string().min(32),
});

export type Secrets = z.infer<typeof secretsSchema>;

const secretsFile = (dataDirectory: string) => path.join(dataDirectory, 'secrets.json');

/** Returns the instance's secrets, created at its first start so that sessions survive a restart. */
export async function ensureSecrets(dataDirectory: string): Promise<Secrets> {
  const kept = await readSecrets(dataDirectory);
  if (kept) return kept;
  const secrets: Secrets = {
    adminSecret: random(),
    jwtKey: random(),
    hookSecret: random(),
    databasePassword: random(),
  };
  const file = secretsFile(dataDirectory);
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}

export async function readSecrets(dataDirectory: string): Promise<Secrets | undefined> {
  const file = secretsFile(dataDirectory);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartError(`${file} does not contain valid secrets: delete it to create new ones.`, {
      cause,
    });
  }
}

const random = () => randomBytes(32).toString('base64url');
