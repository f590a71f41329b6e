import { Cron } from 'croner';
import type pg from 'pg';
import type { CronTriggerMetadata } from '../metadata/cron-trigger-entry.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { startDeliverer, type DelivererOptions, type Job, type Queue } from './deliverer.ts';

export interface CronTrigger {
  metadata: CronTriggerMetadata;
  schedule: Cron;
  webhook: Webhook;
}

/** Number of ticks planned ahead. Ticks that were due while no engine ran are sent afterwards. */
const plannedAhead = 100;
const planMilliseconds = 60_000;

/**
 * Reads a schedule, which is in UTC: as an offset, because that is faster to compute than a time zone. The result does
 * not start a timer.
 */
export function parseSchedule({ schedule }: CronTriggerMetadata): Cron {
  try {
    return new Cron(schedule.string(), { utcOffset: 0, mode: '5-part' });
  } catch (error) {
    return schedule.fail(`is not a valid schedule: ${(error as Error).message}`);
  }
}

export async function startCronDeliverer(pool: pg.Pool, triggers: CronTrigger[], options: DelivererOptions) {
  const names = triggers.map(({ metadata }) => metadata.name);
  await deletePlanned(pool, names);
  await planAhead(pool, triggers);
  const failed = (error: unknown) => options.log('could not plan cron events', error);
  const planning = setInterval(() => void planAhead(pool, triggers).catch(failed), planMilliseconds);
  const describe = ({ triggerName, scheduledTime }: QueuedTick) =>
    `the cron event of ${triggerName} for ${scheduledTime}`;
  const deliverer = startDeliverer(
    {
      name: 'cron events',
      queue: cronQueue(pool, names),
      triggers,
      describe,
      bodyOf: (tick, { name, payload, comment }) =>
        JSON.stringify({ id: tick.id, name, scheduled_time: tick.scheduledTime, payload, comment }),
      async isDropped(tick, { toleranceSeconds }) {
        if (tick.tries > 0 || tick.secondsLate <= toleranceSeconds) return false;
        await setStatus(pool, tick, 'dead');
        options.log(`${describe(tick)} is more than ${toleranceSeconds} s late and was not sent`);
        return true;
      },
    },
    options,
  );
  return {
    ...deliverer,
    stop(graceMilliseconds: number) {
      clearInterval(planning);
      return deliverer.stop(graceMilliseconds);
    },
  };
}

/** Deletes planned ticks without an attempt, because metadata may have changed the schedule. */
async function deletePlanned(pool: pg.Pool, triggers: string[]): Promise<void> {
  await pool.query(
    `delete from hdb_catalog.hdb_cron_events
     where status = 'scheduled' and tries = 0 and (scheduled_time > now() or not trigger_name = any ($1))`,
    [triggers],
  );
}

async function planAhead(pool: pg.Pool, triggers: CronTrigger[]): Promise<void> {
  for (const { metadata, schedule } of triggers) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from hdb_catalog.hdb_cron_events
       where status = 'scheduled' and scheduled_time > now() and trigger_name = $1`,
      [metadata.name],
    );
    if (rows[0]!.count >= plannedAhead / 2) continue;
    await pool.query(
      `insert into hdb_catalog.hdb_cron_events (trigger_name, scheduled_time)
       select $1, unnest($2::timestamptz[]) on conflict do nothing`,
      [metadata.name, schedule.nextRuns(plannedAhead).map((time) => time.toISOString())],
    );
  }
}

interface QueuedTick extends Job {
  scheduledTime: string;
  secondsLate: number;
}

async function setStatus(pool: pg.Pool, { id }: QueuedTick, status: 'scheduled' | 'dead'): Promise<void> {
  await pool.query('update hdb_catalog.hdb_cron_events set status = $2 where id = $1', [id, status]);
}

const cronQueue = (pool: pg.Pool, triggers: string[]): Queue<QueuedTick> => ({
  async claim(limit) {
    const { rows } = await pool.query<QueuedTick>(
      `update hdb_catalog.hdb_cron_events set status = 'locked'
       where id in (
         select id from hdb_catalog.hdb_cron_events
         where status = 'scheduled' and scheduled_time <= now() and trigger_name = any ($1)
           and (next_retry_at is null or next_retry_at <= now())
         order by scheduled_time limit $2 for update skip locked)
       returning id, trigger_name as "triggerName", tries,
         to_char(timezone('utc', scheduled_time), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "scheduledTime",
         extract(epoch from now() - scheduled_time)::float8 as "secondsLate"`,
      [triggers, limit],
    );
    return rows;
  },
  async record(tick, attempt, retryInSeconds) {
    const failed = retryInSeconds === undefined ? 'error' : 'scheduled';
    await pool.query(
      `with logged as (
         insert into hdb_catalog.hdb_cron_event_invocation_logs (event_id, status, request, response)
         values ($1, $2, $3, $4))
       update hdb_catalog.hdb_cron_events
       set status = $5, tries = tries + 1, next_retry_at = now() + make_interval(secs => $6) where id = $1`,
      [
        tick.id,
        attempt.status ?? null,
        attempt.request,
        attempt.response,
        attempt.succeeded ? 'delivered' : failed,
        retryInSeconds ?? null,
      ],
    );
  },
  release: (tick) => setStatus(pool, tick, 'scheduled'),
  async reclaim(own) {
    await pool.query(
      `update hdb_catalog.hdb_cron_events set status = 'scheduled' where status = 'locked' and not id = any ($1)`,
      [own],
    );
  },
});
