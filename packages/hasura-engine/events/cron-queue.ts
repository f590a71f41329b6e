import type pg from 'pg';
import type { Attempt } from './delivery.ts';

export interface QueuedTick {
  id: string;
  triggerName: string;
  scheduledTime: string;
  secondsLate: number;
  tries: number;
}

/** The rows of `hdb_catalog.hdb_cron_events`, as a queue. */
export class CronQueue {
  private readonly pool: pg.Pool;
  private readonly triggers: string[];

  constructor(pool: pg.Pool, triggers: string[]) {
    this.pool = pool;
    this.triggers = triggers;
  }

  /** Deletes planned ticks that were not tried yet, because metadata may have changed the schedule. */
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
