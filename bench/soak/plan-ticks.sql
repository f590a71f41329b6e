with triggers as (
  select array_agg(distinct trigger_name) as names from hdb_catalog.hdb_cron_events)
insert into hdb_catalog.hdb_cron_events (trigger_name, scheduled_time)
select names[1 + (n - 1) % cardinality(names)], $1::timestamptz + n * make_interval(secs => $3)
from triggers, generate_series(1, floor(extract(epoch from $2::timestamptz - $1::timestamptz) / $3)::int - 1) n
on conflict do nothing
