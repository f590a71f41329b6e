import { distanceClassEnds } from '../../contract/laundromat/coordinates.ts';

/**
 * The search as one obvious statement: it checks every condition on every row, then sorts all matches. It shares with
 * `search_laundromats` only the folding of text, the start of a rotation, and `is_open_at`.
 */
export const searchReference = `
  create table searches (
    n integer, q text, city text, region text, lat float8, lng float8, radius_km real, services text, sort text,
    page integer, page_size integer, moment timestamptz, open_at timestamptz, min_washer_kg numeric,
    south float8, west float8, north float8, east float8, place text
  );

  create table plain_laundromats as
    select id, is_active, is_premium, is_featured, featured_until, has_photos, average_rating, review_count, region,
      case when not 'price_from' = any (assumed_facts) then price_from end as price,
      (select min(m.price) from machines m where m.laundromat_id = l.id and m.kind = 'washer' and m.capacity_kg >= 7) as wash_price,
      array(select m.capacity_kg from machines m where m.laundromat_id = l.id and m.kind = 'washer') as washers,
      location_source = 'commune' as is_unplaced, latitude, longitude,
      array(select unnest(array[slug_of(c.region) || '/' || c.slug, c.department_code]) from french_cities c
        where c.id in (l.commune_id, l.arrondissement_id)) as places,
      fold_text(name) collate "C" as name, fold_text(city) collate "C" as city,
      ' ' || fold_text(concat_ws(' ', name, city, postal_code, address)) as words,
      service_ids::text[] as services, ll_to_earth(latitude::float8, longitude::float8) as place
    from laundromats l;

  create table openings (moment timestamptz, id uuid, is_open boolean, primary key (moment, id));

  create function moment_of(s searches) returns timestamptz language sql stable return
    coalesce(s.open_at, case when s.moment between '2000-01-01' and '2100-01-01' then s.moment else now() end);

  create function expected_page(s searches) returns table (id uuid, place bigint, total bigint, has_distance boolean)
  language sql stable as $$
    with given as (
      select
        coalesce(btrim(s.q), '') <> '' as has_words,
        fold_text(left(s.q, 200)) as words,
        nullif(fold_text(s.city), '') as city,
        nullif(btrim(s.region), '') as region,
        array(
          select case when length(word) < 3 then '% ' else '%' end || word || '%'
          from regexp_split_to_table(fold_text(left(s.q, 200)), ' ') word
          where word not in ('and', 'et') or fold_text(left(s.q, 200)) ~ '^((and|et) ?)+$'
        ) as patterns,
        array(select lower(btrim(x)) from unnest(string_to_array(s.services, ',')) x where btrim(x) <> '') as services,
        s.lat is not null and s.lng is not null as has_point,
        num_nulls(s.south, s.west, s.north, s.east) = 0 as has_box,
        moment_of(s) as moment,
        least(greatest(coalesce(s.page_size, 10), 1), 100) as size,
        greatest(coalesce(s.page, 1), 1)::bigint - 1 as page
    ), located as (
      select *, case
        when has_point and s.lat between -90 and 90 and s.lng between -180 and 180 then ll_to_earth(s.lat, s.lng)
        when not has_point and has_box and s.south between -90 and 90 and s.north between -90 and 90
          and s.west between -180 and 180 and s.east between -180 and 180
          then ll_to_earth((s.south + s.north) / 2, (s.west + s.east) / 2)
        when not has_point and not has_box and s.radius_km is not null then (
          select ll_to_earth(c.latitude::float8, c.longitude::float8) from french_cities c where c.name_key = given.city
          order by c.region is not distinct from given.region desc, c.population desc, c.insee_code limit 1
        )
      end as centre
      from given
    ), resolved as materialized (
      select *, centre is not null and s.radius_km is not null and not has_box as has_circle, case
        when lower(btrim(s.sort)) in ('rating', 'price', 'wash_price', 'name', 'city') then lower(btrim(s.sort))
        when lower(btrim(s.sort)) = 'distance' and centre is not null then 'distance'
        when centre is not null then 'near'
        when has_words then 'words'
        else 'rotation'
      end as sort
      from located
      where (not has_words or words <> '') and (not has_point or centre is not null)
        and not coalesce(centre is not null and s.radius_km <= 0 and not has_box, false) and coalesce(isfinite(s.open_at), true)
        and (not has_box or s.south between -90 and s.north and s.north <= 90 and s.west between -180 and s.east and s.east <= 180)
    ), matches as (
      select l.*, o.is_open, a.sort, a.moment, a.page, a.size, count(*) over () as total, a.has_point or not a.has_box as is_measured,
        earth_distance(l.place, a.centre) as distance,
        case when l.is_featured and coalesce(l.featured_until > now(), true) then 0 when l.is_premium then 1 else 2 end as rank,
        case when a.words in (l.city, l.name) then 0 when l.name like a.words || '%' then 1 when l.name like '%' || a.words || '%' then 2
          else 3 end as likeness
      from resolved a, plain_laundromats l join openings o using (id)
      where l.is_active and o.moment = a.moment
        and (not a.has_circle or earth_distance(l.place, a.centre) <= least(s.radius_km, 20000)::float8 * 1000)
        and (not a.has_box or l.latitude between s.south::numeric and s.north::numeric
          and l.longitude between s.west::numeric and s.east::numeric)
        and (s.place is null or s.place = any (l.places))
        and (a.has_circle or a.has_box or a.city is null or l.city = a.city)
        and (a.region is null or l.region = a.region)
        and l.services @> a.services
        and (not a.has_words or l.words like all (a.patterns))
        and (s.open_at is null or is_open)
        and (s.min_washer_kg is null or s.min_washer_kg <= any (l.washers))
    ), seated as (
      select *,
        (select min(km) from unnest('{${distanceClassEnds.join()},Infinity}'::float8[]) km where distance < km * 1000) as class,
        row_number() over same - 1 as seat, count(*) over (partition by rank, has_photos) as sharers
      from matches window same as (partition by rank, has_photos order by id)
    ), sorted as (
      select *, row_number() over (order by
        case when sort in ('near', 'distance') then class end,
        case when sort in ('near', 'distance') then is_unplaced end,
        case when sort = 'near' and class < 'Infinity' then case when s.open_at is not null then true else is_open end
          is distinct from true end,
        case when sort = 'near' and class < 'Infinity' and s.open_at is null then is_open is not null end,
        case when sort = 'words' then likeness end,
        case when sort in ('words', 'rotation') or sort = 'near' and class < 'Infinity' then rank end,
        case when sort in ('words', 'rotation') or sort = 'near' and class < 'Infinity' then not has_photos end,
        case when sort in ('near', 'distance') then distance end,
        case when sort = 'rotation' and rank < 2
          then mod(seat - rotation_start(sharers::int, 10, moment) + sharers, sharers) end,
        case sort when 'price' then price when 'wash_price' then wash_price end,
        case when sort = 'city' then city end,
        case when sort not in ('city', 'name') then average_rating end desc,
        case when sort not in ('city', 'name') then review_count end desc,
        name,
        id) as place_in_order
      from seated
    )
    select id, place_in_order, least(total, 1000), distance is not null and is_measured and not is_unplaced from sorted
    where place_in_order between page * size + 1 and (page + 1) * size and page * size < 10000
  $$;
`;

/** Run it in the transaction of the searches, so that `now()` stays the same. */
export const fillOpenings = `
  insert into openings
  select moment, l.id, is_open_at(l, moment)
  from laundromats l, (select distinct moment_of(s) as moment from searches s) moments where isfinite(moment)
`;
