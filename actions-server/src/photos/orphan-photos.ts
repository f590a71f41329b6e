import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { orphanFiles, type Storage } from '../storage/storage.ts';
import { photoNameOf, photoUrl } from './stored-photo.ts';

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
