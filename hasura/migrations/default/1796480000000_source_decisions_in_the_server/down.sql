CREATE OR REPLACE FUNCTION public.write_source_fact(laundromat uuid, fact text, value jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
comment on function public.write_source_fact(uuid,text,jsonb) is 'Writes one fact, as differences of source_objects has it, to a laundromat. Fails for an unknown fact.';

CREATE OR REPLACE FUNCTION public.confirm_source_laundromat(source_type text, source_id bigint)
 RETURNS SETOF public.source_objects
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  described uuid := (select laundromat_id from source_objects where type = source_type and id = source_id);
begin
  if is_former_administrator() then
    return;
  end if;
  update laundromats set facts_checked_at = now() where id = described and is_active;
  if not found then
    return;
  end if;
  return query update source_objects set still_open_at = now()
    where type = source_type and id = source_id and laundromat_id = described returning *;
end
$function$;
comment on function public.confirm_source_laundromat(text,bigint) is 'Confirms the facts of a published laundromat whose object is gone from the source or became something else. Returns no row if the laundromat is not published.';

CREATE OR REPLACE FUNCTION public.decide_source_difference(source_type text, source_id bigint, fact text, decision text, seen jsonb)
 RETURNS SETOF public.source_objects
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  described uuid := (select laundromat_id from source_objects where type = source_type and id = source_id);
  object source_objects;
begin
  if is_former_administrator() then
    return;
  end if;
  -- Only an administrator's decision changes a laundromat that is not published.
  perform from laundromats where id = described and is_active for no key update;
  if not found then
    return;
  end if;
  select * into object from source_objects
  where type = source_type and id = source_id and laundromat_id = described for no key update;
  if object.differences -> fact = seen and decision = 'theirs' then
    perform write_source_fact(described, fact, seen);
    update source_objects set differences = differences - fact, kept = kept - fact,
      imported = imported || jsonb_build_object(fact, seen)
    where type = source_type and id = source_id returning * into object;
  elsif object.differences -> fact = seen and decision = 'ours' then
    update source_objects set differences = differences - fact, kept = kept || jsonb_build_object(fact, seen)
    where type = source_type and id = source_id returning * into object;
  elsif object.kept -> fact = seen and decision = 'open' then
    update source_objects set differences = differences || jsonb_build_object(fact, seen), kept = kept - fact
    where type = source_type and id = source_id returning * into object;
  elsif (case decision
    when 'theirs' then object.imported -> fact = seen
    when 'ours' then object.kept -> fact = seen
    else object.differences -> fact = seen
  end) is not true then
    return;
  end if;
  return next object;
end
$function$;
comment on function public.decide_source_difference(text,bigint,text,text,jsonb) is 'Decides about a fact that the source and a published laundromat have otherwise: theirs writes the value of the source, ours declines it, open takes ours back. seen is the value of the source that the administrator read. Returns no row if the source has another one by now, or the fact is decided otherwise.';

CREATE OR REPLACE FUNCTION public.decide_source_candidate(candidate_id uuid, decision text)
 RETURNS SETOF public.source_candidates
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  candidate source_candidates;
begin
  if is_former_administrator() then
    return;
  end if;
  select * into candidate from source_candidates where id = candidate_id;
  perform from laundromats where id = candidate.laundromat_id for no key update;
  perform from source_objects where type = candidate.source_type and id = candidate.source_id for no key update;
  select * into candidate from source_candidates where id = candidate_id for no key update;
  if not found then
    return;
  end if;
  if candidate.status = decision then
    return next candidate;
    return;
  end if;
  if decision = 'same' then
    update source_objects set laundromat_id = candidate.laundromat_id
    where type = candidate.source_type and id = candidate.source_id and laundromat_id is null;
  elsif candidate.status = 'same' then
    -- Once an import has written facts of the object, they look like any others.
    update source_objects set laundromat_id = null
    where type = candidate.source_type and id = candidate.source_id and laundromat_id = candidate.laundromat_id and imported = '{}';
  end if;
  if not found then
    return;
  end if;
  return query update source_candidates set status = decision where id = candidate_id returning *;
end
$function$;
comment on function public.decide_source_candidate(uuid,text) is 'Decides that an object describes a laundromat (same: they are linked at once), that it does not (different), or neither (open). Returns no row if the pair is gone, the object has a laundromat already, or an import has applied the decision.';
