import { randomUUID } from 'node:crypto';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import { orphanFiles } from '../storage/orphan-files.ts';
import { openFile } from '../storage/send-file.ts';
import type { Storage } from '../storage/storage.ts';
import { claimPhotosQuery } from './claim-documents.ts';

/** Names of photos of claims. Photos of laundromats have other names, so `/photos` never serves one of these. */
const fileName = /^\.?claim-[0-9a-f-]{36}\.webp(?:\.part)?$/;
export const newClaimPhotoName = () => `claim-${randomUUID()}.webp`;
export const claimPhotoType = 'image/webp';

/** Deletes files that no claim names: replaced photos, and those of deleted claims. */
export async function pruneClaimPhotos(
  { hasura, storage }: { hasura: Hasura; storage: Storage },
  system: () => SystemCaller,
): Promise<void> {
  const isClaimPhoto = (name: string) => fileName.test(name);
  const orphans = orphanFiles(storage, isClaimPhoto, async (names) => {
    const { laundromat_claims: claims } = await hasura.query(claimPhotosQuery, { names }, system());
    const named = new Set(claims.map(({ photoName }) => photoName));
    return names.filter((name) => !named.has(name));
  });
  for await (const name of orphans) await storage.remove(name);
}

export async function openClaimPhoto(storage: Storage, name: string | null | undefined) {
  if (!name) throw new ApiError('photoNotFound');
  const file = await openFile(storage, name);
  if (!file) throw new ApiError('photoNotFound');
  return file;
}
