-- Opening hours as data: the week, exceptions, public holidays and time zones of France. contract/laundromat/opening-clock.ts
-- has the same rules; a test compares both.

-- Minutes of periods such as ["07:00", "22:00"]. A closing that is not later than the opening is on the next day.

create function public.open_day(periods jsonb) returns int4multirange
  language plpgsql immutable parallel safe strict
  set search_path = public, pg_temp
  as $$
declare
  minutes int4multirange := '{}';
  period jsonb;
  span int4range;
begin
  if periods::text !~ '^\[(\["([01]\d|2[0-3]):[0-5]\d", "(([01]\d|2[0-3]):[0-5]\d|24:00)"\](, (?!\])|(?=\]$))){0,6}\]$' then
    return null;
  end if;
  for period in select jsonb_array_elements(periods) loop
    if period ->> 0 = period ->> 1 and period ->> 0 <> '00:00' then
      return null;
    end if;
    span := int4range(
      minute_of_time(period ->> 0),
      minute_of_time(period ->> 1) + case when period ->> 1 <= period ->> 0 then 1440 else 0 end
    );
    if minutes && span then
      return null;
    end if;
    minutes := minutes + span::int4multirange;
  end loop;
  return minutes;
end
$$;

comment on function public.open_day(jsonb) is
  'Returns the minutes of the periods that start on one day, from 0 to 2880. Null unless these are at most six periods without overlap.';

create function public.minute_of_time(time_of_day text) returns integer
  language sql immutable parallel safe strict
  return left(time_of_day, 2)::integer * 60 + right(time_of_day, 2)::integer;

comment on function public.minute_of_time(text) is 'Returns 07:30 as 450.';

create function public.shift_minutes(minutes int4multirange, by integer) returns int4multirange
  language sql immutable parallel safe strict
  return (
    select coalesce(range_agg(int4range(lower(part) + by, upper(part) + by)), '{}') from unnest(minutes) as part
  );

comment on function public.shift_minutes(int4multirange, integer) is 'Adds a number to all minutes.';

create function public.open_week(hours jsonb) returns int4multirange
  language plpgsql immutable parallel safe strict
  set search_path = public, pg_temp
  as $$
declare
  week int4multirange := '{}';
  usual int4multirange;
  minutes int4multirange;
begin
  if hours = '"always"' then
    return '{[0,10080)}';
  end if;
  if jsonb_typeof(hours) <> 'array' or jsonb_array_length(hours) <> 7 then
    return null;
  end if;
  for day in 0..6 loop
    -- Most days have the hours of the day before.
    if day = 0 or hours -> day <> hours -> (day - 1) then
      usual := open_day(hours -> day);
    end if;
    minutes := shift_minutes(usual, day * 1440);
    -- After midnight on Sunday, the week starts again.
    minutes := minutes * '{[0,10080)}' + shift_minutes(minutes * '{[10080,11520)}', -10080);
    if minutes is null or week && minutes then
      return null;
    end if;
    week := week + minutes;
  end loop;
  return nullif(week, '{}');
end
$$;

comment on function public.open_week(jsonb) is
  'Returns the open minutes of a week, 0 to 10080 from Monday. Null unless the hours are "always" or seven lists of periods, '
  'Monday first, with a period at least and without overlap.';

-- Time zones and public holidays differ between parts of France.

create function public.opening_area(postal_code text) returns text
  language sql immutable parallel safe strict
  return (
    select case
      when code like '97133%' then '977'
      when code like '97150%' then '978'
      when left(code, 3) in ('971', '972', '973', '974', '975', '976', '977', '978', '986', '987', '988') then left(code, 3)
      when left(code, 2) in ('57', '67', '68') then 'alsace-moselle'
      else 'metropole'
    end
    from regexp_replace(postal_code, '\s', '', 'g') as code
  );

comment on function public.opening_area(text) is
  'Returns the part of France of a postal code: metropole, alsace-moselle or the number of an overseas department or '
  'collectivity. Saint-Barthélemy and Saint-Martin have postal codes of Guadeloupe.';

create function public.time_zone_of_area(area text) returns text
  language sql immutable parallel safe strict
  return case area
    when '971' then 'America/Guadeloupe'
    when '972' then 'America/Martinique'
    when '973' then 'America/Cayenne'
    when '974' then 'Indian/Reunion'
    when '975' then 'America/Miquelon'
    when '976' then 'Indian/Mayotte'
    when '977' then 'America/St_Barthelemy'
    when '978' then 'America/Marigot'
    when '986' then 'Pacific/Wallis'
    when '987' then 'Pacific/Tahiti'
    when '988' then 'Pacific/Noumea'
    else 'Europe/Paris'
  end;

