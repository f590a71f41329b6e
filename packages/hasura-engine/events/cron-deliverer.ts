import { Cron } from 'croner';
import type pg from 'pg';
import type { CronTriggerMetadata } from '../metadata/cron-trigger-entry.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { deliver, failureMessage, retryDelay, type Attempt } from './delivery.ts';
import type { DelivererOptions } from './event-deliverer.ts';
import { Worker } from './worker.ts';

export interface CronTrigger {
  metadata: CronTriggerMetadata;
  schedule: Cron;
  webhook: Webhook;
}

/** Number of ticks planned ahead. Ticks that were due while no engine ran are sent afterwards. */
const plannedAhead = 100;
const planMilliseconds = 60_000;

/**
 * Parses a schedule of five fields, in UTC. Uses an offset instead of a time zone, because it is faster to compute. The
 * result does not start a timer.
 */
export function parseSchedule({ schedule }: CronTriggerMetadata): Cron {
  try {
    return new Cron(schedule.string(), { utcOffset: 0, mode: '5-part' });
  } catch (error) {
    return schedule.fail(`is not a valid schedule: ${(error as Error).message}`);
  }
}

/** Sends the ticks of cron triggers when they are due, and late ones while the tolerance of the trigger allows it. */
export class CronDeliverer {
  readonly worker: Worker<QueuedTick>;
  private readonly queue: CronQueue;
  private readonly triggers: Map<string, CronTrigger>;
  private readonly log: DelivererOptions['log'];
  private readonly planning: NodeJS.Timeout;

  private constructor(queue: CronQueue, triggers: Map<string, CronTrigger>, options: DelivererOptions) {
    this.queue = queue;
    this.triggers = triggers;
    this.log = options.log;
    const failed = (error: unknown) => this.log('could not plan cron events', error);
    this.planning = setInterval(() => void planAhead(queue, triggers).catch(failed), planMilliseconds);
    this.worker = new Worker({
      ...options,
      name: 'cron events',
      claim: (limit) => queue.claim(limit),
      perform: (tick, signal) => this.perform(tick, signal),
    });
  }

  static async start(pool: pg.Pool, list: CronTrigger[], options: DelivererOptions): Promise<CronDeliverer> {
    const triggers = new Map(list.map((trigger) => [trigger.metadata.name, trigger]));
    const queue = new CronQueue(pool, [...triggers.keys()]);
    await queue.deletePlanned();
    await planAhead(queue, triggers);
    return new CronDeliverer(queue, triggers, options);
  }

  reclaim(): Promise<void> {
    return this.worker.withClaimsPaused((inFlight) => this.queue.reclaim(inFlight));
  }

  stop(graceMilliseconds: number): Promise<void> {
    clearInterval(this.planning);
    return this.worker.stop(graceMilliseconds);
  }

  private async perform(tick: QueuedTick, signal: AbortSignal): Promise<void> {
    const trigger = this.triggers.get(tick.triggerName);
    if (!trigger) return this.queue.setStatus(tick, 'scheduled');
    const { name, timeoutSeconds, toleranceSeconds } = trigger.metadata;
    const what = `the cron event of ${name} for ${tick.scheduledTime}`;
    if (tick.tries === 0 && tick.secondsLate > toleranceSeconds) {
      await this.queue.setStatus(tick, 'dead');
      this.log(`${what} is more than ${toleranceSeconds} s late and was not sent`);
      return;
    }
    const attempt = await deliver(trigger.webhook, bodyOf(tick, trigger.metadata), timeoutSeconds, signal);
    if (!attempt.succeeded && signal.aborted) return this.queue.setStatus(tick, 'scheduled');
    const retryIn = retryDelay(attempt, tick.tries, trigger.metadata);
    await this.queue.record(tick, attempt, retryIn);
    if (!attempt.succeeded) this.log(failureMessage(what, attempt, retryIn));
  }
}

async function planAhead(queue: CronQueue, triggers: Map<string, CronTrigger>): Promise<void> {
  for (const [name, { schedule }] of triggers) {
    if ((await queue.plannedCount(name)) < plannedAhead / 2)
      await queue.plan(name, schedule.nextRuns(plannedAhead));
  }
}

const bodyOf = (tick: QueuedTick, { name, payload, comment }: CronTriggerMetadata): string =>
  JSON.stringify({ id: tick.id, name, scheduled_time: tick.scheduledTime, payload, comment });

interface QueuedTick {
  id: string;
  triggerName: string;
  scheduledTime: string;
  secondsLate: number;
  tries: number;
}

/** The rows of `hdb_catalog.hdb_cron_events`, as a queue. */
class CronQueue {
  private readonly pool: pg.Pool;
  private readonly triggers: string[];

  constructor(pool: pg.Pool, triggers: string[]) {
    this.pool = pool;
    this.triggers = triggers;
  }

  /** Deletes planned ticks without an attempt, because metadata may have changed the schedule. */
  async deletePlanned(): Promise<void> {
    await this.pool.query(
      `delete from hdb_catalog.hdb_cron_events
       where status = 'scheduled' and tries = 0 and (scheduled_time > now() or not trigger_name = any ($1))`,
      [this.triggers],
    );
  }

  async plannedCount(triggerName: string): Promise<number> {
    const { rows } = await this.pool.query<{ count: number }>(
      `select count(*)::int as count from hdb_catalog.hdb_cron_events
       where status = 'scheduled' and scheduled_time > now() and trigger_name = $1`,
      [triggerName],
    );
    return rows[0]?.count ?? 0;
  }

  async plan(triggerName: string, times: Date[]): Promise<void> {
    await this.pool.query(
      `insert into hdb_catalog.hdb_cron_events (trigger_name, scheduled_time)
       select $1, unnest($2::timestamptz[]) on conflict do nothing`,
      [triggerName, times.map((time) => time.toISOString())],
    );
  }

  async claim(limit: number): Promise<QueuedTick[]> {
    const { rows } = await this.pool.query<QueuedTick>(
      `update hdb_catalog.hdb_cron_events set status = 'locked'
       where id in (
         select id from hdb_catalog.hdb_cron_events
         where status = 'scheduled' and scheduled_time <= now() and trigger_name = any ($1)
           and (next_retry_at is null or next_retry_at <= now())
         order by scheduled_time limit $2 for update skip locked)
       returning id, trigger_name as "triggerName", tries,
         to_char(timezone('utc', scheduled_time), 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "scheduledTime",
         extract(epoch from now() - scheduled_time)::float8 as "secondsLate"`,
      [this.triggers, limit],
    );
    return rows;
  }

  /** Records an attempt; without `retryInSeconds` it was the last one. */
  async record(tick: QueuedTick, attempt: Attempt, retryInSeconds: number | undefined): Promise<void> {
    const failed = retryInSeconds === undefined ? 'error' : 'scheduled';
    await this.pool.query(
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
  }

  async setStatus(tick: QueuedTick, status: 'scheduled' | 'dead'): Promise<void> {
    await this.pool.query('update hdb_catalog.hdb_cron_events set status = $2 where id = $1', [
      tick.id,
      status,
    ]);
  }

  /** Unlocks the ticks that another engine left locked, except `own`, which are in flight here. */
  async reclaim(own: string[]): Promise<void> {
    await this.pool.query(
      `update hdb_catalog.hdb_cron_events set status = 'scheduled' where status = 'locked' and not id = any ($1)`,
      [own],
    );
  }
}
