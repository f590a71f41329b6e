import type pg from 'pg';
import type { Attempt } from './delivery.ts';

export interface QueuedEvent {
  id: string;
  triggerName: string;
  schema: string;
  table: string;
  createdAt: string;
  tries: number;
  /** JSON text, never parsed: its numbers stay as Postgres wrote them. */
  event: string;
}

/** The rows of `hdb_catalog.event_log`, as a queue. */
export class EventQueue {
  private readonly pool: pg.Pool;
  private readonly triggers: string[];

  constructor(pool: pg.Pool, triggers: string[]) {
    this.pool = pool;
    this.triggers = triggers;
  }

  /** Locks events that are due. A lock of half an hour counts as abandoned, as in Hasura. */
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
         to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt", payload::text as event`,
      [this.triggers, limit],
    );
    return rows;
  }

  /** Writes an attempt down, unless the event is gone; `retryInSeconds` undefined means that it was the last one. */
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

  /** Gives an event back untried. */
  async release(event: QueuedEvent): Promise<void> {
    await this.pool.query('update hdb_catalog.event_log set locked = null where id = $1', [event.id]);
  }

  /** Frees what an engine that is gone had locked; `own` is in flight here. */
  async reclaim(own: string[]): Promise<void> {
    await this.pool.query(
      `update hdb_catalog.event_log set locked = null
       where locked is not null and not delivered and not error and not id = any ($1)`,
      [own],
    );
  }
}
