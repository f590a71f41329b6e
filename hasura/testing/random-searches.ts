export const pickFunctions = `
  create function pick(choices text[]) returns text language sql volatile
    return choices[1 + floor(random() * cardinality(choices))::int];
  create function chance(share float8) returns boolean language sql volatile return random() < share;
`;

const serviceIds = `(select array_agg(id::text order by position) from services)`;

/** Many names, ratings, prices and places are equal, so that every tie-breaker is tested. */
export const insertLaundromats = `
  with places (city, postal_code, region, latitude, longitude) as (values
    ('Lyon', '69003', 'Auvergne-Rhône-Alpes', 45.758, 4.835), ('LYON', '69007', 'Auvergne-Rhône-Alpes', 45.758, 4.835),
    ('Saint-Étienne', '42000', 'Auvergne-Rhône-Alpes', 45.434, 4.390), ('Saint-Denis', '93200', 'Île-de-France', 48.935, 2.354),
    ('Saint-Denis', '97400', 'La Réunion', -20.879, 55.448), ('Nulle-Part', '00000', null, null, null)
  ), numbered as (
    select *, (row_number() over () - 1) as number from places
  ), drawn as materialized (
    select n, floor(random() * random() * 6)::int as number, chance(0.2) as is_premium, chance(0.5) as is_featured,
      floor(random() * 4) * 0.013 as north, floor(random() * 4) * 0.017 as east
    from generate_series(1, $1::int) n
  )
  insert into laundromats (id, name, address, city, postal_code, slug, region, latitude, longitude, location_source,
    weekly_hours, holiday_hours, price_from, assumed_facts, is_active, is_premium, is_featured, featured_until, average_rating, review_count, has_photos, service_ids)
  select md5('laundromat ' || n)::uuid,
    pick('{Laverie,Laverie du Port,La Bulle,Éco Lavage,Œuvre,St Étienne Wash,Wash,Lyon Laverie}'),
    pick('{1 rue de la Ré,2 place du Port,10 bd St Denis}'), city, postal_code, 'laverie-' || n, region,
    latitude + north, longitude + east, case when latitude is null or chance(0.3) then 'commune' else 'address' end,
    nullif(pick(array['null', 'null', '"always"', '[[],[],[],[],[],[["08:00","12:00"],["14:00","02:00"]],[["21:00","06:00"]]]',
      '[[["07:00","22:00"]],[["07:00","22:00"]],[["07:00","22:00"]],[["07:00","22:00"]],[["20:00","00:00"]],[],[["07:00","24:00"]]]']), 'null')::jsonb,
    pick('{usual,closed,unknown}'),
    case when chance(0.8) then 3 + floor(random() * 4) / 2 end, case when chance(0.2) then '{price_from}' else '{}' end::text[], chance(0.95),
    is_premium, is_premium and is_featured,
    case when is_premium and is_featured then pick('{2020-01-01,2099-01-01,NULL}')::timestamptz end,
    floor(random() * 3) + 2.5, floor(random() * 3), chance(0.5),
    array(select id from services where chance(0.6) and n = n order by position limit 4)
  from drawn join numbered using (number)
`;

/** Triggers are off, so the columns that follow from the address are written here. */
export const setPlaces = `
  update laundromats l set commune_id = known.commune_id, arrondissement_id = (
    select c.id from french_cities c where c.parent_id = known.commune_id and c.postal_codes @> array[btrim(l.postal_code)])
  from (select id, (commune_of(postal_code, city)).id as commune_id from laundromats) known
  where known.id = l.id
`;

export const insertMachines = `
  with added as (
    insert into machines (laundromat_id, kind, capacity_kg, count, price)
    select l.id, pick('{washer,washer,dryer}'), pick('{6,7,10,14,18}')::numeric, 1,
      case when chance(0.8) then 4 + floor(random() * 3) / 2 end
    from laundromats l, generate_series(1, 3) where chance(0.6)
    returning laundromat_id, kind, capacity_kg, price
  )
  update laundromats l set wash_price_7kg = w.price, largest_washer_kg = w.largest
  from (
    select laundromat_id, min(price) filter (where capacity_kg >= 7) as price, max(capacity_kg) as largest
    from added where kind = 'washer' group by laundromat_id
  ) w
  where w.laundromat_id = l.id
`;

