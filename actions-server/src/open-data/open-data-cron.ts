import type { CronJob } from '../hasura/event.ts';
import { systemWithTimeout } from '../session/caller.ts';
import type { OpenData } from './open-data.ts';

/** Makes the files below `/donnees` every night. */
export function openDataCron(openData: OpenData): Record<string, CronJob> {
  return {
    async make_open_data(caller) {
      // A timeout for each query: all of France takes many.
      await openData.make(() => systemWithTimeout(caller));
    },
  };
}
