import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
});

afterAll(() => database.drop());

async function value(sql: string, values: unknown[] = []): Promise<unknown> {
  const { rows } = await client.query<unknown[]>({ text: sql, values, rowMode: 'array' });
  return rows[0]?.[0];
}

interface Place {
  city?: string;
  postalCode?: string;
}

async function addLaundromat(name: string, { city = 'Lyon', postalCode = '69003' }: Place = {}) {
  const { rows } = await client.query<{ id: string; slug: string }>(
    `insert into laundromats (name, address, city, postal_code) values ($1, '1 rue de la Ré', $2, $3) returning id, slug`,
    [name, city, postalCode],
  );
  return rows[0]!;
}

function addReview(laundromatId: string, rating: number) {
  return value(
    `insert into reviews (laundromat_id, author_name, rating, comment) values ($1, 'Anne', $2, 'Propre.') returning id`,
    [laundromatId, rating],
  );
}

async function ratingOf(laundromatId: string) {
  const { rows } = await client.query<{ review_count: number; average_rating: number }>(
    'select review_count, average_rating from laundromats where id = $1',
    [laundromatId],
  );
  return [rows[0]?.review_count, rows[0]?.average_rating];
}

test('every foreign key starts an index, so that deleting a parent does not read the whole child table', async () => {
  const { rows } = await client.query(`
    select c.conrelid::regclass::text as table, c.conname as name from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
    )`);
  expect(rows).toEqual([]);
});

describe('slugs', () => {
  test('are made of name and city without accents', async () => {
    expect((await addLaundromat("L'Été à Œuvrer", { city: 'Saint-Étienne', postalCode: '42000' })).slug).toBe(
      'l-ete-a-oeuvrer-saint-etienne',
    );
  });

  test('get -2, -3 when the same name comes again, and fill no gap', async () => {
    const slugs = [];
    for (let round = 0; round < 3; round += 1) slugs.push((await addLaundromat('Laverie Double')).slug);
    expect(slugs).toEqual(['laverie-double-lyon', 'laverie-double-lyon-2', 'laverie-double-lyon-3']);
    await client.query(`delete from laundromats where slug = 'laverie-double-lyon-2'`);
    expect((await addLaundromat('Laverie Double')).slug).toBe('laverie-double-lyon-4');
  });

  test('stay when the laundromat is renamed', async () => {
    const { id, slug } = await addLaundromat('Avant');
    await client.query(`update laundromats set name = 'Après' where id = $1`, [id]);
    expect(await value('select slug from laundromats where id = $1', [id])).toBe(slug);
  });

  test('differ when two visitors create the same laundromat at once', async () => {
    const other = await database.connect();
    const insert = `insert into laundromats (name, address, city, postal_code)
      values ('Au même moment', '1 rue', 'Lyon', '69001') returning slug`;
    await client.query('begin');
    const first = await client.query<{ slug: string }>(insert);
    const second = other.query<{ slug: string }>(insert);
    await client.query('commit');
    expect([first.rows[0]?.slug, (await second).rows[0]?.slug]).toEqual([
      'au-meme-moment-lyon',
      'au-meme-moment-lyon-2',
    ]);
  });

  test('exist even for a name without any Latin letter', async () => {
    expect((await addLaundromat('洗衣店', { city: '???' })).slug).toBe('laverie');
  });
});

describe('ratings', () => {
  test('follow every insert, change and deletion exactly', async () => {
    const { id } = await addLaundromat('Notée');
    const first = await addReview(id, 5);
    await addReview(id, 4);
    await addReview(id, 2);
    expect(await ratingOf(id)).toEqual([3, 3.6666667]);
    await client.query('update reviews set rating = 1 where id = $1', [first]);
    expect(await ratingOf(id)).toEqual([3, 2.3333333]);
    await client.query('delete from reviews where id = $1', [first]);
    expect(await ratingOf(id)).toEqual([2, 3]);
    await client.query('delete from reviews where laundromat_id = $1', [id]);
    expect(await ratingOf(id)).toEqual([0, 0]);
  });

  test('move with a review that moves to another laundromat', async () => {
    const [from, to] = [await addLaundromat('De'), await addLaundromat('Vers')];
    const review = await addReview(from.id, 5);
    await client.query('update reviews set laundromat_id = $1 where id = $2', [to.id, review]);
    expect([await ratingOf(from.id), await ratingOf(to.id)]).toEqual([
      [0, 0],
      [1, 5],
    ]);
  });

  test('count both of two reviews written at once', async () => {
    const { id } = await addLaundromat('Très courue');
    const other = await database.connect();
    await client.query('begin');
    await addReview(id, 5);
    const second = other.query(
      `insert into reviews (laundromat_id, author_name, rating, comment) values ($1, 'Luc', 1, 'Bruyant.')`,
      [id],
    );
    await client.query('commit');
    await second;
    expect(await ratingOf(id)).toEqual([2, 3]);
  });
});