export const insertExceptions = `
  insert into opening_exceptions (laundromat_id, first_day, last_day, periods)
  select l.id, days.first_day, days.first_day + pick('{0,1}')::int, pick(array['[["10:00","12:00"]]', '[["22:00","03:00"]]', null])::jsonb
  from laundromats l, unnest(array['2026-04-30', '2026-10-24', '2026-11-15', '2026-11-18']::date[]) days (first_day)
  where chance(0.3)
`;

/**
 * Each argument is missing in some of the searches and absurd in others. `n = n` makes Postgres evaluate a subquery
 * anew for each row.
 */
export const insertSearches = `
  insert into searches
  select n,
    case when chance(0.4) then pick('{laverie,la,port,wash,wash lyon,saint-etienne,ST ETIENNE,œuvre,69,eco,zzz,%,_,"  ",🧺,
      laverie du port,la bu re 1 rue lyon,"lyon lyon, laverie",r d p s l a}') end,
    case when chance(0.3) then pick('{Lyon,lyon,saint denis,Saint-Étienne,Nulle-Part,Atlantide,""}') end,
    case when chance(0.25) then pick('{Auvergne-Rhône-Alpes,Île-de-France,La Réunion,Bretagne," ","; drop"}') end,
    place.lat, place.lng,
    case when chance(0.6) then pick('{0.5,1,2,5,10,50,800,Infinity,0,-1}')::real end,
    case when chance(0.2) then pick(array[' ', 'x', ',', 'a0000000-0000-4000-8000-0000000000ff',
      (${serviceIds})[1], (${serviceIds})[2], upper((${serviceIds})[1]) || ' , ' || (${serviceIds})[3]]) end,
    pick('{NULL,relevance,distance,distance,rating,price,wash_price,name,city," Name ",zzz}'),
    pick('{NULL,1,1,1,2,3,12,-5,9999,2147483647}')::int,
    pick('{NULL,1,7,10,100,100,0,2147483647}')::int,
    pick('{NULL,2026-05-04 10:20Z,2026-05-04 10:40Z,infinity}')::timestamptz,
    -- 1 May, both sides of the change of clocks and of the end of the week, and ordinary times.
    case when chance(0.4) then pick('{2026-04-30 23:30Z,2026-05-01 10:00Z,2026-05-01 23:00Z,2026-10-25 00:30Z,2026-10-25 01:30Z,
      2026-11-15 22:59Z,2026-11-15 23:00Z,2026-11-18 11:00Z,2026-11-20 21:30Z,2026-12-20 08:00Z,infinity}')::timestamptz end,
    case when chance(0.3) then pick('{7,14,14,18,50,-1,NaN}')::numeric end,
    box[1], box[2], box[3], box[4],
    case when chance(0.1) then pick('{auvergne-rhone-alpes/lyon,auvergne-rhone-alpes/lyon,auvergne-rhone-alpes/lyon-3e-arrondissement,ile-de-france/saint-denis,la-reunion/saint-denis,
      ile-de-france/lyon,lyon,69,93,974,99,/,"",../../x,"'' or true"}') end
  from generate_series(1, $1::int) n,
    lateral (select case when chance(0.5) and n = n then pick('{45.758:4.835,45.771:4.852,48.935:2.354,-20.879:55.448,46.123:3.456,95:4,NaN:NaN}') end as point) drawn,
    lateral (select split_part(point, ':', 1)::float8 as lat, split_part(point, ':', 2)::float8 as lng) place,
    -- Corners on laundromats, around the globe, across the dateline, upside down, beyond the pole, incomplete.
    lateral (select case when chance(0.3) and n = n then pick(array['45.7,4.8,45.8,4.9', '45.758,4.835,45.771,4.869', '45.771,4.852,45.771,4.852',
      '-90,-180,90,180', '-21,55,46,56', '40,-5,50,10', '45,170,46,-170', '46,4,45,5', '45,4,95,5', 'NaN,4,46,5', 'NaN,NaN,NaN,NaN',
      '45,4,46'])::text end as corners) framed,
    lateral (select string_to_array(corners, ',')::float8[] as box) boxed
`;
