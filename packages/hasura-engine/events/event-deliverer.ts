import type pg from 'pg';
import type { EventTriggerMetadata } from '../metadata/event-trigger-entry.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { deliver, failureMessage, retryDelay, type Attempt } from './delivery.ts';
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

  /**
   * Unlocks abandoned events. Call it only while no other engine runs: every lock is then abandoned, except those of
   * events in flight here.
   */
  reclaim(): Promise<void> {
    return this.worker.withClaimsPaused((inFlight) => this.queue.reclaim(inFlight));
  }

  private async perform(event: QueuedEvent, signal: AbortSignal): Promise<void> {
    const trigger = this.triggers.get(event.triggerName);
    if (!trigger) return this.queue.release(event);
    const { retries, timeoutSeconds } = trigger.metadata;
    const { webhook } = trigger;
    const attempt = await deliver(webhook, bodyOf(event, retries), timeoutSeconds, signal, event.traceId);
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

interface QueuedEvent {
  id: string;
  triggerName: string;
  schema: string;
  table: string;
  createdAt: string;
  tries: number;
  /** Trace of the request that has changed the row; null after a change in SQL. */
  traceId: string | null;
  /** JSON text, never parsed, so that numbers keep their digits. */
  event: string;
}

/** The rows of `hdb_catalog.event_log`, as a queue. */
class EventQueue {
  private readonly pool: pg.Pool;
  private readonly triggers: string[];

  constructor(pool: pg.Pool, triggers: string[]) {
    this.pool = pool;
    this.triggers = triggers;
  }

  /** Locks due events and returns them. A lock older than 30 minutes counts as abandoned, as in Hasura. */
  async claim(limit: number): Promise<QueuedEvent[]> {
    const { rows } = await this.pool.query<QueuedEvent>(
      `update hdb_catalog.event_log set locked = now()
       where id in (
         select id from hdb_catalog.event_log
         where not delivered and not error and not archived
           and (locked is null or locked < now() - interval '30 minutes')
           and (next_retry_at is null or next_retry_at <= timezone('utc', now()))
           and trigger_name = any ($1)
         order by locked nulls first, next_retry_at nulls first, created_at
         limit $2 for update skip locked)
       returning id, trigger_name as "triggerName", schema_name as schema, table_name as "table", tries,
         payload #>> '{trace_context,trace_id}' as "traceId",
         to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt", payload::text as event`,
      [this.triggers, limit],
    );
    return rows;
  }

  /** Records an attempt, unless the event was deleted; without `retryInSeconds` it was the last one. */
  async record(event: QueuedEvent, attempt: Attempt, retryInSeconds: number | undefined): Promise<void> {
    await this.pool.query(
      `with event as (
         update hdb_catalog.event_log
         set delivered = $6, error = not $6 and $7::float8 is null, tries = tries + 1, locked = null,
           next_retry_at = timezone('utc', now()) + make_interval(secs => $7)
         where id = $2 returning id)
       insert into hdb_catalog.event_invocation_logs (trigger_name, event_id, status, request, response)
       select $1, id, $3::int, $4::json, $5::json from event`,
      [
        event.triggerName,
        event.id,
        attempt.status ?? null,
        attempt.request,
        attempt.response,
        attempt.succeeded,
        retryInSeconds ?? null,
      ],
    );
  }

  /** Unlocks an event without counting an attempt. */
  async release(event: QueuedEvent): Promise<void> {
    await this.pool.query('update hdb_catalog.event_log set locked = null where id = $1', [event.id]);
  }

  /** Unlocks the events that another engine left locked, except `own`, which are in flight here. */
  async reclaim(own: string[]): Promise<void> {
    await this.pool.query(
      `update hdb_catalog.event_log set locked = null
       where locked is not null and not delivered and not error and not id = any ($1)`,
      [own],
    );
  }
}
