import { randomUUID } from 'node:crypto';
import { clockTime, type Database } from '../db/database.ts';
import type { SignedInCaller, SystemCaller } from '../session/caller.ts';
import { orphanFiles } from '../storage/storage.ts';
import type { ClaimServices } from './claim-services.ts';
import { lockOwnDraft } from './queries.ts';

const fileName = /^\.?claim-[0-9a-f-]{36}\.webp(?:\.part)?$/;
export const newClaimPhotoName = () => `claim-${randomUUID()}.webp`;
export const claimPhotoType = 'image/webp';

export function setClaimPhoto(
  db: Database,
  owner: SignedInCaller,
  { id, photoName }: { id: string; photoName: string },
): Promise<string | null> {
  return db.transaction(owner, async (trx) => {
    const { photoName: replaced } = await lockOwnDraft(trx, owner, id);
    const photo = { photoName, photoAddedAt: clockTime };
    await trx.updateTable('laundromatClaims').set(photo).where('id', '=', id).execute();
    return replaced;
  });
}

export async function pruneClaimPhotos(
  { db, privateStorage: storage }: ClaimServices,
  system: () => SystemCaller,
): Promise<void> {
  const isClaimPhoto = (name: string) => fileName.test(name);
  const orphans = orphanFiles(storage, isClaimPhoto, async (names) => {
    const claims = await db.transaction(system(), (trx) =>
      trx.selectFrom('laundromatClaims').select('photoName').where('photoName', 'in', names).execute(),
    );
    const named = new Set(claims.map(({ photoName }) => photoName));
    return names.filter((name) => !named.has(name));
  });
  for await (const name of orphans) await storage.remove(name);
}
