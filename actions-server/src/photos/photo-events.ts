import { sql } from 'kysely';
import { z } from 'zod';
import { rowId } from '#contract/validation/row-id.ts';
import type { Database } from '../db/database.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { Storage } from '../storage/storage.ts';
import { removePhotoFiles } from './stored-photo.ts';

const row = z.object({ url: z.string(), laundromat_id: rowId() });

/**
 * `review_photo_deleted`: deletes the files of a photo, alone or with its review. Those of a deleted laundromat can be
 * restored: `purge_photos` deletes them later.
 */
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
