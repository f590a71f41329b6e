import { z } from 'zod';
import { rowId } from '#contract/validation/row-id.ts';
import { hasuraEvent } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { Storage } from '../storage/storage.ts';
import { deletedReviewPhotoQuery } from './photo-documents.ts';
import { removePhotoFiles } from './stored-photo.ts';

const row = z.object({ url: z.string(), laundromat_id: rowId() });

/**
 * `review_photo_deleted`: deletes the files of a photo, alone or with its review. Those of a deleted laundromat can be
 * restored: `purge_photos` deletes them later.
 */
export const photoEvents = (hasura: Hasura, storage: Storage) => ({
  review_photo_deleted: hasuraEvent(row, async ({ old }, system) => {
    if (!old) return;
    const variables = { url: old.url, laundromatId: old.laundromat_id };
    const { laundromats, review_photos } = await hasura.query(deletedReviewPhotoQuery, variables, system);
    const isRestored = review_photos.length > 0;
    if (laundromats.length > 0 && !isRestored) await removePhotoFiles(storage, old.url);
  }),
});