describe('derived columns', () => {
  test('name the commune, its region and its centre when no coordinates are given', async () => {
    const { id } = await addLaundromat('Placée', { city: 'st etienne', postalCode: '42100' });
    const { rows } = await client.query(
      `select c.name, l.region, l.latitude = c.latitude and l.longitude = c.longitude as at_centre
       from laundromats l join french_cities c on c.id = l.commune_id where l.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ name: 'Saint-Étienne', region: 'Auvergne-Rhône-Alpes', at_centre: true }]);
  });

  test.each([
    ['75000', 'Paris', 'Île-de-France'],
    ['20200', 'Bastia', 'Corse'],
    ['69433', 'Lyon Cedex 03', 'Auvergne-Rhône-Alpes'],
    ['97400', 'Saint-Denis', 'La Réunion'],
    ['12999', 'Nulle-Part', 'Occitanie'],
    ['00000', 'Nulle-Part', null],
  ])('find the region of %s %s: %s', async (postalCode, city, region) => {
    const { id } = await addLaundromat('Quelque part', { city, postalCode });
    expect(await value('select region from laundromats where id = $1', [id])).toBe(region);
  });

  const locationOf = async (id: string) => {
    const { rows } = await client.query<{ source: string; latitude: string }>(
      'select location_source as source, latitude from laundromats where id = $1',
      [id],
    );
    return rows[0];
  };

  test('follow an address that moves, unless the coordinates are stated with it', async () => {
    const { id } = await addLaundromat('Déménagée');
    expect(await locationOf(id)).toMatchObject({ source: 'commune' });
    await client.query(`update laundromats set city = 'Lille', postal_code = '59000' where id = $1`, [id]);
    expect(await value('select latitude > 50 from laundromats where id = $1', [id])).toBe(true);
    await client.query(`update laundromats set latitude = 50.6, longitude = 3.1 where id = $1`, [id]);
    expect(await locationOf(id)).toEqual({ source: 'address', latitude: '50.60000000' });
    await client.query(`update laundromats set address = '2 rue Basse' where id = $1`, [id]);
    expect(await locationOf(id)).toMatchObject({ source: 'commune' });
    await client.query(
      `update laundromats set address = '3 rue Basse', latitude = 50.61, longitude = 3.1, location_source = 'pin' where id = $1`,
      [id],
    );
    await client.query(
      `update laundromats set address = '4 rue Basse', located_at = clock_timestamp(), latitude = 50.61, longitude = 3.1 where id = $1`,
      [id],
    );
    expect(await locationOf(id)).toEqual({ source: 'pin', latitude: '50.61000000' });
    await client.query(`update laundromats set address = '4, RUE basse' where id = $1`, [id]);
    expect(await locationOf(id)).toEqual({ source: 'pin', latitude: '50.61000000' });
  });

  test('tell the centre of a commune from an address', async () => {
    const at = async (north: number) => {
      const { rows } = await client.query<{ source: string }>(
        `insert into laundromats (name, address, city, postal_code, latitude, longitude)
         select 'Située', '1 rue Haute', name, postal_code, latitude + $1, longitude
         from french_cities where insee_code = '69123' returning location_source as source`,
        [north],
      );
      return rows[0]!.source;
    };
    expect(await at(0)).toBe('commune');
    expect(await at(0.0008)).toBe('commune');
    expect(await at(0.001)).toBe('address');
  });

  test('know whether a laundromat has photos and services', async () => {
    const { id } = await addLaundromat('Équipée');
    const derived = () => client.query('select has_photos, service_ids from laundromats where id = $1', [id]);
    const service = 'a0000000-0000-4000-8000-000000000005';
    await client.query(`insert into photos (laundromat_id, url) values ($1, '/photos/a.webp')`, [id]);
    await client.query('insert into laundromat_services values ($1, $2)', [id, service]);
    expect((await derived()).rows[0]).toEqual({ has_photos: true, service_ids: [service] });
    await client.query('delete from photos where laundromat_id = $1', [id]);
    await client.query('delete from laundromat_services where laundromat_id = $1', [id]);
    expect((await derived()).rows[0]).toEqual({ has_photos: false, service_ids: [] });
  });
});

describe('constraints refuse', () => {
  test.each([
    [
      'a review of 6 stars',
      'reviews_rating_range',
      `insert into reviews (laundromat_id, author_name, rating, comment) select id, 'A', 6, 'B' from laundromats limit 1`,
    ],
    [
      'an unknown role',
      'users_role_known',
      `insert into users (email, password, first_name, last_name, role) values ('a@b.fr', 'x', 'A', 'B', 'site_admin')`,
    ],
    [
      'an unknown contact type',
      'contacts_type_known',
      `insert into contacts (name, email, message, type) values ('A', 'a@b.fr', 'B', 'spam')`,
    ],
    ['a blank name', 'laundromats_name_filled', `update laundromats set name = '  '`],
    [
      'a website that is no web address',
      'laundromats_website_http',
      `update laundromats set website = 'javascript:alert(1)'`,
    ],
    ['an empty web address', 'laundromats_facebook_http', `update laundromats set facebook = 'https://'`],
    ['a negative price', 'laundromats_price_from_positive', `update laundromats set price_from = -1`],
    [
      'a latitude beyond the pole',
      'laundromats_latitude_range',
      `update laundromats set latitude = 91, longitude = 0`,
    ],
    [
      'a latitude alone',
      'laundromats_coordinates_paired',
      `update laundromats set commune_id = null, city = 'Nulle-Part', postal_code = '00000', latitude = 45, longitude = null`,
    ],
    [
      'featured without premium',
      'laundromats_featured_is_premium',
      `update laundromats set is_featured = true`,
    ],
    [
      'a second primary photo',
      'photos_one_primary',
      `insert into photos (laundromat_id, url, is_primary) select id, url, true from (select id from laundromats limit 1) l, (values ('/photos/a.webp'), ('/photos/b.webp')) v (url)`,
    ],
    [
      'the same e-mail in other case',
      'users_email_key',
      `insert into users (email, password, first_name, last_name) values ('Double@b.fr', 'x', 'A', 'B'), ('double@B.fr', 'x', 'A', 'B')`,
    ],
    [
      'a deleted plan that has subscribers',
      'subscriptions_plan_id_fkey',
      `with u as (insert into users (email, password, first_name, last_name) values ('abonne@b.fr', 'x', 'A', 'B') returning id) insert into subscriptions (user_id, plan_id, status) select id, 'b0000000-0000-4000-8000-000000000002', 'active' from u; delete from subscription_plans`,
    ],
  ])('%s (%s)', async (_, constraint, sql) => {
    await addLaundromat('Contrainte');
    await expect(client.query(sql)).rejects.toMatchObject({ constraint });
  });
});

test('the reference data is complete: every region, the services and the three plans', async () => {
  expect(await value('select count(*)::int from french_cities')).toBeGreaterThan(34_900);
  expect(
    await value('select count(distinct region)::int from french_cities where region = any($1)', [
      [
        'Auvergne-Rhône-Alpes',
        'Bourgogne-Franche-Comté',
        'Bretagne',
        'Centre-Val de Loire',
        'Corse',
        'Grand Est',
        'Hauts-de-France',
        'Île-de-France',
        'Normandie',
        'Nouvelle-Aquitaine',
        'Occitanie',
        'Pays de la Loire',
        "Provence-Alpes-Côte d'Azur",
      ],
    ]),
  ).toBe(13);
  expect(await value('select count(*)::int from services')).toBe(14);
  const { rows } = await client.query('select name, price, interval from subscription_plans order by id');
  expect(rows).toEqual([
    { name: 'Gratuit', price: '0.00', interval: null },
    { name: 'Premium', price: '59.00', interval: 'year' },
    { name: 'Premium+', price: '49.00', interval: 'month' },
  ]);
});

test('the setting of a plan limits its laundromats, not its list of features', async () => {
  const { rows } = await client.query(
    'select max_laundromats, features from subscription_plans where max_laundromats <> 1',
  );
  expect(rows).toEqual([
    {
      max_laundromats: -1,
      features: [
        'Tous les avantages Premium',
        'À distance et ouverture comparables, place avant toutes les autres fiches',
        'Entre fiches Premium+, chacune à son tour en tête, à parts égales',
        '10 photos maximum',
      ],
    },
  ]);
});
