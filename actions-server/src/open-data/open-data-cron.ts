import type { CronJob } from '../hasura/event.ts';
import type { OpenData } from './open-data.ts';

/** Timeout of each query; all of France takes many. */
const timeoutMs = 8_000;

/** Makes the files below `/donnees` every night. */
export function openDataCron(openData: OpenData): Record<string, CronJob> {
  return {
    async make_open_data(caller) {
      await openData.make(() => ({ ...caller, deadline: AbortSignal.timeout(timeoutMs) }));
    },
  };
}
