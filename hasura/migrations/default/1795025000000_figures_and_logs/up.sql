-- Figures about the site: what visitors see and press, without anything about the visitors; the overview of administrators; the events
-- that Hasura has not delivered; the delay of a replica.

create table public.laundromat_counts (
  laundromat_id uuid not null references public.laundromats on delete cascade,
  month date not null constraint laundromat_counts_month_first_day check (extract(day from month) = 1),
  kind text not null constraint laundromat_counts_kind_known check (kind in ('shown', 'opened', 'called', 'directions', 'saved')),
  count integer not null constraint laundromat_counts_count_positive check (count > 0),
  is_capped boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (laundromat_id, month, kind)
);
comment on table public.laundromat_counts is
  'Owners see these figures. A month without a row has a count of zero. Deleted after 25 months.';
comment on column public.laundromat_counts.month is 'First day of the month, in French time.';
comment on column public.laundromat_counts.kind is
  'shown: in a list; opened: its page; called, directions: the links pressed; saved: added to the favorites.';
comment on column public.laundromat_counts.is_capped is
  'A network address sent more than one may add in a day, so the figure is approximate.';
comment on column public.laundromat_counts.created_at is 'Time of the first count; the earliest one says since when a laundromat is counted.';

create index laundromat_counts_month on public.laundromat_counts (month);

create table public.count_writes (
  id uuid primary key,
  written_at timestamptz not null default now()
);
comment on table public.count_writes is
  'Writes of counts of the last hour: a write repeated because its answer was lost adds nothing.';

create index count_writes_written_at on public.count_writes (written_at);

create view public.admin_months as
with months as (
  select month::date as month, month at time zone 'Europe/Paris' as starts_at,
    (month + interval '1 month') at time zone 'Europe/Paris' as ends_at
  from generate_series(
    date_trunc('month', now() at time zone 'Europe/Paris') - interval '11 months',
    date_trunc('month', now() at time zone 'Europe/Paris'),
    interval '1 month'
  ) as month
)
select
  month,
  (
    select coalesce(sum((amount - amount_refunded) * 100), 0)::integer from public.payments
    where status = 'succeeded' and currency = 'eur' and coalesce(paid_at, created_at) >= starts_at and coalesce(paid_at, created_at) < ends_at
  ) as revenue_cents,
  (select count(*)::integer from public.laundromats where created_at >= starts_at and created_at < ends_at) as new_laundromats
from months;
comment on view public.admin_months is 'The last twelve months including the current one, in French time.';
comment on column public.admin_months.revenue_cents is 'Sum of succeeded payments in euros minus refunds, in euro cents.';

create view public.admin_overview as
select
  laundromats.total as laundromats,
  laundromats.active as active_laundromats,
  laundromats.awaiting as awaiting_moderation,
  laundromats.premium as premium_laundromats,
  laundromats.featured as featured_laundromats,
  users.total as users,
  users.active as active_users,
  (select count(*)::integer from public.reviews) as reviews,
  (select count(*)::integer from public.contacts where not is_read) as unread_contacts,
  (select count(*)::integer from public.subscriptions where status = 'active') as active_subscriptions,
  payments.revenue_cents,
  payments.succeeded as succeeded_payments,
  payments.this_month as payments_this_month
from
  (
    select
      count(*)::integer as total,
      count(*) filter (where is_active)::integer as active,
      count(*) filter (where not is_active and refused_at is null and closed_at is null or changed_at is not null)::integer as awaiting,
      count(*) filter (where is_premium)::integer as premium,
      count(*) filter (where is_featured and (featured_until is null or featured_until > now()))::integer as featured
    from public.laundromats
  ) laundromats,
  (select count(*)::integer as total, count(*) filter (where is_active)::integer as active from public.users) users,
  (
    select
      coalesce(sum((amount - amount_refunded) * 100), 0)::integer as revenue_cents,
      count(*)::integer as succeeded,
      count(*) filter (
        where coalesce(paid_at, created_at) >= date_trunc('month', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'
      )::integer as this_month
    from public.payments
    where status = 'succeeded' and amount > 0 and currency = 'eur'
  ) payments;
comment on view public.admin_overview is 'Always one row.';
comment on column public.admin_overview.awaiting_moderation is
  'Laundromats neither published nor refused, and published ones that their owner changed since the approval.';
comment on column public.admin_overview.revenue_cents is 'Sum of succeeded payments in euros minus refunds, in euro cents.';
comment on column public.admin_overview.succeeded_payments is 'Payments in euros above 0 that were paid and neither refunded nor disputed.';
comment on column public.admin_overview.payments_this_month is 'Those of succeeded_payments that were paid in this month, in French time.';

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
comment on function public.prune_event_logs is
  'Deletes events that were delivered or finally failed more than keep_days ago.';

revoke execute on function public.prune_event_logs(integer) from public;
grant execute on function public.prune_event_logs(integer) to lavoir_server;

-- Servers ask how late a replica is before they read there what visitors may see some seconds late.

create view public.replica_delay as
  select case
    when not pg_is_in_recovery() then 0
    when not exists (select from pg_stat_wal_receiver where pid is not null) then null
    when pg_last_wal_receive_lsn() <= pg_last_wal_replay_lsn() then 0
    else floor(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()))::integer
  end as seconds;
comment on view public.replica_delay is 'How late this database is, in one row, for the server alone.';
comment on column public.replica_delay.seconds is
  '0 on the primary, and on a replica that has all it received. Null on one without a connection to the primary.';
