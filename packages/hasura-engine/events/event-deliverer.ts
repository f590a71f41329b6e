import type pg from 'pg';
import type { EventTriggerMetadata } from '../metadata/event-trigger-entry.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { startDeliverer, type DelivererOptions, type Job, type Queue } from './deliverer.ts';

export interface EventTrigger {
  metadata: EventTriggerMetadata;
  webhook: Webhook;
}

export function startEventDeliverer(pool: pg.Pool, triggers: EventTrigger[], options: DelivererOptions) {
  const names = triggers.map(({ metadata }) => metadata.name);
  const describe = ({ id, triggerName }: QueuedEvent) => `the event ${id} of ${triggerName}`;
  const queue = eventQueue(pool, names);
  return startDeliverer({ name: 'events', queue, triggers, describe, bodyOf }, options);
}

function bodyOf(event: QueuedEvent, { retries }: EventTriggerMetadata): string {
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

interface QueuedEvent extends Job {
  schema: string;
  table: string;
  createdAt: string;
  /** JSON text, never parsed, so that numbers keep their digits. */
  event: string;
}

const eventQueue = (pool: pg.Pool, triggers: string[]): Queue<QueuedEvent> => ({
  /** A lock older than 30 minutes counts as abandoned, as in Hasura. */
  async claim(limit) {
    const { rows } = await pool.query<QueuedEvent>(
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
      [triggers, limit],
    );
    return rows;
  },
  async record(event, attempt, retryInSeconds) {
    await pool.query(
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
  },
  async release({ id }) {
    await pool.query('update hdb_catalog.event_log set locked = null where id = $1', [id]);
  },
  async reclaim(own) {
    await pool.query(
      `update hdb_catalog.event_log set locked = null
       where locked is not null and not delivered and not error and not id = any ($1)`,
      [own],
    );
  },
});
