-- The actions server calls this itself, so it need not return rows of a table. It runs as its owner, because the role of the
-- server must not read Hasura's logs, which contain rows.

drop function public.prune_event_logs(integer);

create function public.prune_event_logs(keep_days integer) returns void
language plpgsql volatile security definer
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

revoke execute on function public.prune_event_logs(integer) from public;
grant execute on function public.prune_event_logs(integer) to lavoir_server;

comment on function public.prune_event_logs(integer) is
  'Deletes events that were delivered or finally failed more than keep_days ago.';

-- Its callers are transactions of the actions server, which have the limits of a job.
drop function public.allow_long_statements();
