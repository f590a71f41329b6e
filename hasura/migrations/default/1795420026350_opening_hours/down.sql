drop function public.open_laundromats(timestamptz);
drop function public.opening_moments(timestamptz);
drop function public.is_open_at(public.laundromats, timestamptz);
drop function public.hours_on(public.laundromats, date);
drop table public.opening_exceptions;
drop function public.record_opening_exception_change();
drop function public.check_opening_exceptions();
drop trigger laundromats_sync_hours on public.laundromats;
drop function public.sync_opening_hours();
drop function public.clear_week(text);
alter table public.laundromats
  drop constraint laundromats_weekly_hours_valid,
  drop column opening_area,
  drop column cycle_minutes,
  drop column holiday_hours,
  drop column open_week,
  drop column weekly_hours;
comment on column public.laundromats.hours is null;
drop function public.is_public_holiday(date, text);
drop function public.easter_sunday(integer);
drop function public.time_zone_of_area(text);
drop function public.opening_area(text);
drop function public.open_week(jsonb);
drop function public.shift_minutes(int4multirange, integer);
drop function public.minute_of_time(text);
drop function public.open_day(jsonb);
