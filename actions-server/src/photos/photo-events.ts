import { sql } from 'kysely';
import { z } from 'zod';
import { rowId } from '#contract/validation/row-id.ts';
import type { Database } from '../db/database.ts';
import { type CronJob, hasuraEvent } from '../hasura/event.ts';
import { orphanFiles, type Storage } from '../storage/storage.ts';
import { prunePhotoDeletions } from './delete-photo.ts';
import { photoNameOf, photoUrl, removePhotoFiles } from './stored-photo.ts';

const row = z.object({ url: z.string(), laundromat_id: rowId() });

/** Deletes the files of a photo. Those of a deleted laundromat can be restored; `purge_photos` deletes them later. */
export const photoEvents = (db: Database, storage: Storage) => ({
  review_photo_deleted: hasuraEvent(row, async ({ old }) => {
    if (!old) return;
    const removed = await db.statement(
      sql`select from laundromats where id = ${old.laundromat_id}
        and not exists (select from review_photos where url = ${old.url})`,
    );
    if (removed.length > 0) await removePhotoFiles(storage, old.url);
  }),
});

export function photoCron(db: Database, storage: Storage): Record<string, CronJob> {
  return {
    async purge_photos(system) {
      await prunePhotoDeletions(db, system);
      for await (const name of orphanPhotos(db, storage)) await storage.remove(name);
    },
  };
}

/** Returns the files of photos that no row names, nor a deleted one that can be restored. */
export function orphanPhotos(db: Database, storage: Storage): AsyncGenerator<string> {
  const isPhoto = (file: string) => photoNameOf(file) !== undefined;
  return orphanFiles(storage, isPhoto, async (files) => {
    const urlOf = (file: string) => photoUrl(photoNameOf(file)!);
    const rows = await db.statement(sql<{ url: string }>`
      select url from (
        select url from photos union all select url from photo_deletions union all select url from review_photos
        union all select jsonb_path_query(deleted_rows, '$.photos[*].url') #>> '{}' from moderation_actions where is_restorable
        union all
        select jsonb_path_query(deleted_rows, '$.review_photos[*].url') #>> '{}' from moderation_actions where is_restorable
      ) named
      where url = any (${files.map(urlOf)})`);
    const named = new Set(rows.map(({ url }) => url));
    return files.filter((file) => file.startsWith('.') || !named.has(urlOf(file)));
  });
}
