-- Opening hours as data: weeks, public holidays and time zones of France. contract/laundromat/opening-clock.ts has the same rules; a test
-- compares both.

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
      left(period ->> 0, 2)::integer * 60 + right(period ->> 0, 2)::integer,
      left(period ->> 1, 2)::integer * 60 + right(period ->> 1, 2)::integer + case when period ->> 1 <= period ->> 0 then 1440 else 0 end
    );
    if minutes && span then
      return null;
    end if;
    minutes := minutes + span::int4multirange;
  end loop;
  return minutes;
end
$$;
comment on function public.open_day is
  'Returns the minutes of the periods that start on one day, from 0 to 2880. Null unless these are at most six periods without overlap.';

create function public.shift_minutes(minutes int4multirange, by integer) returns int4multirange
  language sql immutable parallel safe strict
  return (
    select coalesce(range_agg(int4range(lower(part) + by, upper(part) + by)), '{}') from unnest(minutes) as part
  );
comment on function public.shift_minutes is 'Adds a number to all minutes.';

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
comment on function public.open_week is
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
comment on function public.opening_area is
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
comment on function public.easter_sunday is 'The algorithm of Meeus, Jones and Butcher.';

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
comment on function public.is_public_holiday is
  'True on a public holiday of a part of France. Overseas departments commemorate the abolition of slavery on different days.';

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
comment on function public.clear_week is
  'Returns the hours of a clear text: always open, or one period on all days, from Monday to Friday or to Saturday; null for '
  'other texts. The server parses more forms, see contract/laundromat/parse-hours.ts.';
