import { Cron } from 'croner';
import type pg from 'pg';
import type { CronTriggerMetadata } from '../metadata/cron-trigger-entry.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { CronQueue, type QueuedTick } from './cron-queue.ts';
import { deliver, failureMessage, retryDelay } from './delivery.ts';
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

/** Parses a schedule of five fields, in UTC: an offset is computed faster than a time zone. The result starts no timer. */
export function parseSchedule({ schedule }: CronTriggerMetadata): Cron {
  try {
    return new Cron(schedule.string(), { utcOffset: 0, mode: '5-part' });
  } catch (error) {
    return schedule.fail(`is not a valid schedule: ${(error as Error).message}`);
  }
}

/** Sends the ticks of cron triggers when they are due, and late ones within the tolerance of the trigger. */
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
