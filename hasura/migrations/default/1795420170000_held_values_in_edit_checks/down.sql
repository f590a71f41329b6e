create or replace function public.stored_values(table_name text, row_id text) returns jsonb
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  laundromat laundromats;
  stored jsonb;
begin
  -- Locks the row: a save at the same moment waits, and is then compared with what this one has written.
  if table_name = 'site_settings' then
    select to_jsonb(s) into stored from site_settings s where id = row_id::smallint for no key update;
    return stored;
  elsif table_name = 'subscription_plans' then
    select to_jsonb(p) into stored from subscription_plans p where id = row_id::uuid for no key update;
    return stored;
  end if;
  select * into laundromat from laundromats where id = row_id::uuid for no key update;
  if laundromat.id is null then
    return null;
  end if;
  stored := to_jsonb(laundromat);
  -- As forms show it: an assumed fact is empty, weekly hours replace their text, washers their price, and a point is no pin.
  return stored
    || (select coalesce(jsonb_object_agg(assumed, null), '{}') from unnest(laundromat.assumed_facts) assumed)
    || jsonb_build_object(
      'hours', case when laundromat.weekly_hours is null then laundromat.stated_hours end,
      'price_from', case
        when not exists (select from machines m where m.laundromat_id = laundromat.id and m.kind = 'washer' and m.price is not null)
        then laundromat.stated_price_from end,
      'latitude', case when laundromat.location_source = 'pin' then laundromat.latitude end,
      'longitude', case when laundromat.location_source = 'pin' then laundromat.longitude end,
      'services', (
        select coalesce(jsonb_agg(service_id::text order by service_id::text), '[]')
        from laundromat_services where laundromat_id = laundromat.id),
      'machines', machine_list((select jsonb_agg(to_jsonb(m)) from machines m where m.laundromat_id = laundromat.id)),
      'opening_exceptions', exception_list((
        select jsonb_agg(to_jsonb(e) - array['days', 'open_minutes']) from opening_exceptions e where e.laundromat_id = laundromat.id))
    );
end
$$;

