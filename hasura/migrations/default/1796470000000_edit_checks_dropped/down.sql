CREATE OR REPLACE FUNCTION public.column_names(given jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select case jsonb_typeof(given)
      when 'array' then (select coalesce(jsonb_agg(column_names(item)), '[]') from jsonb_array_elements(given) item)
      when 'object' then (
        select coalesce(jsonb_object_agg(lower(regexp_replace(key, '([A-Z])', '_\1', 'g')), value), '{}') from jsonb_each(given))
      else given
    end
  $function$;
comment on function public.column_names(jsonb) is 'Returns an object, or a list of objects, with postalCode named postal_code. Values inside keep their names.';

CREATE OR REPLACE FUNCTION public.commune_of(postal_code text, city text)
 RETURNS public.french_cities
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  city_name text := regexp_replace(fold_text(city), ' cedex( [0-9]+)?$', '');
  code text := btrim(postal_code);
  department_prefix text := case
    when code ~ '^9[78]' then left(code, 3)
    when code ~ '^20[01]' then '2A'
    when code ~ '^20' then '2B'
    else left(code, 2)
  end;
  found_commune french_cities;
begin
  select c.* into found_commune from french_cities c
  where c.parent_id is null and c.name_key = city_name and c.postal_codes @> array[code]
  order by c.population desc, c.insee_code limit 1;
  if found then
    return found_commune;
  end if;
  select c.* into found_commune from french_cities c
  where c.parent_id is null and c.postal_codes @> array[code]
  order by c.population desc, c.insee_code limit 1;
  if found then
    return found_commune;
  end if;
  select c.* into found_commune from french_cities c
  where c.parent_id is null and c.name_key = city_name and c.department_code = department_prefix
  order by c.population desc, c.insee_code limit 1;
  if found then
    return found_commune;
  end if;
  -- No commune matches: department and region are still known from the postal code.
  select c.department, c.department_code, c.region
  into found_commune.department, found_commune.department_code, found_commune.region
  from french_cities c where c.department_code = department_prefix limit 1;
  return found_commune;
end
$function$;
comment on function public.column_names(jsonb) is 'Returns an object, or a list of objects, with postalCode named postal_code. Values inside keep their names.';

CREATE OR REPLACE FUNCTION public.machine_list(machines jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT COALESCE(jsonb_agg(rows."row" ORDER BY rows."row"), '[]'::jsonb) AS "coalesce" FROM (SELECT (to_jsonb(m.*) - ARRAY['id'::text, 'laundromat_id'::text]) AS "row" FROM jsonb_populate_recordset(NULL::public.machines, machine_list.machines) m(id, laundromat_id, kind, capacity_kg, count, price, minutes)) rows);

CREATE OR REPLACE FUNCTION public.exception_list(exceptions jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT COALESCE(jsonb_agg(jsonb_build_array(e.first_day, e.last_day, NULLIF(e.periods, 'null'::jsonb), e.reason) ORDER BY e.first_day), '[]'::jsonb) AS "coalesce" FROM jsonb_populate_recordset(NULL::public.opening_exceptions, exception_list.exceptions) e(id, laundromat_id, first_day, last_day, periods, reason, days, open_minutes) WHERE (e.last_day > ((now() AT TIME ZONE 'Europe/Paris'::text))::date));

CREATE OR REPLACE FUNCTION public.edited_values(table_name text, given jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.edited_values(text,jsonb) is 'Returns the named values as their columns would hold them. The names of its lists are services, machines and opening_exceptions.';

CREATE OR REPLACE FUNCTION public.stored_values(table_name text, row_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
  -- As forms show it: a text that waits for approval replaces the published one, an assumed fact is empty, weekly hours replace
  -- their text, washers their price, and a point is no pin.
  return stored || laundromat.held_content
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
$function$;
comment on function public.stored_values(text,text) is 'Locks a row and returns its values as its form shows them; null if it does not exist.';

CREATE OR REPLACE FUNCTION public.check_edit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
comment on function public.check_edit() is 'Trigger: refuses an edit whose seen values are not the stored ones. Whether another edit wrote them or this one did, when its answer was lost, are two refusals. Inserts nothing.';

create table public.edit_checks (
  table_name text not null,
  row_id text not null,
  seen jsonb not null,
  written jsonb not null
);
alter table public.edit_checks add constraint edit_checks_seen_object CHECK ((jsonb_typeof(seen) = 'object'::text));
alter table public.edit_checks add constraint edit_checks_table_known CHECK ((table_name = ANY (ARRAY['laundromats'::text, 'site_settings'::text, 'subscription_plans'::text])));
alter table public.edit_checks add constraint edit_checks_written_object CHECK ((jsonb_typeof(written) = 'object'::text));
CREATE TRIGGER edit_checks_compare BEFORE INSERT ON public.edit_checks FOR EACH ROW EXECUTE FUNCTION public.check_edit();
comment on table public.edit_checks is 'Always empty: an insert checks an edit, as the first field of the mutation that saves it, and stores nothing. Without one, the last save wins, as for apps of version 1.0.0.';
comment on column public.edit_checks.seen is 'Values that the form showed of the fields that it changes, by their names in GraphQL.';
comment on column public.edit_checks.written is 'Values that the edit writes into these fields.';

CREATE OR REPLACE FUNCTION public.end_laundromat_refusal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  if new.is_active and not old.is_active then
    new.refused_at := null;
  elsif new.refused_at = old.refused_at and session ->> 'x-hasura-role' is distinct from 'site_admin'
    and (moderated_content(new), new.price_from, new.hours)
      is distinct from (moderated_content(old), old.price_from, old.hours) then
    new.refused_at := null;
  end if;
  return new;
end
$function$;
