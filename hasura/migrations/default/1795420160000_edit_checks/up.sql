-- Two devices edit the same row: a save states the values that its form showed, and is refused where newer ones are stored.

create table public.edit_checks (
  table_name text not null constraint edit_checks_table_known check (table_name in ('laundromats', 'site_settings', 'subscription_plans')),
  row_id text not null,
  seen jsonb not null constraint edit_checks_seen_object check (jsonb_typeof(seen) = 'object'),
  written jsonb not null constraint edit_checks_written_object check (jsonb_typeof(written) = 'object')
);

comment on table public.edit_checks is
  'Always empty: an insert checks an edit, as the first field of the mutation that saves it, and stores nothing. Without one, the last '
  'save wins, as for apps of version 1.0.0.';
comment on column public.edit_checks.seen is 'Values that the form showed of the fields that it changes, by their names in GraphQL.';
comment on column public.edit_checks.written is 'Values that the edit writes into these fields.';

create function public.column_names(given jsonb) returns jsonb
  language sql immutable parallel safe strict
  set search_path = public, pg_temp
  as $$
    select case jsonb_typeof(given)
      when 'array' then (select coalesce(jsonb_agg(column_names(item)), '[]') from jsonb_array_elements(given) item)
      when 'object' then (
        select coalesce(jsonb_object_agg(lower(regexp_replace(key, '([A-Z])', '_\1', 'g')), value), '{}') from jsonb_each(given))
      else given
    end
  $$;

comment on function public.column_names(jsonb) is
  'Returns an object, or a list of objects, with postalCode named postal_code. Values inside keep their names.';

-- Both sides of a comparison go through the types of their columns, so that "4.5" equals 4.50.

create function public.machine_list(machines jsonb) returns jsonb
  language sql stable
  set search_path = public, pg_temp
  return (
    select coalesce(jsonb_agg(row order by row), '[]')
    from (select to_jsonb(m) - array['id', 'laundromat_id'] as row from jsonb_populate_recordset(null::machines, machines) m) rows
  );

create function public.exception_list(exceptions jsonb) returns jsonb
  language sql stable
  set search_path = public, pg_temp
  return (
    select coalesce(jsonb_agg(jsonb_build_array(e.first_day, e.last_day, nullif(e.periods, 'null'), e.reason) order by e.first_day), '[]')
    from jsonb_populate_recordset(null::opening_exceptions, exceptions) e
    -- Forms leave out those that are past.
    where e.last_day > (now() at time zone 'Europe/Paris')::date
  );

create function public.edited_values(table_name text, given jsonb) returns jsonb
  language plpgsql stable
  set search_path = public, pg_temp
  as $$
declare
  named jsonb := column_names(given);
  columns jsonb := case table_name
    when 'laundromats' then to_jsonb(jsonb_populate_record(null::laundromats, named - array['services', 'machines', 'opening_exceptions']))
    when 'site_settings' then to_jsonb(jsonb_populate_record(null::site_settings, named))
    when 'subscription_plans' then to_jsonb(jsonb_populate_record(null::subscription_plans, named))
  end;
begin
  if table_name = 'laundromats' then
    columns := columns || jsonb_build_object(
      'services', (select coalesce(jsonb_agg(id order by id), '[]') from jsonb_array_elements_text(nullif(named -> 'services', 'null')) id),
      'machines', machine_list(column_names(nullif(named -> 'machines', 'null'))),
      'opening_exceptions', exception_list(column_names(nullif(named -> 'opening_exceptions', 'null')))
    );
    if columns -> 'weekly_hours' <> 'null' then
      columns := columns || '{"hours": null}';
    end if;
  end if;
  return (select coalesce(jsonb_object_agg(key, columns -> key), '{}') from jsonb_object_keys(named) key);
end
$$;

comment on function public.edited_values(text, jsonb) is
  'Returns the named values as their columns would hold them. The names of its lists are services, machines and opening_exceptions.';

create function public.stored_values(table_name text, row_id text) returns jsonb
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

comment on function public.stored_values(text, text) is 'Locks a row and returns its values as its form shows them; null if it does not exist.';

create function public.check_edit() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  stored jsonb;
  seen jsonb;
  newer text[];
begin
  -- Inserted, so that the permission refuses it.
  if nullif(current_setting('hasura.user', true), '')::jsonb ->> 'x-hasura-role' = 'site_admin'
    and not exists (select from users where id = acting_administrator() and is_active and role = 'admin') then
    return new;
  end if;
  stored := stored_values(new.table_name, new.row_id);
  seen := edited_values(new.table_name, new.seen);
  select array_agg(key order by key) into newer
  from jsonb_each(seen) given (key, value) where stored -> key is distinct from value;
  if stored is null or newer is null then
    return null;
  end if;
  -- Hasura passes on only the text, so the text names the constraint.
  if not exists (
    select from jsonb_each(edited_values(new.table_name, new.written)) given (key, value) where stored -> key is distinct from value
  ) then
    raise exception 'edit_checks_already_saved: this edit is stored'
      using errcode = 'check_violation', constraint = 'edit_checks_already_saved', table = 'edit_checks';
  end if;
  raise exception 'edit_checks_newer_values: % changed since the form was opened', array_to_string(newer, ', ')
    using errcode = 'check_violation', constraint = 'edit_checks_newer_values', table = 'edit_checks';
end
$$;

comment on function public.check_edit() is
  'Trigger: refuses an edit whose seen values are not the stored ones. Whether another edit wrote them or this one did, when its answer '
  'was lost, are two refusals. Inserts nothing.';

create trigger edit_checks_compare before insert on public.edit_checks
  for each row execute function public.check_edit();
