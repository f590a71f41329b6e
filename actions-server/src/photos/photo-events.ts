import { sql } from 'kysely';
import { z } from 'zod';
import { rowId } from '#contract/validation/row-id.ts';
import type { Database } from '../db/database.ts';
import { type CronJob, hasuraEvent } from '../hasura/event.ts';
import type { Storage } from '../storage/storage.ts';
import { prunePhotoDeletions } from './delete-photo.ts';
import { orphanPhotos } from './orphan-photos.ts';
import { removePhotoFiles } from './stored-photo.ts';

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
