import { sql } from 'kysely';
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

/** Deletes the photos that no claim names, nor an open one that was deleted and can be restored. */
export async function pruneClaimPhotos(
  { db, privateStorage: storage }: ClaimServices,
  system: () => SystemCaller,
): Promise<void> {
  const isClaimPhoto = (name: string) => fileName.test(name);
  const orphans = orphanFiles(storage, isClaimPhoto, async (names) => {
    const { rows } = await db.transaction(system(), (trx) =>
      sql<{ photoName: string }>`
        select photo_name from (
          select photo_name from laundromat_claims union all
          select jsonb_path_query(deleted_rows, '$.laundromat_claims[*] ? (@.decided_at == null).photo_name') #>> '{}'
          from moderation_actions where is_restorable
        ) named
        where photo_name = any (${names})`.execute(trx),
    );
    const named = new Set(rows.map(({ photoName }) => photoName));
    return names.filter((name) => !named.has(name));
  });
  for await (const name of orphans) await storage.remove(name);
}
