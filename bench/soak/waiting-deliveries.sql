select (
  (select count(*) from hdb_catalog.event_log where not delivered and not error and not archived)
  + (select count(*) from hdb_catalog.hdb_cron_events where status in ('scheduled', 'locked') and scheduled_time <= now())
)::int as waiting
