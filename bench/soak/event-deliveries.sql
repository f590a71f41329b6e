select trigger_name as trigger,
  count(*)::int as count,
  coalesce(percentile_cont(0.5) within group (order by seconds), 0)::float8 as p50,
  coalesce(percentile_cont(0.99) within group (order by seconds), 0)::float8 as p99,
  coalesce(max(seconds), 0)::float8 as slowest,
  count(*) filter (where delivered)::int as delivered,
  count(*) filter (where error or tries > 1)::int as failed
from (
  select e.*, extract(epoch from
    (select min(i.created_at) from hdb_catalog.event_invocation_logs i where i.event_id = e.id) - e.created_at) as seconds
  from hdb_catalog.event_log e where e.created_at >= timezone('utc', $1::timestamptz)) events
group by trigger_name order by trigger_name
