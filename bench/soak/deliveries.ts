import type pg from 'pg';

/** Deliveries of one trigger. Times are seconds from the change, or the due time, to the record of the first attempt. */
export interface Deliveries {
  trigger: string;
  count: number;
  delivered: number;
  /** Deliveries that needed more than one attempt, or had no success at all. */
  failed: number;
  p50: number;
  p99: number;
  slowest: number;
}

const columns = `
  count(*)::int as count,
  coalesce(percentile_cont(0.5) within group (order by seconds), 0)::float8 as p50,
  coalesce(percentile_cont(0.99) within group (order by seconds), 0)::float8 as p99,
  coalesce(max(seconds), 0)::float8 as slowest`;

/** Returns the events of all triggers since a time. */
export async function eventDeliveries(database: pg.Client, since: Date): Promise<Deliveries[]> {
  const { rows } = await database.query<Deliveries>(
    `select trigger_name as trigger, ${columns},
       count(*) filter (where delivered)::int as delivered, count(*) filter (where error or tries > 1)::int as failed
     from (
       select e.*, extract(epoch from
         (select min(i.created_at) from hdb_catalog.event_invocation_logs i where i.event_id = e.id) - e.created_at) as seconds
       from hdb_catalog.event_log e where e.created_at >= timezone('utc', $1::timestamptz)) events
     group by trigger_name order by trigger_name`,
    [since],
  );
  return rows;
}

/** Returns the ticks of all cron triggers that were due in a time. */
export async function cronDeliveries(database: pg.Client, since: Date, until: Date): Promise<Deliveries[]> {
  const { rows } = await database.query<Deliveries>(
    `select trigger_name as trigger, ${columns},
       count(*) filter (where status = 'delivered')::int as delivered,
       count(*) filter (where status in ('error', 'dead') or tries > 1)::int as failed
     from (
       select c.*, extract(epoch from
         (select min(i.created_at) from hdb_catalog.hdb_cron_event_invocation_logs i where i.event_id = c.id)
           - c.scheduled_time) as seconds
       from hdb_catalog.hdb_cron_events c where c.scheduled_time >= $1 and c.scheduled_time < $2) ticks
     group by trigger_name order by trigger_name`,
    [since, until],
  );
  return rows;
}

/** Returns the number of events and due ticks that wait for their delivery. */
export async function waitingDeliveries(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ waiting: number }>(
    `select (
       (select count(*) from hdb_catalog.event_log where not delivered and not error and not archived)
       + (select count(*) from hdb_catalog.hdb_cron_events where status in ('scheduled', 'locked') and scheduled_time <= now())
     )::int as waiting`,
  );
  return rows[0]!.waiting;
}

/**
 * Plans more ticks than the schedules have, which are hours apart: one at each interval, of all cron triggers in turn.
 * Returns their number.
 */
export async function planTicks(
  database: pg.Client,
  { since, until, everySeconds }: { since: Date; until: Date; everySeconds: number },
): Promise<number> {
  const { rowCount } = await database.query(
    `with triggers as (
       select array_agg(distinct trigger_name) as names from hdb_catalog.hdb_cron_events)
     insert into hdb_catalog.hdb_cron_events (trigger_name, scheduled_time)
     select names[1 + (n - 1) % cardinality(names)], $1::timestamptz + n * make_interval(secs => $3)
     from triggers, generate_series(1, floor(extract(epoch from $2::timestamptz - $1::timestamptz) / $3)::int - 1) n
     on conflict do nothing`,
    [since, until, everySeconds],
  );
  return rowCount ?? 0;
}
