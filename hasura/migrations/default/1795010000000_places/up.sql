-- Where laundromats stand: their commune, their point and how it was found.

-- In PL/pgSQL, because an SQL function that is not inlined plans its body at each call, and each write of an owner calls this for all
-- laundromats of the town. Only an expression without a subquery is fast.

create function public.metres_between(
  latitude double precision, longitude double precision, other_latitude double precision, other_longitude double precision
) returns double precision
  language plpgsql immutable parallel safe
  set search_path = public, pg_temp
  as $$
begin
  return earth_distance(ll_to_earth(latitude, longitude), ll_to_earth(other_latitude, other_longitude));
end
$$;

create function public.set_laundromat_place() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  commune french_cities := commune_of(new.postal_code, new.city);
  writer text := nullif(current_setting('hasura.user', true), '')::jsonb ->> 'x-hasura-role';
  has_point boolean := new.latitude is not null and new.longitude is not null;
  metres double precision := metres_between(new.latitude, new.longitude, commune.latitude, commune.longitude);
  -- Of coordinates that came without a source.
  guessed_source text := case when new.latitude is null or metres <= 100 then 'commune' else 'address' end;
  is_written boolean := has_point;
  is_moved boolean := true;
begin
  new.commune_id := commune.id;
  new.region := commune.region;
  new.arrondissement_id := (
    select c.id from french_cities c where c.parent_id = commune.id and c.postal_codes @> array[btrim(new.postal_code)]
  );
  if tg_op = 'UPDATE' then
    is_written := has_point
      and (new.latitude, new.longitude, new.located_at) is distinct from (old.latitude, old.longitude, old.located_at);
    is_moved := fold_text(concat_ws(' ', new.address, new.postal_code, new.city))
      <> fold_text(concat_ws(' ', old.address, old.postal_code, old.city));
  end if;
  if not is_written then
    if not is_moved and has_point then
      return new;
    end if;
    new.location_source := 'commune';
    new.located_at := null;
    -- One coordinate alone is left for the constraint to refuse.
    if commune.id is not null or has_point then
      new.latitude := commune.latitude;
      new.longitude := commune.longitude;
    end if;
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.located_at := coalesce(new.located_at, clock_timestamp());
    -- A restored laundromat has its source already.
    if writer = 'site_admin' and new.location_source is not null then
      return new;
    end if;
  elsif new.located_at is not distinct from old.located_at then
    new.located_at := clock_timestamp();
  end if;
  if writer = 'site_admin' then
    new.location_source := 'pin';
  elsif tg_op = 'INSERT' then
    new.location_source := coalesce(new.location_source, guessed_source);
  elsif new.location_source = old.location_source and old.location_source = 'commune' then
    new.location_source := guessed_source;
  end if;
  -- Imports and seeds in SQL check their own points, and restore_content puts back what was accepted before. Where the centre is only
  -- that of the department, it proves nothing.
  if writer is not null and current_setting('lavoir.restores_content', true) is distinct from 'on'
    and commune.coordinates_source <> 'department'
    and metres > 50000 then
    raise exception 'laundromats_location_near_commune: the point is more than 50 km from %', commune.name
      using errcode = 'check_violation', constraint = 'laundromats_location_near_commune', table = 'laundromats';
  end if;
  return new;
end
$$;
comment on function public.set_laundromat_place is
  'Trigger: derives commune_id, arrondissement_id and region; decides on location_source. A laundromat without a point, or whose address '
  'changes while no point is written, stands at its commune''s centre.';

create trigger laundromats_set_place
  before insert or update of address, city, postal_code, latitude, longitude, region, commune_id, arrondissement_id on public.laundromats
  for each row execute function public.set_laundromat_place();

create table public.laundromat_geocodings (
  laundromat_id uuid primary key references public.laundromats on delete cascade,
  address text not null,
  postal_code text not null,
  city text not null,
  former_pin_latitude numeric(10, 8),
  former_pin_longitude numeric(11, 8),
  latitude numeric(10, 8),
  longitude numeric(11, 8),
  score real,
  precision text
    constraint laundromat_geocodings_precision_known check (precision in ('housenumber', 'street', 'none')),
  attempts integer not null default 0,
  tried_at timestamptz,
  created_at timestamptz not null default now(),
  constraint laundromat_geocodings_point_complete check (
    (latitude is not null) = (longitude is not null) and (latitude is not null) = (coalesce(precision, 'none') <> 'none')
  )
);
comment on table public.laundromat_geocodings is
  'The address of each laundromat as it is geocoded, with the answer. Moderation shows the distance between answer and pin.';
comment on column public.laundromat_geocodings.former_pin_latitude is
  'The pin that stood before the address changed. It is put back when the new address lies beside it.';
comment on column public.laundromat_geocodings.score is 'Similarity of the geocoder''s best match, 0 to 1.';
comment on column public.laundromat_geocodings.precision is
  'Null until the geocoder answers; none if it knows no such address in this town.';

create index laundromat_geocodings_waiting on public.laundromat_geocodings (tried_at nulls first) where precision is null;

create function public.queue_geocoding() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  loses_pin boolean := false;
begin
  if tg_op = 'UPDATE' then
    if (new.address, new.postal_code, new.city) = (old.address, old.postal_code, old.city) then
      -- Removing a pin also needs the point of the address.
      if new.location_source <> 'commune' or old.location_source = 'commune' then
        return null;
      end if;
    else
      loses_pin := old.location_source = 'pin' and new.location_source = 'commune';
    end if;
  end if;
  insert into laundromat_geocodings as queued
    (laundromat_id, address, postal_code, city, former_pin_latitude, former_pin_longitude)
  values (
    new.id, new.address, new.postal_code, new.city,
    case when loses_pin then old.latitude end, case when loses_pin then old.longitude end
  )
  on conflict (laundromat_id) do update set
    address = excluded.address, postal_code = excluded.postal_code, city = excluded.city,
    former_pin_latitude = case when new.location_source = 'commune' then coalesce(excluded.former_pin_latitude, queued.former_pin_latitude) end,
    former_pin_longitude = case when new.location_source = 'commune' then coalesce(excluded.former_pin_longitude, queued.former_pin_longitude) end,
    latitude = null, longitude = null, score = null, precision = null, attempts = 0, tried_at = null, created_at = now();
  return null;
end
$$;
comment on function public.queue_geocoding is
  'Trigger: queues a new or changed address for the geocoder, and the address of a laundromat that loses its pin.';

-- Only for rows that a request writes: an import brings its own coordinates.
create trigger laundromats_queue_geocoding
  after insert or update of address, postal_code, city, latitude, longitude on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.queue_geocoding();
