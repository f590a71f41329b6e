-- When a laundromat is open: its usual week, its exceptions, and whether it is open at a given time.

create function public.sync_opening_hours() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if 'hours' = any (new.assumed_facts) then
    new.weekly_hours := null;
  elsif tg_op = 'INSERT' then
    new.weekly_hours := coalesce(new.weekly_hours, clear_week(new.hours));
  elsif new.hours is distinct from old.hours and new.weekly_hours is not distinct from old.weekly_hours then
    new.weekly_hours := clear_week(new.hours);
  end if;
  return new;
end
$$;
comment on function public.sync_opening_hours is
  'Trigger: derives weekly_hours from a text that is written alone, so that they do not contradict it; empty while the text is assumed.';

create trigger laundromats_sync_hours before insert or update of hours, weekly_hours, assumed_facts on public.laundromats
  for each row execute function public.sync_opening_hours();

create table public.opening_exceptions (
  id uuid primary key default gen_random_uuid(),
  laundromat_id uuid not null references public.laundromats on delete cascade,
  first_day date not null,
  last_day date not null,
  periods jsonb,
  reason text not null default 'other'
    constraint opening_exceptions_reason_known check (reason in ('holidays', 'works', 'public_holiday', 'other')),
  days daterange generated always as (case when last_day >= first_day then daterange(first_day, last_day, '[]') end) stored,
  open_minutes int4multirange generated always as (public.open_day(periods)) stored,
  constraint opening_exceptions_days_ordered check (last_day >= first_day),
  constraint opening_exceptions_days_plausible check (first_day >= '2000-01-01' and last_day < '2100-01-01'),
  constraint opening_exceptions_days_at_most_a_year check (last_day - first_day <= 366),
  constraint opening_exceptions_periods_valid check (
    periods is null
    or open_minutes is not null and open_minutes <> '{}' and not open_minutes && public.shift_minutes(open_minutes, 1440)
  ),
  constraint opening_exceptions_no_overlap exclude using gist (laundromat_id with =, days with &&)
);
comment on table public.opening_exceptions is
  'Days on which a laundromat has other hours than in weekly_hours. They replace public holidays too. At most 50 that have not passed.';
comment on column public.opening_exceptions.periods is 'Periods of each of these days, as in weekly_hours; null if closed all day.';
comment on column public.opening_exceptions.reason is 'holidays (of the owner), works, public_holiday or other.';
comment on column public.opening_exceptions.days is 'From first_day to last_day. For comparison only.';
comment on column public.opening_exceptions.open_minutes is 'Open minutes of each of these days, 0 to 2880. For comparison only.';

create index opening_exceptions_days on public.opening_exceptions using gist (days);

create trigger opening_exceptions_journal_inserted after insert on public.opening_exceptions
  referencing new table as changed_rows for each statement execute function public.record_list_change();
create trigger opening_exceptions_journal_deleted after delete on public.opening_exceptions
  referencing old table as changed_rows for each statement execute function public.record_list_change();

-- Whether a laundromat is open at a given time.

create function public.hours_on(laundromat public.laundromats, on_day date, out minutes int4multirange, out is_sure boolean)
  language plpgsql stable parallel safe
  set search_path = public, pg_temp
  as $$
declare
  is_holiday boolean;
begin
  select coalesce(e.open_minutes, '{}'), true into minutes, is_sure
  from opening_exceptions e where e.laundromat_id = laundromat.id and e.days @> on_day;
  if found then
    return;
  end if;
  is_holiday := is_public_holiday(on_day, laundromat.opening_area);
  if is_holiday and laundromat.holiday_hours = 'closed' then
    minutes := '{}';
    is_sure := true;
    return;
  end if;
  minutes := case
    when laundromat.weekly_hours = '"always"' then '{[0,1440)}'
    else coalesce(open_day(laundromat.weekly_hours -> (extract(isodow from on_day)::integer - 1)), '{}')
  end;
  is_sure := laundromat.weekly_hours is not null and (not is_holiday or laundromat.holiday_hours = 'usual');
end
$$;
comment on function public.hours_on is
  'Returns the minutes of the periods that start on a day, in this order: an exception, a public holiday, the week. '
  'Minutes that are not sure are the usual ones, which may not hold.';

create function public.is_open_at(laundromat public.laundromats, moment timestamptz) returns boolean
  language plpgsql stable parallel safe
  set search_path = public, pg_temp
  as $$
declare
  local_time timestamp := moment at time zone time_zone_of_area(laundromat.opening_area);
  local_day date := local_time::date;
  minute integer := extract(hour from local_time) * 60 + extract(minute from local_time);
  yesterday record;
  today record;
begin
  -- The usual week on ordinary days.
  if (
    laundromat.holiday_hours = 'usual'
    or not is_public_holiday(local_day, laundromat.opening_area) and not is_public_holiday(local_day - 1, laundromat.opening_area)
  ) and not exists (
    select from opening_exceptions where laundromat_id = laundromat.id and days && daterange(local_day - 1, local_day, '[]')
  ) then
    return laundromat.open_week @> (extract(isodow from local_day)::integer - 1) * 1440 + minute;
  end if;
  select * into yesterday from hours_on(laundromat, local_day - 1);
  select * into today from hours_on(laundromat, local_day);
  return case
    when yesterday.minutes @> minute + 1440 and yesterday.is_sure then true
    when not today.is_sure then null
    when today.minutes @> minute then true
    when yesterday.minutes @> minute + 1440 then null
    else false
  end;
end
$$;
comment on function public.is_open_at is
  'True if the laundromat is open at a moment, on the clocks of its place; null if unknown. A period past midnight belongs to '
  'the day on which it starts.';

create function public.is_open_by_id(id uuid, moment timestamptz) returns boolean
  language sql stable parallel safe
  set search_path = public, pg_temp
  return (select is_open_at(l, moment) from laundromats l where l.id = is_open_by_id.id);
comment on function public.is_open_by_id is
  'Like is_open_at. It reads the laundromat itself, so that a statement that rarely needs it does not read the table.';

create function public.opening_moments(moment timestamptz)
  returns table (area text, day date, minute integer, midnight integer, is_holiday boolean, was_holiday boolean)
  language sql immutable parallel safe
  begin atomic
    select area, local_time::date, midnight + (extract(hour from local_time) * 60 + extract(minute from local_time))::integer,
      midnight, public.is_public_holiday(local_time::date, area), public.is_public_holiday(local_time::date - 1, area)
    from unnest(array['metropole', 'alsace-moselle', '971', '972', '973', '974', '975', '976', '977', '978', '986', '987', '988']) as area,
      -- `offset 0` makes the planner compute the time of an area once, not in each column.
      lateral (select moment at time zone public.time_zone_of_area(area) as local_time offset 0) clocks,
      lateral (select (extract(isodow from local_time)::integer - 1) * 1440 as midnight) weeks;
  end;
comment on function public.opening_moments is
  'Returns the clocks of each part of France at a moment: day, minute of the week, minute at which the day started, and '
  'public holidays of this day and the day before.';
