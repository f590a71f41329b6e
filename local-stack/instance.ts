import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const addressesSchema = z.object({
  engineUrl: z.url(),
  databaseUrl: z.url(),
  stripe: z.record(z.string(), z.string().optional()).default({}),
});

export type InstanceAddresses = z.infer<typeof addressesSchema>;

const file = (dataDirectory: string) => path.join(dataDirectory, 'running.json');

export async function announceInstance(
  dataDirectory: string,
  addresses: InstanceAddresses,
): Promise<() => Promise<void>> {
  const place = file(dataDirectory);
  await writeFile(`${place}.new`, JSON.stringify(addresses), { mode: 0o600 });
  await rename(`${place}.new`, place);
  return () => rm(place, { force: true });
}

export async function findInstance(dataDirectory: string): Promise<InstanceAddresses | undefined> {
  const text = await readFile(file(dataDirectory), 'utf8').catch(() => '{}');
  const { data: addresses } = addressesSchema.safeParse(JSON.parse(text));
  if (!addresses) return undefined;
  const isThere = await fetch(`${addresses.engineUrl}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  return isThere ? addresses : undefined;
}
