import type pg from 'pg';
import type { EventTriggerMetadata } from '../metadata/event-trigger-entry.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { deliver, failureMessage, retryDelay } from './delivery.ts';
import { EventQueue, type QueuedEvent } from './event-queue.ts';
import { Worker } from './worker.ts';

export interface EventTrigger {
  metadata: EventTriggerMetadata;
  webhook: Webhook;
}

export interface DelivererOptions {
  concurrency: number;
  batchSize: number;
  pollMilliseconds: number;
  log: (message: string, details?: unknown) => void;
}

/** Delivers the events of table triggers: at least once each, in no guaranteed order. */
export class EventDeliverer {
  readonly worker: Worker<QueuedEvent>;
  private readonly queue: EventQueue;
  private readonly triggers: Map<string, EventTrigger>;
  private readonly log: DelivererOptions['log'];

  constructor(pool: pg.Pool, triggers: EventTrigger[], options: DelivererOptions) {
    this.triggers = new Map(triggers.map((trigger) => [trigger.metadata.name, trigger]));
    this.queue = new EventQueue(pool, [...this.triggers.keys()]);
    this.log = options.log;
    this.worker = new Worker({
      ...options,
      name: 'events',
      claim: (limit) => this.queue.claim(limit),
      perform: (event, signal) => this.perform(event, signal),
    });
  }

  /** Unlocks abandoned events. To be called while no other engine runs: then a lock is abandoned unless in flight here. */
  reclaim(): Promise<void> {
    return this.worker.withClaimsPaused((inFlight) => this.queue.reclaim(inFlight));
  }

  private async perform(event: QueuedEvent, signal: AbortSignal): Promise<void> {
    const trigger = this.triggers.get(event.triggerName);
    if (!trigger) return this.queue.release(event);
    const { retries, timeoutSeconds } = trigger.metadata;
    const attempt = await deliver(trigger.webhook, bodyOf(event, retries), timeoutSeconds, signal);
    if (!attempt.succeeded && signal.aborted) return this.queue.release(event);
    const retryIn = retryDelay(attempt, event.tries, trigger.metadata);
    await this.queue.record(event, attempt, retryIn);
    if (attempt.succeeded) return;
    this.log(failureMessage(`the event ${event.id} of ${event.triggerName}`, attempt, retryIn));
  }
}

function bodyOf(event: QueuedEvent, retries: number): string {
  const { id, createdAt, triggerName, schema, table, tries } = event;
  const start = JSON.stringify({
    id,
    created_at: createdAt,
    trigger: { name: triggerName },
    table: { schema, name: table },
    delivery_info: { current_retry: tries, max_retries: retries },
  });
  return `${start.slice(0, -1)},"event":${event.event}}`;
}
