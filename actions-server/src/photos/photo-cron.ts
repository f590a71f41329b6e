import type { CronJob } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { Storage } from '../storage/storage.ts';
import { prunePhotoDeletions } from './delete-photo.ts';
import { pruneOrphanPhotos } from './orphan-photos.ts';

/** Timeout of each query; a full storage takes many. */
const timeoutMs = 8_000;

export function photoCron(hasura: Hasura, storage: Storage): Record<string, CronJob> {
  return {
    async purge_photos(caller) {
      const system = () => ({ ...caller, deadline: AbortSignal.timeout(timeoutMs) });
      await prunePhotoDeletions(hasura, system());
      await pruneOrphanPhotos({ hasura, storage, system });
    },
  };
}
