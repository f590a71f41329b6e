import type { Database } from '../db/database.ts';
import type { CronJob } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { systemWithTimeout } from '../session/caller.ts';
import type { Storage } from '../storage/storage.ts';
import { prunePhotoDeletions } from './delete-photo.ts';
import { orphanPhotos } from './orphan-photos.ts';

export function photoCron(db: Database, hasura: Hasura, storage: Storage): Record<string, CronJob> {
  return {
    async purge_photos(caller) {
      // A timeout for each query: a full storage takes many.
      const system = () => systemWithTimeout(caller);
      await prunePhotoDeletions(db, system());
      for await (const name of orphanPhotos({ hasura, storage, system })) await storage.remove(name);
    },
  };
}
