-- Deliveries of events and of cron ticks between two times, by trigger.
select kind, trigger_name as trigger,
  count(*)::int as count,
  coalesce(percentile_cont(0.5) within group (order by seconds), 0)::float8 as p50,
  coalesce(percentile_cont(0.99) within group (order by seconds), 0)::float8 as p99,
  coalesce(max(seconds), 0)::float8 as slowest,
  count(*) filter (where delivered)::int as delivered,
  count(*) filter (where failed or tries > 1)::int as failed
from (
  select 'event' as kind, trigger_name, tries, delivered, error as failed, extract(epoch from
    (select min(i.created_at) from hdb_catalog.event_invocation_logs i where i.event_id = e.id) - created_at) as seconds
  from hdb_catalog.event_log e where created_at >= timezone('utc', $1::timestamptz)
  union all
  select 'cron tick', trigger_name, tries, status = 'delivered', status in ('error', 'dead'), extract(epoch from
    (select min(i.created_at) from hdb_catalog.hdb_cron_event_invocation_logs i where i.event_id = c.id) - scheduled_time)
  from hdb_catalog.hdb_cron_events c where scheduled_time >= $1 and scheduled_time < $2) deliveries
group by kind, trigger_name order by kind desc, trigger_name
