drop function public.prune_event_logs(integer);

create function public.prune_event_logs(keep_days integer) returns setof public.webhook_events
language plpgsql volatile
set search_path = pg_catalog
as $$
begin
  -- Any of these tables may be missing, as above.
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
  'Deletes events that were delivered or finally failed more than keep_days ago. Returns no rows, but Hasura tracks only '
  'functions that return rows of a table.';

create function public.allow_long_statements() returns setof public.webhook_events
language plpgsql volatile
set search_path = pg_catalog
as $$
begin
  perform set_config('statement_timeout', '50s', true), set_config('lock_timeout', '20s', true);
  return;
end
$$;

comment on function public.allow_long_statements() is
  'Raises the timeout of the following statements of this transaction to 50 seconds each. Returns no rows, but Hasura tracks '
  'only functions that return rows of a table.';
