-- Objects of OpenStreetMap from which laundromats are imported, and pairs of an object and a laundromat that may be the same.

create table public.source_objects (
  type text not null constraint source_objects_type_shape check (type ~ '^[a-z][a-z0-9-]{0,39}$'),
  id bigint not null constraint source_objects_id_positive check (id >= 0),
  version integer not null default 0,
  tags jsonb not null,
  latitude numeric(10, 8) not null constraint source_objects_latitude_range check (latitude between -90 and 90),
  longitude numeric(11, 8) not null constraint source_objects_longitude_range check (longitude between -180 and 180),
  class text not null
    constraint source_objects_class_known check (class in ('self_service', 'dry_cleaner', 'business', 'staffed', 'private', 'closed', 'unclear')),
  reason text not null,
  chosen_class text constraint source_objects_chosen_class_known check (chosen_class in ('self_service', 'other')),
  content_hash text not null,
  facts jsonb,
  has_guessed_town boolean not null default false,
  imported jsonb not null default '{}',
  differences jsonb not null default '{}',
  laundromat_id uuid,
  kept jsonb not null default '{}',
  seen_at timestamptz not null default now(),
  gone_at timestamptz,
  still_open_at timestamptz,
  primary key (type, id)
);

comment on table public.source_objects is
  'Every object that a file of the import contained, also those that are no laundromat. Only the import inserts and updates them.';
comment on column public.source_objects.type is
  'node, way or relation of OpenStreetMap. Any other type names a data set that was derived from it and has no page for its objects.';
comment on column public.source_objects.version is 'Version at the source, 0 if the file names none. An older version is ignored.';
comment on column public.source_objects.class is
  'self_service is imported; unclear awaits chosen_class; dry_cleaner, business (laundry for companies), staffed, private and closed are not imported.';
comment on column public.source_objects.reason is 'Tag or word that decided on the class.';
comment on column public.source_objects.chosen_class is
  'Class that an administrator chose; it takes precedence at the next import. Null if the import decides.';
comment on column public.source_objects.content_hash is 'Hash of point and tags, which recognizes an unchanged object.';
comment on column public.source_objects.has_guessed_town is
  'True if no geocoder answered: the town is that of the nearest commune until a later import asks again.';
comment on column public.source_objects.facts is 'Facts of a laundromat that the import reads from the tags, address included.';
comment on column public.source_objects.imported is
  'Facts as the import last wrote them to the laundromat. A fact that has another value there was changed on the site.';
comment on column public.source_objects.differences is
  'By fact, the value of the source where the site has another one, which takes precedence.';
comment on column public.source_objects.kept is
  'By fact, the value of the source that an administrator declined. It is no difference until the source has another value.';
comment on column public.source_objects.laundromat_id is
  'The laundromat that this object describes. No foreign key: the import must not create again what was deleted, and a restored '
  'laundromat has its source again.';
comment on column public.source_objects.seen_at is 'Last import whose file contained the object.';
comment on column public.source_objects.gone_at is
  'Import whose complete file no longer contained the object: the laundromat is to be confirmed. Null while the object exists.';
comment on column public.source_objects.still_open_at is
  'Time when an administrator said that the laundromat of an object that is gone, or that became something else, is still open.';

create index source_objects_laundromat_id on public.source_objects (laundromat_id);
create index source_objects_unclear on public.source_objects (type, id) where class = 'unclear' and chosen_class is null;
create index source_objects_gone on public.source_objects (gone_at) where gone_at is not null;

-- Other changes of an object follow from a decision that has its own entry.
create trigger source_objects_journal after update on public.source_objects
  for each row when (old.chosen_class is distinct from new.chosen_class or old.kept <> new.kept)
  execute function public.record_change('tags', 'facts', 'content_hash', 'imported', 'differences', 'seen_at');

create table public.source_candidates (
  id uuid primary key default gen_random_uuid(),
  source_type text not null,
  source_id bigint not null,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  reason text not null constraint source_candidates_reason_known check (reason in ('near', 'same_name', 'same_phone')),
  distance integer not null constraint source_candidates_distance_positive check (distance >= 0),
  status text not null default 'open' constraint source_candidates_status_known check (status in ('open', 'same', 'different')),
  created_at timestamptz not null default now(),
  constraint source_candidates_one_per_pair unique (source_type, source_id, laundromat_id),
  constraint source_candidates_source_fkey foreign key (source_type, source_id) references public.source_objects on delete cascade
);

