-- An administrator who takes the hours of the source takes their exceptions too: « Aug 01-20 off ».

create or replace function public.write_source_fact(laundromat uuid, fact text, value jsonb) returns void
language plpgsql set search_path = public, pg_temp as $function$
begin
  -- One statement per fact: triggers fire for the columns that a statement names. The change itself counts as a check.
  case fact
  when 'address' then
    -- An address that changes without its point would lose it.
    update laundromats set address = value ->> 'address', postal_code = value ->> 'postalCode', city = value ->> 'city',
      latitude = latitude, longitude = longitude
    where id = laundromat and location_source <> 'commune';
    update laundromats set address = value ->> 'address', postal_code = value ->> 'postalCode', city = value ->> 'city'
    where id = laundromat and location_source = 'commune';
  when 'location' then
    update laundromats set location_source = 'pin', latitude = (value ->> 'latitude')::numeric,
      longitude = (value ->> 'longitude')::numeric
    where id = laundromat;
  when 'hours' then
    update laundromats set hours = value ->> 'text', weekly_hours = nullif(value -> 'weekly', 'null'),
      holiday_hours = value ->> 'holidays'
    where id = laundromat;
    delete from opening_exceptions where laundromat_id = laundromat and last_day >= current_date;
    insert into opening_exceptions (laundromat_id, first_day, last_day, periods, reason)
    select laundromat, greatest("firstDay", current_date), "lastDay", nullif(periods, 'null'), reason
    from jsonb_to_recordset(coalesce(value -> 'exceptions', '[]'))
      as given ("firstDay" date, "lastDay" date, periods jsonb, reason text)
    where "lastDay" >= current_date;
  when 'services' then
    delete from laundromat_services where laundromat_id = laundromat and not value ? service_id::text;
    insert into laundromat_services (laundromat_id, service_id)
    select laundromat, service::uuid from jsonb_array_elements_text(value) service on conflict do nothing;
  when 'name', 'phone', 'email', 'website', 'facebook', 'instagram' then
    execute format('update laundromats set %I = $1 where id = $2', fact) using value #>> '{}', laundromat;
  end case;
end
$function$;
