-- The home search around a point, whose JSON Postgres builds and Node forwards unparsed.
with found as (
  select l.id, least(count(*) over (), 1000)::int as total, row_number() over (
      order by
        width_bucket(cube_distance(l.earth_point, ll_to_earth($1, $2)), '{185,369,615,923,1539,5000,10000,20000,50000,100000}'),
        l.location_source = 'commune',
        o.is_open is not true, o.is_open is false,
        case when l.is_featured and coalesce(l.featured_until > now(), true) then 0 when l.is_premium then 1 else 2 end,
        l.has_photos desc, cube_distance(l.earth_point, ll_to_earth($1, $2)), l.average_rating desc, l.review_count desc, l.name_key, l.id
    ) as position,
    case when l.location_source <> 'commune'
      then round((sec_to_gc(cube_distance(l.earth_point, ll_to_earth($1, $2))) / 1000)::numeric, 3)::real
    end as distance_km
  from laundromats l
    left join opening_moments(now()) m on m.area = l.opening_area
    cross join lateral (
      select case
        when (l.holiday_hours = 'usual' or not (m.is_holiday or m.was_holiday)) and not exists (
            select from opening_exceptions e
            where e.laundromat_id = l.id and e.days && daterange(current_date - 2, current_date + 1, '[]'))
          then l.open_week @> m.minute
        else is_open_at(l, now())
      end as is_open
    ) o
  where l.is_active and l.earth_point <@ earth_box(ll_to_earth($1, $2), $3 * 1000)
    and earth_distance(l.earth_point, ll_to_earth($1, $2)) <= $3 * 1000
  order by position limit $5 offset ($4 - 1) * $5
)
select coalesce(json_agg(json_build_object(
  'position', f.position, 'distanceKm', f.distance_km, 'totalCount', f.total,
  'laundromat', json_build_object(
    'id', l.id, 'name', l.name, 'slug', l.slug, 'address', l.address, 'city', l.city,
    'latitude', l.latitude::text, 'longitude', l.longitude::text, 'locationSource', l.location_source,
    'priceFrom', l.stated_price_from::text,
    'postalCode', l.postal_code, 'hours', l.stated_hours, 'weeklyHours', l.weekly_hours, 'holidayHours', l.holiday_hours,
    'cycleMinutes', l.cycle_minutes, 'openingExceptions', (
      select coalesce(json_agg(json_build_object('id', e.id, 'firstDay', e.first_day, 'lastDay', e.last_day,
        'periods', e.periods, 'reason', e.reason)), '[]')
      from (select * from opening_exceptions where laundromat_id = l.id order by last_day desc limit 50) e),
    'isPremium', l.is_premium, 'isFeatured', l.is_featured,
    'featuredUntil', l.featured_until, 'averageRating', l.average_rating, 'reviewCount', l.review_count,
    'laundromatServices', (
      select coalesce(json_agg(json_build_object('laundromatId', ls.laundromat_id, 'serviceId', ls.service_id,
        'service', json_build_object('id', s.id, 'name', s.name, 'icon', s.icon))
        order by s.position), '[]')
      from laundromat_services ls join services s on s.id = ls.service_id where ls.laundromat_id = l.id),
    'photos', (
      select coalesce(json_agg(json_build_object('id', p.id, 'url', p.url, 'alt', p.alt)), '[]')
      from (select id, url, alt from photos where laundromat_id = l.id order by is_primary desc, position limit 1) p)
  )) order by f.position), '[]')::text as answer
from found f join laundromats l on l.id = f.id
