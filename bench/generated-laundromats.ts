import type pg from 'pg';

// Every value is derived from the row's number with a hash, so that every run and every size has the same rows.
const fraction = (salt: string) => `((hashtext(n || '${salt}')::bigint & 1048575) / 1048576.0)`;
const pick = (salt: string, values: string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + floor(${fraction(salt)} * ${values.length})::int]`;

const names = ['Laverie', 'Lavomatic', 'Speed Wash', 'Bulle Bleue', 'La Goutte', 'Éco Lavage', 'Wash and Go'];
const places = [
  'de la Gare',
  'du Centre',
  'des Halles',
  'du Marché',
  'de la Mairie',
  'du Port',
  'Saint-Jean',
];
const reviews = `floor(${fraction('reviews')} * 7)`;
/** Rating of review i. */
const ratingOf = (slug: string) => `1 + (hashtext(${slug} || i) & 1023) % 5`;
const streets = ['rue Victor Hugo', 'avenue Jean Jaurès', 'rue de la République', 'place du Marché'];

const sevenDays = (opens: string, closes: string) => `'${JSON.stringify(Array(7).fill([[opens, closes]]))}'`;

const postalCode = 'c.postal_codes[1 + n % cardinality(c.postal_codes)]';

/** Communes with the cumulative share of the population up to each, between 0 and 1. */
const createShares = `
  create temporary table shares as
    select id, name, slug_of(region) || '/' || slug as place, postal_codes, region, latitude, longitude,
      row_number() over (order by insee_code) - 1 as number,
      sum(population + 1.0::float8) over (order by insee_code) / sum(population + 1.0::float8) over () as upper_end
    from french_cities where parent_id is null;
  analyze shares`;

/** Number of the commune of row n, chosen in proportion to the population. */
const placeOf = (salt: string) =>
  `width_bucket(${fraction(salt)}::float8, (select array_agg(upper_end order by number) from shares))`;

/**
 * Adds the laundromats numbered from `first` to `last` that are missing, scattered around real communes in proportion to their
 * population. Triggers are disabled, so the columns that they maintain are written directly; indexes are rebuilt.
 */
export async function addLaundromats(client: pg.Client, first: number, last: number): Promise<void> {
  const indexes = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'laundromats'::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  );
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await client.query(createShares);
  await client.query(
    `insert into laundromats (id, name, address, city, postal_code, slug, phone, email, description, latitude, longitude,
       location_source, weekly_hours, holiday_hours, wash_price_7kg, largest_washer_kg, price_from, is_premium, is_featured, featured_until, average_rating, review_count, region,
       commune_id, arrondissement_id, has_photos, service_ids, created_at)
     select md5('laundromat ' || n)::uuid, ${pick('name', names)} || ' ' || ${pick('place', places)},
       1 + n % 120 || ' ' || ${pick('street', streets)}, c.name, ${postalCode}, 'laverie-' || n,
       '01 23 45 67 89', 'contact@laverie-' || n || '.example',
       'Laverie automatique ouverte tous les jours, machines de 7 à 18 kg, paiement par carte ou en pièces.',
       least(greatest(c.latitude + (${scatter('north')}) * 0.03, -89), 89),
       least(greatest(c.longitude + (${scatter('east')}) * 0.04, -179), 179),
       case when n % 10 > 0 then 'address' else 'commune' end,
       case when n % 4 > 0 then (array['"always"', ${sevenDays('06:00', '23:00')}, ${sevenDays('07:00', '21:00')}])[1 + n % 3] end::jsonb,
       'usual',
       case when n % 3 > 0 then 4 + floor(${fraction('wash price')} * 6) / 2 end,
       case when n % 3 > 0 then 7 + floor(${fraction('washer')} * 12) end,
       case when n % 5 > 0 then 2.5 + floor(${fraction('price')} * 10) / 2 end,
       n % 25 = 0, n % 100 = 0, case when n % 100 = 0 then now() + (n % 7 - 1) * interval '30 days' end,
       (select coalesce(avg(${ratingOf("'laverie-' || n")}), 0) from generate_series(1, ${reviews}::int) i), ${reviews}, c.region, c.id, arrondissement.id, n % 10 < 7,
       array(select ('a0000000-0000-4000-8000-00000000000' || s)::uuid from unnest(string_to_array('1 2 3 4 5 6 7 8 9 a', ' ')) s
         where hashtext(n || s) & 3 > 1),
       timestamptz '2026-01-01' - (n % 900) * interval '1 day'
     from generate_series($1::int, $2::int) n
     join shares c on c.number = ${placeOf('home')}
     left join french_cities arrondissement
       on arrondissement.parent_id = c.id and arrondissement.postal_codes @> array[${postalCode}]
     on conflict do nothing`,
    [first, last],
  );
  await client.query('drop table shares');
  await client.query(
    `insert into laundromat_name_words select distinct unnest(string_to_array(name_key, ' ')) from laundromats on conflict do nothing`,
  );
  for (const { definition } of indexes.rows) await client.query(definition);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze laundromats');
}

/** Inserts the photos, services and reviews that the columns of each laundromat count. */
export async function addDetails(client: pg.Client): Promise<void> {
  await client.query(`
    set session_replication_role = replica;
    insert into laundromat_services select id, unnest(service_ids) from laundromats on conflict do nothing;
    insert into photos (id, laundromat_id, url, alt, is_primary, position)
      select md5(l.slug || 'photo' || i)::uuid, l.id, '/photos/demo/salle-' || lpad((1 + hashtext(l.slug) & 15)::text, 2, '0') || '.webp',
        'La salle des machines', i = 0, i
      from laundromats l, generate_series(0, hashtext(l.slug) & 3) i where l.has_photos on conflict do nothing;
    insert into reviews (id, laundromat_id, author_name, rating, comment, created_at, verification)
      select md5(l.slug || 'review' || i)::uuid, l.id, 'Camille ' || i, ${ratingOf('l.slug')},
        'Machines propres, on y revient avec plaisir. Le paiement par carte est bien pratique.', l.created_at + i * interval '9 days',
        'none'
      from laundromats l, generate_series(1, l.review_count) i on conflict (id) do nothing;
    reset session_replication_role`);
  for (const table of ['laundromats', 'laundromat_services', 'photos', 'reviews'])
    await client.query(`vacuum analyze ${table}`);
}

/** Returns a roughly normally distributed number around 0. */
function scatter(salt: string): string {
  return [1, 2, 3].map((part) => fraction(salt + part)).join(' + ') + ' - 1.5';
}

/** Chooses communes in proportion to their population, as visitors search where they live. */
export async function drawCommunes(client: pg.Client, count: number): Promise<Commune[]> {
  await client.query(createShares);
  const { rows } = await client.query<Commune>(
    `select c.id, c.name, c.place, c.region, c.latitude::float8, c.longitude::float8
     from generate_series(1, $1::int) n join shares c on c.number = ${placeOf('search')} order by n`,
    [count],
  );
  await client.query('drop table shares');
  return rows;
}

export interface Commune {
  id: string;
  name: string;
  /** Path of its page, as the search takes it. */
  place: string;
  region: string;
  latitude: number;
  longitude: number;
}
