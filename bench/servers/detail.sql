-- The page of a laundromat.
select json_build_array(json_build_object(
  'id', l.id, 'slug', l.slug, {content},
  'hours', l.stated_hours, 'weeklyHours', l.weekly_hours, 'holidayHours', l.holiday_hours,
  'cycleMinutes', l.cycle_minutes, 'openingExceptions', (
    select coalesce(json_agg(json_build_object('id', e.id, 'firstDay', e.first_day, 'lastDay', e.last_day,
      'periods', e.periods, 'reason', e.reason)), '[]')
    from (select * from opening_exceptions where laundromat_id = l.id order by last_day desc limit 50) e),
  'region', l.region,
  'latitude', l.latitude::text, 'longitude', l.longitude::text, 'locationSource', l.location_source,
  'priceFrom', l.stated_price_from::text, 'factsCheckedAt', l.facts_checked_at,
  'machines', (
    select coalesce(json_agg(json_build_object('id', m.id, 'laundromatId', m.laundromat_id, 'kind', m.kind,
      'capacityKg', m.capacity_kg::text, 'count', m.count, 'price', m.price::text, 'minutes', m.minutes)
      order by m.kind desc, m.capacity_kg, m.price, m.id), '[]')
    from machines m where m.laundromat_id = l.id),
  'reportedFacts', (
    select coalesce(json_agg(json_build_object('laundromatId', r.laundromat_id, 'kind', r.kind)), '[]')
    from reported_facts r where r.laundromat_id = l.id),
  'sourceObjects', (
    select coalesce(json_agg(json_build_object('type', s.type, 'id', s.id, 'seenAt', s.seen_at, 'goneAt', s.gone_at)), '[]')
    from source_objects s where s.laundromat_id = l.id),
  'isActive', l.is_active, 'closedAt', l.closed_at, 'hasOwner', l.has_owner, 'isPremium', l.is_premium,
  'isFeatured', l.is_featured, 'featuredUntil', l.featured_until, 'averageRating', l.average_rating,
  'reviewCount', l.review_count,
  'place', (
    select json_build_object('communeId', c.id, 'name', c.name, 'slug', c.slug, 'region', c.region,
      'regionSlug', slug_of(c.region))
    from french_cities c where c.id = l.commune_id),
  'photos', (
    select coalesce(json_agg(json_build_object('id', p.id, 'url', p.url, 'alt', p.alt)
      order by p.is_primary desc, p.position, p.id), '[]')
    from photos p where p.laundromat_id = l.id),
  'reviews', (
    select coalesce(json_agg(json_build_object('id', r.id, 'authorName', r.author_name, 'rating', r.rating,
      'comment', r.comment, 'createdAt', r.created_at, 'verification', r.verification, 'visitedOn', r.visited_on, 'answer', r.answer,
      'answeredAt', r.answered_at,
      'photos', (
        select coalesce(json_agg(json_build_object('id', p.id, 'url', p.url) order by p.created_at, p.id), '[]')
        from review_photos p where p.review_id = r.id and p.is_approved))), '[]')
    from (select * from reviews where laundromat_id = l.id order by created_at desc, id limit $2) r),
  'laundromatServices', (
    select coalesce(json_agg(json_build_object('laundromatId', ls.laundromat_id, 'serviceId', ls.service_id,
      'service', json_build_object('id', s.id, 'name', s.name, 'icon', s.icon)) order by s.position), '[]')
    from laundromat_services ls join services s on s.id = ls.service_id where ls.laundromat_id = l.id)
))::text as answer
from laundromats l where l.slug = $1 and l.is_active
