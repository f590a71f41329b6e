import { randomUUID } from 'node:crypto';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Storage } from '../storage/storage.ts';
import { claimPhotosQuery } from './claim-documents.ts';

/** Names of photos of claims. Photos of laundromats have other names, so `/photos` never serves one of these. */
const fileName = /^\.?claim-[0-9a-f-]{36}\.webp(?:\.part)?$/;
export const newClaimPhotoName = () => `claim-${randomUUID()}.webp`;
export const claimPhotoType = 'image/webp';

/** Age below which a file may belong to an upload whose row is not stored yet. */
const youngMs = 24 * 3_600_000;
const batchSize = 500;

/** Deletes files that no claim names: replaced photos, and those of deleted claims. */
export async function pruneClaimPhotos(
  { hasura, storage }: { hasura: Hasura; storage: Storage },
  system: () => SystemCaller,
): Promise<void> {
  let batch: string[] = [];
  const prune = async () => {
    const { laundromat_claims: claims } = await hasura.query(claimPhotosQuery, { names: batch }, system());
    const named = new Set(claims.map(({ photoName }) => photoName));
    for (const name of batch) if (!named.has(name)) await storage.remove(name);
    batch = [];
  };
  for await (const { name, storedAt } of storage.files()) {
    if (!fileName.test(name) || storedAt.getTime() > Date.now() - youngMs) continue;
    batch.push(name);
    if (batch.length === batchSize) await prune();
  }
  if (batch.length > 0) await prune();
}

export async function openClaimPhoto(storage: Storage, name: string | null | undefined) {
  if (!name) throw new ApiError('photoNotFound');
  const file = await storage.open(name).catch((cause: unknown) => {
    throw new ApiError('unavailable', { cause });
  });
  if (!file) throw new ApiError('photoNotFound');
  return file;
}
