import type pg from 'pg';
import type { EngineSettings } from '../environment.ts';
import type { CronTriggerMetadata } from '../metadata/cron-trigger-entry.ts';
import type { TrackedTable } from '../schema/model.ts';
import { resolveWebhook } from '../webhooks/webhook.ts';
import { parseSchedule, startCronDeliverer, type CronTrigger } from './cron-deliverer.ts';
import type { DelivererOptions } from './deliverer.ts';
import { openPresence } from './engine-presence.ts';
import { startEventDeliverer, type EventTrigger } from './event-deliverer.ts';
import { installTriggers } from './install-triggers.ts';

interface EventOptions {
  pool: pg.Pool;
  /** For a connection that stays open and listens, so never behind a pooler in transaction mode. */
  databaseUrl: string;
  tables: Iterable<TrackedTable>;
  cronTriggers: CronTriggerMetadata[];
  settings: EngineSettings;
  environment: Record<string, string | undefined>;
  log: DelivererOptions['log'];
}

export interface Events {
  close(): Promise<void>;
}

const graceMilliseconds = 3000;
/** Interval at which events of engines that were killed are looked for, while no other engine runs. */
const presenceMilliseconds = 5000;

/**
 * Checks the triggers and installs them in the database. Returns a function that starts the deliveries, which must wait
 * until the port is open.
 */
export async function prepareEvents(options: EventOptions): Promise<() => Promise<Events>> {
  const { pool, cronTriggers, environment } = options;
  const tables = [...options.tables];
  const eventTriggers = resolveTriggers(tables, environment);
  const schedules = cronTriggers.map((metadata) => ({
    metadata,
    schedule: parseSchedule(metadata),
    webhook: resolveWebhook(metadata.url, metadata.headers, environment),
  }));
  await installTriggers(pool, tables);
  if (eventTriggers.length === 0 && schedules.length === 0) return idle;
  return () => startDeliveries(options, eventTriggers, schedules);
}

/** Takes the place of deliveries where there are none. */
export const idle = async (): Promise<Events> => ({ close: async () => undefined });

async function startDeliveries(
  { pool, databaseUrl, settings, log }: EventOptions,
  eventTriggers: EventTrigger[],
  schedules: CronTrigger[],
): Promise<Events> {
  const shared = {
    log,
    concurrency: settings.eventConcurrency,
    pollMilliseconds: settings.eventPollMilliseconds,
  };
  let wake = () => undefined as void;
  const presence = await openPresence(databaseUrl, () => wake());
  const events = startEventDeliverer(pool, eventTriggers, shared);
  wake = events.wake;
  const cron = await startCronDeliverer(pool, schedules, shared);
  const reclaim = () =>
    presence
      .whenAlone(() => Promise.all([events.reclaim(), cron.reclaim()]))
      .catch((error: unknown) => log('could not look for abandoned events', error));
  await reclaim();
  const timer = setInterval(() => void reclaim(), presenceMilliseconds);
  return {
    async close() {
      clearInterval(timer);
      await Promise.all([events.stop(graceMilliseconds), cron.stop(graceMilliseconds)]);
      await presence.close();
    },
  };
}

function resolveTriggers(tables: TrackedTable[], environment: EventOptions['environment']): EventTrigger[] {
  const names = new Set<string>();
  return tables.flatMap(({ metadata: table }) =>
    table.eventTriggers.map((metadata) => {
      if (names.has(metadata.name)) metadata.place.get('name').fail('is the name of two event triggers');
      names.add(metadata.name);
      return { metadata, webhook: resolveWebhook(metadata.url, metadata.headers, environment) };
    }),
  );
}
