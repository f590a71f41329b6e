import type { WebhookTrigger } from '../metadata/webhook-entry.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { deliver, type Attempt } from './delivery.ts';
import { Worker } from './worker.ts';

export interface DelivererOptions {
  concurrency: number;
  pollMilliseconds: number;
  log: (message: string, details?: unknown) => void;
}

export interface Job {
  id: string;
  triggerName: string;
  tries: number;
  traceId?: string | null;
}

export interface Queue<J> {
  claim(limit: number): Promise<J[]>;
  release(job: J): Promise<void>;
  record(job: J, attempt: Attempt, retryInSeconds: number | undefined): Promise<void>;
  /** Unlocks the jobs that another engine left locked, except `own`, which are in flight here. */
  reclaim(own: string[]): Promise<void>;
}

interface Deliveries<J, Trigger> {
  name: string;
  queue: Queue<J>;
  triggers: { metadata: Trigger; webhook: Webhook }[];
  describe(job: J): string;
  bodyOf(job: J, trigger: Trigger): string;
  isDropped?(job: J, trigger: Trigger): Promise<boolean>;
}

/** Delivers the jobs of a queue: at least once each, in no guaranteed order. */
export function startDeliverer<J extends Job, Trigger extends WebhookTrigger>(
  { name, queue, triggers, describe, bodyOf, isDropped }: Deliveries<J, Trigger>,
  options: DelivererOptions,
) {
  const byName = new Map(triggers.map((trigger) => [trigger.metadata.name, trigger]));
  const worker = new Worker<J>({
    ...options,
    name,
    claim: (limit) => queue.claim(limit),
    async perform(job, signal) {
      const trigger = byName.get(job.triggerName);
      if (!trigger) return queue.release(job);
      const { metadata, webhook } = trigger;
      if (await isDropped?.(job, metadata)) return;
      const body = bodyOf(job, metadata);
      const attempt = await deliver(webhook, body, metadata.timeoutSeconds, signal, job.traceId);
      if (!attempt.succeeded && signal.aborted) return queue.release(job);
      const retryIn = retryDelay(attempt, job.tries, metadata);
      await queue.record(job, attempt, retryIn);
      if (attempt.succeeded) return;
      const next = retryIn === undefined ? 'this was the last attempt' : `retrying in ${retryIn} s`;
      options.log(`${describe(job)} was not delivered, ${next}: ${attempt.problem}`);
    },
  });
  return {
    wake: () => worker.wake(),
    /** Unlocks abandoned jobs. Call it only while no other engine runs. */
    reclaim: () => worker.withClaimsPaused((inFlight) => queue.reclaim(inFlight)),
    stop: (graceMilliseconds: number) => worker.stop(graceMilliseconds),
  };
}

/**
 * Returns the pause before the next attempt; undefined if there is none. `Retry-After` causes another one even after
 * the last.
 */
function retryDelay(attempt: Attempt, tries: number, { retries, intervalSeconds }: WebhookTrigger) {
  if (attempt.succeeded) return undefined;
  return attempt.retryAfter ?? (tries < retries ? intervalSeconds : undefined);
}
