-- The list of the REST contract, whose JSON Postgres builds and Node forwards unparsed. The order is that of the search.
select coalesce(json_agg(json_build_object(
  'id', l.id, {content}, 'hours', l.hours, 'weeklyHours', l.weekly_hours, 'holidayHours', l.holiday_hours,
  'cycleMinutes', l.cycle_minutes, 'openNow', is_open_at(l, now()), 'openingExceptions', (
    select coalesce(json_agg(json_build_object('firstDay', e.first_day, 'lastDay', e.last_day, 'periods', e.periods,
      'reason', e.reason) order by e.first_day), '[]') from opening_exceptions e where e.laundromat_id = l.id),
  'priceFrom', l.price_from::text, 'slug', l.slug, 'latitude', l.latitude::text, 'longitude', l.longitude::text,
  'locationSource', l.location_source, 'assumedFacts', l.assumed_facts, 'isActive', l.is_active, 'isPremium', l.is_premium,
  'isFeatured', l.is_featured, 'featuredUntil', l.featured_until, 'createdAt', l.created_at, 'updatedAt', l.updated_at,
  'averageRating', l.average_rating, 'reviewCount', l.review_count, 'services', (
    select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'icon', s.icon) order by s.position, s.id), '[]')
    from laundromat_services ls join services s on s.id = ls.service_id where ls.laundromat_id = l.id),
  'machines', (
    select coalesce(json_agg(json_build_object('kind', m.kind, 'capacityKg', m.capacity_kg::float8, 'count', m.count,
      'price', m.price::text, 'minutes', m.minutes) order by m.kind desc, m.capacity_kg, m.price, m.id), '[]')
    from machines m where m.laundromat_id = l.id),
  'photos', (
    select coalesce(json_agg(json_build_object('id', p.id, 'url', p.url, 'alt', p.alt, 'isPrimary', p.is_primary,
      'order', p.position) order by p.position, p.id), '[]') from photos p where p.laundromat_id = l.id)
) order by f.position), '[]')::text as answer
from search_laundromats(page => 1, page_size => $1) f
-- By id: the planner expects a thousand rows of the search and would read the whole table.
cross join lateral (select * from laundromats where id = f.laundromat_id limit 1) l
