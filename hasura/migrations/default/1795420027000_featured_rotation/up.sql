-- Rows and distances of a search, and the rotation by which paid laundromats of the same tier share the first places equally.

-- Distances are compared as chords, straight lines through the earth, and shown in kilometres on the ground. earthdistance has
-- functions for this, but the planner cannot inline them: each adds 50 µs to a search.

create function public.point_on_earth(latitude double precision, longitude double precision) returns public.cube
  language sql immutable parallel safe
  return public.cube(array[
    public.earth() * cosd(latitude) * cosd(longitude),
    public.earth() * cosd(latitude) * sind(longitude),
    public.earth() * sind(latitude)
  ]);

comment on function public.point_on_earth(double precision, double precision) is 'Returns the point of these coordinates, computed like laundromats.earth_point.';

create function public.chord_of(kilometres double precision) returns double precision
  language sql immutable parallel safe
  return 2 * public.earth() * sin(kilometres * 1000 / (2 * public.earth()));

comment on function public.chord_of(double precision) is 'Converts a distance on the ground (at most 20 000 km, halfway around the earth) into a chord in metres.';

create function public.kilometres(chord double precision) returns real
  language sql immutable parallel safe
  return case when chord is not null then
    round((2 * public.earth() * asin(least(chord / (2 * public.earth()), 1)) / 1000)::numeric, 3)::real
  end;

comment on function public.kilometres(double precision) is 'Converts a chord in metres into the distance on the ground in kilometres, rounded to the metre.';

create table public.laundromat_matches (
  laundromat_id uuid not null,
  position integer not null,
  distance_km real,
  total_count integer not null,
  constraint laundromat_matches_stays_empty check (false) no inherit
);

comment on table public.laundromat_matches is 'Always empty: it is the return type of search_laundromats and of similar functions.';
comment on column public.laundromat_matches.position is 'Position in the whole result, from 1. Always order by it.';
comment on column public.laundromat_matches.distance_km is 'Distance from the searched centre; null without a centre, and where only the commune is known.';
comment on column public.laundromat_matches.total_count is 'Number of matches on all pages; counting stops at 1000.';

create function public.rotation_start(sharers integer, places integer, moment timestamptz) returns integer
  language sql immutable parallel safe
  return case when sharers > 0 then mod(
    abs(places * floor(extract(epoch from moment) / 900)::bigint
      + ceil(sharers * 0.618)::bigint * floor(extract(epoch from moment) / 86400)::bigint),
    sharers::bigint
  )::integer else 0 end;

comment on function public.rotation_start(integer, integer, timestamptz) is
  'Returns the index (from 0) of the laundromat that is first in the rotation at a moment. Every quarter of an hour the places move to '
  'the next laundromats, so that over a day the shares differ by at most one slot. Each day starts elsewhere, so that none always has the nights.';

create function public.featured_of_the_month(
  region text default null,
  lat double precision default null,
  lng double precision default null,
  moment timestamptz default null
) returns setof public.laundromat_matches
  language plpgsql stable
  set search_path = public, pg_temp
  set jit = off
  as $$
#variable_conflict use_variable
declare
  places constant integer := 3;
  reach constant double precision := chord_of(50);
  wanted_region text := nullif(btrim(region), '');
  rotated_at timestamptz := case when isfinite(moment) then moment else now() end;
  centre cube;
  sharers uuid[];
  start integer;
begin
  if lat is not null and lng is not null then
    if not (lat between -90 and 90 and lng between -180 and 180) then
      return;
    end if;
    centre := point_on_earth(lat, lng);
  end if;
  if centre is not null then
    sharers := array(
      select l.id from laundromats l
      where l.is_active and l.tier < 2 and l.tier = 0 and (l.featured_until is null or l.featured_until > now()) and l.has_photos
        and l.earth_point <@ cube_enlarge(centre, reach, 3) and cube_distance(l.earth_point, centre) <= reach
      order by l.id limit 10000
    );
  elsif wanted_region is not null then
    sharers := array(
      select l.id from laundromats l
      where l.is_active and l.tier = 0 and (l.featured_until is null or l.featured_until > now()) and l.has_photos
        and l.region = wanted_region
      order by l.id limit 10000
    );
  else
    sharers := array(
      select l.id from laundromats l
      where l.is_active and l.tier = 0 and (l.featured_until is null or l.featured_until > now()) and l.has_photos
      order by l.id limit 10000
    );
  end if;
  start := rotation_start(cardinality(sharers), places, rotated_at);
  return query
  select l.id, f.ordinality::integer,
    kilometres(case when l.location_source <> 'commune' then cube_distance(l.earth_point, centre) end),
    least(cardinality(sharers), 1000)
  from unnest((sharers[start + 1 :] || sharers[: start])[: places]) with ordinality f (id, ordinality)
  join laundromats l on l.id = f.id;
end
$$;

comment on function public.featured_of_the_month(text, double precision, double precision, timestamptz) is
  'Returns the featured laundromats with photos that the rotation shows at a moment (default: now), within 50 km of the '
  'point, else in the region, else in France.';