comment on table public.source_candidates is
  'Objects that may describe a laundromat of the site. The import waits for the decision of an administrator and then applies it.';
comment on column public.source_candidates.reason is
  'near: within 80 m, but no name or phone says more; same_name, same_phone: up to 300 m away.';
comment on column public.source_candidates.distance is 'Metres between both points.';
comment on column public.source_candidates.status is
  'open: not decided; same: the object describes this laundromat; different: it does not, and becomes one itself.';

create index source_candidates_laundromat_id on public.source_candidates (laundromat_id);
create index source_candidates_status on public.source_candidates (status, created_at);
create unique index source_candidates_one_same on public.source_candidates (source_type, source_id) where status = 'same';

create trigger source_candidates_journal after update on public.source_candidates
  for each row execute function public.record_change('created_at');

-- Lists of what awaits a decision.

create function public.search_source_objects(list text, search text) returns setof public.source_objects
language sql stable
as $$
  select s.* from public.source_objects s left join public.laundromats l on l.id = s.laundromat_id
  where case list
    when 'unclear' then s.class = 'unclear' and s.chosen_class is null and s.laundromat_id is null and s.gone_at is null
    when 'differences' then s.differences <> '{}' and l.is_active
    when 'lost' then l.is_active and s.still_open_at is null and case
      when s.gone_at is null then s.class <> 'self_service' and s.chosen_class is null
      -- Another object still describes the laundromat.
      else not exists (
        select from public.source_objects other
        where other.laundromat_id = s.laundromat_id and other.gone_at is null and other.class = 'self_service'
      )
    end
  end and concat_ws(E'\n', s.tags, l.name, l.city) ilike all (public.like_patterns(search))
$$;

comment on function public.search_source_objects(text, text) is
  'Returns the objects of a list whose tags or laundromat contain every word of the search. unclear: await a class; differences: '
  'have facts otherwise than their published laundromat; lost: gone, or something else by now, while their laundromat is published.';

create function public.search_source_candidates(search text) returns setof public.source_candidates
language sql stable
as $$
  select c.* from public.source_candidates c
  join public.source_objects s on s.type = c.source_type and s.id = c.source_id
  join public.laundromats l on l.id = c.laundromat_id
  where c.status = 'open' and s.laundromat_id is null and s.gone_at is null
    and concat_ws(E'\n', s.tags, l.name, l.city) ilike all (public.like_patterns(search))
$$;

comment on function public.search_source_candidates(text) is
  'Returns the pairs that await a decision and whose tags or laundromat contain every word of the search.';

-- Decisions of administrators. Each locks first the laundromat, then the object, as an import does.

create function public.decide_source_candidate(candidate_id uuid, decision text) returns setof public.source_candidates
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
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
$$;

comment on function public.decide_source_candidate(uuid, text) is
  'Decides that an object describes a laundromat (same: they are linked at once), that it does not (different), or neither (open). '
  'Returns no row if the pair is gone, the object has a laundromat already, or an import has applied the decision.';

create function public.write_source_fact(laundromat uuid, fact text, value jsonb) returns void
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
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
  when 'services' then
    delete from laundromat_services where laundromat_id = laundromat and not value ? service_id::text;
    insert into laundromat_services (laundromat_id, service_id)
    select laundromat, service::uuid from jsonb_array_elements_text(value) service on conflict do nothing;
  when 'name', 'phone', 'email', 'website', 'facebook', 'instagram' then
    execute format('update laundromats set %I = $1 where id = $2', fact) using value #>> '{}', laundromat;
  end case;
end
$$;

comment on function public.write_source_fact(uuid, text, jsonb) is
  'Writes one fact, as differences of source_objects has it, to a laundromat. Fails for an unknown fact.';

create function public.decide_source_difference(
  source_type text, source_id bigint, fact text, decision text, seen jsonb
) returns setof public.source_objects
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
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
$$;

comment on function public.decide_source_difference(text, bigint, text, text, jsonb) is
  'Decides about a fact that the source and a published laundromat have otherwise: theirs writes the value of the source, ours '
  'declines it, open takes ours back. seen is the value of the source that the administrator read. Returns no row if the source '
  'has another one by now, or the fact is decided otherwise.';

create function public.confirm_source_laundromat(source_type text, source_id bigint) returns setof public.source_objects
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
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
$$;

comment on function public.confirm_source_laundromat(text, bigint) is
  'Confirms the facts of a published laundromat whose object is gone from the source or became something else. Returns no row '
  'if the laundromat is not published.';
