-- Whoever runs the site must see when events wait. Hasura keeps them in tables of its own, which it makes only when
-- the first trigger is installed and which may lie in another database: the function looks whether they are here.

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

comment on view public.event_backlog is 'Events and due cron jobs that Hasura has not delivered, by trigger; for the metrics.';
comment on column public.event_backlog.kind is '''event'' or ''cron''.';
comment on column public.event_backlog.failed is 'Given up after the last retry.';
comment on column public.event_backlog.oldest_seconds is 'Age of the oldest one that waits.';
