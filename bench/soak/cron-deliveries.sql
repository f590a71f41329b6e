select trigger_name as trigger,
  count(*)::int as count,
  coalesce(percentile_cont(0.5) within group (order by seconds), 0)::float8 as p50,
  coalesce(percentile_cont(0.99) within group (order by seconds), 0)::float8 as p99,
  coalesce(max(seconds), 0)::float8 as slowest,
  count(*) filter (where status = 'delivered')::int as delivered,
  count(*) filter (where status in ('error', 'dead') or tries > 1)::int as failed
from (
  select c.*, extract(epoch from
    (select min(i.created_at) from hdb_catalog.hdb_cron_event_invocation_logs i where i.event_id = c.id)
      - c.scheduled_time) as seconds
  from hdb_catalog.hdb_cron_events c where c.scheduled_time >= $1 and c.scheduled_time < $2) ticks
group by trigger_name order by trigger_name
