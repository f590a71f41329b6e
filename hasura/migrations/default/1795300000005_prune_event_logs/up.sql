-- Hasura keeps every event that it has delivered, for ever; its own cleaning is not in the edition we run.

create function public.prune_event_logs(keep_days integer) returns setof public.webhook_events
language plpgsql volatile
set search_path = pg_catalog
as $$
begin
  -- Hasura makes these tables with its first trigger, and those of cron jobs may lie in another database.
  if to_regclass('hdb_catalog.event_log') is not null then
    execute $logs$
      delete from hdb_catalog.event_invocation_logs
      where created_at < timezone('utc', now()) - make_interval(days => $1)
    $logs$ using keep_days;
    execute $events$
      delete from hdb_catalog.event_log event
      where (delivered or error) and created_at < timezone('utc', now()) - make_interval(days => $1)
        and not exists (select from hdb_catalog.event_invocation_logs where event_id = event.id)
    $events$ using keep_days;
  end if;
  if to_regclass('hdb_catalog.hdb_cron_events') is not null then
    execute $jobs$
      delete from hdb_catalog.hdb_cron_events
      where status in ('delivered', 'error', 'dead') and scheduled_time < now() - make_interval(days => $1)
    $jobs$ using keep_days;
  end if;
end
$$;

comment on function public.prune_event_logs(integer) is
  'Deletes what Hasura has delivered or given up more than so many days ago. Returns nothing: Hasura tracks only '
  'functions that return rows of a table.';
