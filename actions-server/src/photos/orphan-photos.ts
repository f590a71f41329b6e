import { z } from 'zod';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Storage } from '../storage/storage.ts';
import { photosByUrlQuery } from './photo-documents.ts';
import { photoNameOf, photoUrl } from './stored-photo.ts';

/** Age below which a file may belong to an upload whose row is not stored yet. */
const youngHours = 24;
const batchSize = 500;

/** Null in a deletion older than the table. */
const savedPhotos = z.array(z.object({ url: z.string() })).nullable();

interface OrphanSearch {
  hasura: Hasura;
  storage: Storage;
  /** Creates the caller of one query; a long list takes many queries. */
  system: () => SystemCaller;
  now?: Date;
}

/** Yields names of stored files without a row: of interrupted uploads, and of photos and laundromats deleted for good. */
export async function* orphanPhotos({ hasura, storage, system, now = new Date() }: OrphanSearch) {
  const newest = now.getTime() - youngHours * 3_600_000;
  let batch: { name: string; url: string }[] = [];
  const unnamed = async () => {
    const urls = [...new Set(batch.map(({ url }) => url))];
    const answer = await hasura.query(photosByUrlQuery, { urls }, system());
    const named = new Set([
      ...answer.photos.map(({ url }) => url),
      ...answer.photo_deletions.map(({ url }) => url),
      ...answer.review_photos.map(({ url }) => url),
      ...answer.deletions
        .flatMap(({ photos, reviewPhotos }) => [photos, reviewPhotos])
        .flatMap((rows) => savedPhotos.parse(rows) ?? [])
        .map(({ url }) => url),
    ]);
    // An unfinished file is an orphan even when there is a row.
    const orphans = batch.filter(({ name, url }) => name.startsWith('.') || !named.has(url));
    batch = [];
    return orphans.map(({ name }) => name);
  };
  for await (const { name, storedAt } of storage.files()) {
    const photo = photoNameOf(name);
    if (photo === undefined || storedAt.getTime() > newest) continue;
    batch.push({ name, url: photoUrl(photo) });
    if (batch.length === batchSize) yield* await unnamed();
  }
  if (batch.length > 0) yield* await unnamed();
}

/** Deletes orphan files and returns their number; runs daily. */
export async function pruneOrphanPhotos(search: OrphanSearch): Promise<number> {
  let removed = 0;
  for await (const name of orphanPhotos(search)) {
    await search.storage.remove(name);
    removed += 1;
  }
  return removed;
}
