-- Hasura creates its event tables with the first trigger, possibly in another database: these functions first check whether
-- the tables exist here.

create function public.undelivered_events()
returns table (kind text, name text, waiting integer, failed integer, oldest_seconds real)
language plpgsql stable
set search_path = pg_catalog
as $$
begin
  if to_regclass('hdb_catalog.event_log') is not null then
    return query execute $events$
      select
        'event',
        trigger_name,
        count(*) filter (where not error)::integer,
        count(*) filter (where error)::integer,
        coalesce(extract(epoch from timezone('utc', now()) - min(created_at) filter (where not error)), 0)::real
      from hdb_catalog.event_log
      where not delivered and not archived
      group by trigger_name
    $events$;
  end if;
  if to_regclass('hdb_catalog.hdb_cron_events') is not null then
    return query execute $jobs$
      select
        'cron',
        trigger_name,
        count(*) filter (where status in ('scheduled', 'locked'))::integer,
        count(*) filter (where status in ('error', 'dead'))::integer,
        coalesce(
          extract(epoch from now() - min(scheduled_time) filter (where status in ('scheduled', 'locked'))), 0
        )::real
      from hdb_catalog.hdb_cron_events
      where status <> 'delivered' and scheduled_time <= now()
      group by trigger_name
    $jobs$;
  end if;
end
$$;

create view public.event_backlog as select * from public.undelivered_events();

comment on view public.event_backlog is 'Events and due cron jobs that Hasura has not delivered, by trigger. For the metrics.';
comment on column public.event_backlog.kind is '''event'' or ''cron''.';
comment on column public.event_backlog.failed is 'Number of events whose last retry failed.';
comment on column public.event_backlog.oldest_seconds is 'Age of the oldest waiting event.';

-- The community edition of Hasura does not clean up its logs.

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

-- Requests have a statement timeout of a few seconds, too short for the nightly deletions.

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
