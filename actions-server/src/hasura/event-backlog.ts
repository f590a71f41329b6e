import { Gauge } from 'prom-client';
import { systemWithTimeout } from '../session/caller.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { superuserGraphql } from './graphql.ts';
import type { Hasura } from './hasura.ts';

const timeoutMs = 5_000;

const eventBacklogQuery = superuserGraphql(`
  query EventBacklog {
    event_backlog {
      kind
      name
      waiting
      failed
      oldestSeconds
    }
  }
`);

/** Queried at each scrape: the numbers belong to the database, so several servers report the same. */
export function measureEventBacklog({ registry, refreshers }: Metrics, hasura: Hasura): void {
  const registers = [registry];
  const labelNames = ['kind', 'name'] as const;
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames, registers });
  const waiting = gauge('lavoir_events_waiting', 'Events and cron jobs that are due and not delivered.');
  const failed = gauge('lavoir_events_failed', 'Events and cron jobs that Hasura has given up.');
  const oldest = gauge('lavoir_events_oldest_seconds', 'Age of the oldest one that waits.');
  const up = new Gauge({ name: 'lavoir_hasura_up', help: '1 when Hasura answered.', registers });

  refreshers.push(async () => {
    const system = systemWithTimeout({}, timeoutMs);
    const answer = await hasura.query(eventBacklogQuery, {}, system).catch(() => undefined);
    for (const numbers of [waiting, failed, oldest]) numbers.reset();
    up.set(answer ? 1 : 0);
    for (const { kind, name, ...counts } of answer?.event_backlog ?? []) {
      waiting.set({ kind, name }, counts.waiting);
      failed.set({ kind, name }, counts.failed);
      oldest.set({ kind, name }, counts.oldestSeconds);
    }
  });
}