create function public.easter_sunday(year integer) returns date
  language plpgsql immutable parallel safe strict
  as $$
declare
  golden integer := year % 19;
  century integer := year / 100;
  year_of_century integer := year % 100;
  epact integer := (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30;
  weekday integer := (32 + 2 * (century % 4) + 2 * (year_of_century / 4) - epact - year_of_century % 4) % 7;
  day integer := epact + weekday - 7 * ((golden + 11 * epact + 22 * weekday) / 451) + 114;
begin
  return make_date(year, day / 31, day % 31 + 1);
end
$$;

comment on function public.easter_sunday(integer) is 'The algorithm of Meeus, Jones and Butcher.';

create function public.is_public_holiday(day date, area text) returns boolean
  language plpgsql immutable parallel safe strict
  set search_path = public, pg_temp
  as $$
declare
  month_day integer := extract(month from day) * 100 + extract(day from day);
begin
  if month_day in (101, 501, 508, 714, 815, 1101, 1111, 1225) then
    return true;
  end if;
  -- From the earliest Good Friday to the latest Whit Monday.
  if month_day between 320 and 614 and day - easter_sunday(extract(year from day)::integer)
    = any (case area when 'alsace-moselle' then array[-2, 1, 39, 50] else array[1, 39, 50] end) then
    return true;
  end if;
  return month_day = case area
    when 'alsace-moselle' then 1226
    when '971' then 527
    when '972' then 522
    when '973' then 610
    when '974' then 1220
    when '976' then 427
    when '977' then 1009
    when '978' then 528
    else 0
  end;
end
$$;

comment on function public.is_public_holiday(date, text) is
  'True on a public holiday of a part of France. Overseas departments commemorate the abolition of slavery on different days.';

-- The facts of a laundromat.

alter table public.laundromats
  add column weekly_hours jsonb,
  add column open_week int4multirange generated always as (public.open_week(weekly_hours)) stored,
  add column holiday_hours text not null default 'unknown'
    constraint laundromats_holiday_hours_known check (holiday_hours in ('usual', 'closed', 'unknown')),
  add column cycle_minutes integer constraint laundromats_cycle_minutes_range check (cycle_minutes between 5 and 600),
  add column opening_area text not null generated always as (public.opening_area(postal_code)) stored,
  add constraint laundromats_weekly_hours_valid check (weekly_hours is null or open_week is not null);

comment on column public.laundromats.hours is
  'The sentence written from weekly_hours where these are known, else free text. Null if unknown.';
comment on column public.laundromats.weekly_hours is
  '"always", or seven lists of periods, Monday first; a period is a pair such as ["07:00", "22:00"]. Null if unknown.';
comment on column public.laundromats.open_week is 'Open minutes of the week, 0 to 10080 from Monday. For the search.';
comment on column public.laundromats.holiday_hours is 'Hours on public holidays: usual, closed or unknown.';
comment on column public.laundromats.cycle_minutes is 'Length of wash and dry; null if unknown. The last wash starts so long before closing.';
comment on column public.laundromats.opening_area is 'Part of France that decides on time zone and public holidays, see opening_area().';

create index laundromats_open_week on public.laundromats using gist (opening_area, open_week) where is_active;

create function public.clear_week(hours text) returns jsonb
  language plpgsql immutable parallel safe strict
  as $$
declare
  folded text := lower(btrim(hours));
  part text[];
  opening text;
  closing text;
  days integer;
begin
  if folded ~ '^24 ?h ?/ ?24 ?h?,? (7j/7|tous les jours)$' then
    return '"always"';
  end if;
  part := regexp_match(
    folded,
    '^(?:de )?(\d{1,2}) ?h ?(\d{2})? ?(?:-|–|à) ?(\d{1,2}) ?h ?(\d{2})?,? (?:(7j/7|tous les jours)|du lundi au (vendredi|samedi))$');
  opening := lpad(part[1], 2, '0') || ':' || coalesce(part[2], '00');
  closing := case
    when part[3] in ('0', '00') and part[4] is null then '24:00'
    else lpad(part[3], 2, '0') || ':' || coalesce(part[4], '00')
  end;
  days := case part[6] when 'vendredi' then 5 when 'samedi' then 6 else 7 end;
  if opening ~ '^([01]\d|2[0-3]):[0-5]\d$' and closing ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$' and opening <> closing
    and (opening, closing) <> ('00:00', '24:00') then
    return (
      select jsonb_agg(case when day <= days then jsonb_build_array(jsonb_build_array(opening, closing)) else '[]' end order by day)
      from generate_series(1, 7) day
    );
  end if;
  return null;
end
$$;

comment on function public.clear_week(text) is
  'Returns the hours of a clear text: always open, or one period on all days, from Monday to Friday or to Saturday; null for '
  'other texts. The server parses more forms, see contract/laundromat/parse-hours.ts.';

update public.laundromats set weekly_hours = public.clear_week(stated_hours) where public.clear_week(stated_hours) is not null;

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

comment on function public.sync_opening_hours() is
  'Trigger: keeps weekly_hours from contradicting a text that is written alone, and empties them while the text is assumed.';

-- The name makes it fire after the triggers that state a fact.
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

create function public.check_opening_exceptions() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  -- Lock first, count in a second statement: its snapshot then includes what a concurrent change committed.
  perform from laundromats where id in (select laundromat_id from new_rows) order by id for no key update;
  if exists (
    select from opening_exceptions where laundromat_id in (select laundromat_id from new_rows) and last_day >= current_date - 1
    group by laundromat_id having count(*) > 50
  ) then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'opening_exceptions_at_most_50: a laundromat has no more than 50 exceptions that have not passed'
      using errcode = 'check_violation', constraint = 'opening_exceptions_at_most_50', table = 'opening_exceptions';
  end if;
  return null;
end
$$;

comment on function public.check_opening_exceptions() is 'Trigger: limits the exceptions of a laundromat.';

create trigger opening_exceptions_inserted after insert on public.opening_exceptions
  referencing new table as new_rows for each statement execute function public.check_opening_exceptions();
create trigger opening_exceptions_updated after update on public.opening_exceptions
  referencing new table as new_rows for each statement execute function public.check_opening_exceptions();

-- The journal lists all exceptions of a change in one entry.

create function public.record_opening_exception_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  perform record_lists(tg_op, tg_table_name, (
    select jsonb_object_agg(laundromat_id, list) from (
      select c.laundromat_id, jsonb_build_object('opening_exceptions', jsonb_agg(
        jsonb_build_object('firstDay', c.first_day, 'lastDay', c.last_day, 'periods', c.periods, 'reason', c.reason)
        order by c.first_day)) as list
      from changed_rows c
      group by c.laundromat_id
    ) lists
  ));
  return null;
end
$$;

comment on function public.record_opening_exception_change() is
  'Trigger: writes one journal entry per statement when an administrator adds exceptions to a laundromat or removes them.';

create trigger opening_exceptions_journal_inserted after insert on public.opening_exceptions
  referencing new table as changed_rows for each statement execute function public.record_opening_exception_change();
create trigger opening_exceptions_journal_deleted after delete on public.opening_exceptions
  referencing old table as changed_rows for each statement execute function public.record_opening_exception_change();

-- Being open at a moment.

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

comment on function public.hours_on(public.laundromats, date) is
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

comment on function public.is_open_at(public.laundromats, timestamptz) is
  'True if the laundromat is open at a moment, on the clocks of its place; null if unknown. A period past midnight belongs to '
  'the day on which it starts.';

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

comment on function public.opening_moments(timestamptz) is
  'Returns the clocks of each part of France at a moment: day, minute of the week, minute at which the day started, and '
  'public holidays of this day and the day before.';

create function public.open_laundromats(moment timestamptz) returns setof uuid
  language sql stable parallel safe
  begin atomic
    with moments as materialized (
      select * from public.opening_moments(moment)
    ), special as materialized (
      select distinct l.id
      from public.opening_exceptions e join public.laundromats l on l.id = e.laundromat_id join moments m on m.area = l.opening_area
      -- The first condition reads the index: a local day is at most one day away from that of Paris.
      where e.days && daterange((moment at time zone 'Europe/Paris')::date - 2, (moment at time zone 'Europe/Paris')::date + 1, '[]')
        and e.days && daterange(m.day - 1, m.day, '[]')
    )
    -- Without an exception, only a laundromat whose usual week is open can be open.
    select l.id from moments m join public.laundromats l on l.opening_area = m.area
    where l.is_active and l.open_week @> m.minute and l.id not in (select id from special)
      and case
        when l.holiday_hours = 'usual' or not (m.is_holiday or m.was_holiday) then true
        -- Not open at midnight: the period started today.
        when not l.open_week @> m.midnight then not m.is_holiday
        else public.is_open_at(l, moment)
      end
    union all
    select l.id from special join public.laundromats l on l.id = special.id where l.is_active and public.is_open_at(l, moment);
  end;

comment on function public.open_laundromats(timestamptz) is
  'Returns the published laundromats for which is_open_at is true. Reads the index of open_week, and evaluates is_open_at only '
  'around exceptions and public holidays.';
