import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverageOf } from '../contract/billing/coverage.ts';
import { correctionTypes } from '../contract/corrections/correction-types.ts';
import { correctionForm, correctionStates } from '../contract/corrections/corrections.ts';
import { hoursSentence } from '../contract/laundromat/hours-sentence.ts';
import { defaultHours, photoCaps } from '../contract/laundromat/laundromat.ts';
import { lowestWashPrice } from '../contract/laundromat/machine-texts.ts';
import { machinesInput } from '../contract/laundromat/machines.ts';
import { parseHours } from '../contract/laundromat/parse-hours.ts';
import { regions } from '../contract/laundromat/regions.ts';
import { weeklyHoursProblem, type WeeklyHours } from '../contract/laundromat/weekly-hours.ts';
import { runScript } from '../local-stack/database.ts';
import { createTestDatabase, type TestDatabase } from '../local-stack/testing/test-database.ts';

const seeds = path.join(import.meta.dirname, 'seeds');
const readSeed = (file: string) => readFileSync(path.join(seeds, file), 'utf8');

interface DemoLaundromat {
  id: string;
  ownerId: string | null;
  address: string;
  description: string | null;
  hours: string | null;
  weeklyHours: WeeklyHours | null;
  priceFrom: string | null;
  assumedFacts: string[];
  isActive: boolean;
  isPremium: boolean;
  featuredUntil: string | null;
  machines: { kind: 'washer' | 'dryer'; capacityKg: number; count: number; price: string | null }[];
  services: string[];
  photos: number;
}

let database: TestDatabase;
let client: pg.Client;
let laundromats: DemoLaundromat[];

async function rowsOf<Row extends object>(sql: string): Promise<Row[]> {
  return (await client.query<Row>(sql)).rows;
}

async function valuesOf<Value>(sql: string): Promise<Value[]> {
  return (await client.query<[Value]>({ text: sql, rowMode: 'array' })).rows.map(([value]) => value);
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.connect();
  await runScript(database.url, readSeed('default/1795132900000_demo.sql'));
  laundromats = await rowsOf<DemoLaundromat>(`
    select id, user_id as "ownerId", address, description, hours, weekly_hours as "weeklyHours",
      price_from as "priceFrom", assumed_facts as "assumedFacts", is_active as "isActive", is_premium as "isPremium",
      featured_until::text as "featuredUntil",
      (select coalesce(json_agg(json_build_object('kind', kind, 'capacityKg', capacity_kg, 'count', count,
        'price', price::text, 'minutes', minutes)), '[]') from machines where laundromat_id = laundromats.id) as machines,
      (select array(select name from services where services.id = any(service_ids))) as services,
      (select count(*)::int from photos where laundromat_id = laundromats.id) as photos
    from laundromats`);
});
afterAll(() => database?.drop());

test('laundromats stand in every region, in both Corsican departments, and many in Lyon', async () => {
  expect(new Set(await valuesOf('select region from laundromats'))).toEqual(new Set(regions));
  expect(await valuesOf(`select left(postal_code, 3) from laundromats`)).toEqual(
    expect.arrayContaining(['200', '202']),
  );
  const [lyon, saintEtienne] = await valuesOf<number>(`
    select count(*)::int from laundromats where is_active 
      and ((latitude - 45.764) * 111.32) ^ 2 + ((longitude - 4.8357) * 77.7) ^ 2 <= 25
    union all select count(*)::int from laundromats where is_active and city = 'Saint-Étienne'`);
  expect(lyon).toBeGreaterThanOrEqual(12);
  expect(saintEtienne).toBeGreaterThanOrEqual(3);
});

test('no name is twice in a town, and no address', async () => {
  expect(
    await valuesOf(`select name from laundromats group by name, city having count(*) > 1
      union all select address from laundromats group by address, postal_code having count(*) > 1`),
  ).toEqual([]);
});

test('phone numbers, email addresses and links are fictional', async () => {
  const phones = await valuesOf<string>('select phone from laundromats where phone is not null');
  for (const phone of phones)
    expect(phone).toMatch(/^(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98) \d\d \d\d$/);
  const addresses = await valuesOf<string>(`
    select unnest(array[email, website, facebook, instagram]) from laundromats union all select email from contacts`);
  for (const address of addresses.filter(Boolean)) expect(address).toMatch(/\.example(?:\/.*)?$/);
  for (const email of await valuesOf('select email from users'))
    expect(email).toMatch(/^[a-z.-]+@lavoir\.test$/);
});

test('no text has placeholders, double spaces or missing no-break spaces', async () => {
  const texts = await valuesOf<string>(`
    select unnest(array[name, address, hours, description]) from laundromats
    union all select alt from photos union all select unnest(array[author_name, comment]) from reviews
    union all select message from contacts union all select comment from fact_corrections`);
  for (const text of texts.filter(Boolean)) expect(text).not.toMatch(/ {2}|[{}|]|^\s|\s$| [!?;:»]|\.\.$/);
});

test('reviews have every rating, and none is older than its laundromat', async () => {
  expect(await valuesOf('select distinct rating from reviews order by rating')).toEqual([1, 2, 3, 4, 5]);
  expect(
    await valuesOf(`select reviews.id from reviews join laundromats on laundromats.id = laundromat_id
      where reviews.created_at < laundromats.created_at`),
  ).toEqual([]);
});

test('the laundromats of each owner have the flags that the subscription grants', async () => {
  const plans = await rowsOf<Parameters<typeof coverageOf>[1][number]>(`
    select id, price, max_laundromats as "maxLaundromats", allow_featured as "allowFeatured",
      priority_support as "prioritySupport" from subscription_plans`);
  const subscriptions = await rowsOf<Parameters<typeof coverageOf>[0][number] & { userId: string }>(`
    select user_id as "userId", plan_id as "planId", status, current_period_start::text as "currentPeriodStart",
      current_period_end::text as "currentPeriodEnd" from subscriptions`);
  expect(new Set(subscriptions.map(({ status }) => status))).toEqual(
    new Set(['active', 'past_due', 'canceled']),
  );
  const owners = new Set(laundromats.flatMap(({ ownerId }) => ownerId ?? []));
  for (const owner of owners) {
    const own = laundromats.filter(({ ownerId }) => ownerId === owner);
    // A new plan publishes the unpublished ones, so they count as premium.
    const before = own.map((each) => ({ ...each, isPremium: true, needsApproval: false }));
    const granted = subscriptions.filter(({ userId }) => userId === owner);
    const { laundromats: covered } = coverageOf(granted, plans, before, new Date());
    expect(
      covered.map(({ flags: { isActive, isPremium, isFeatured } }) => [isActive, isPremium, isFeatured]),
    ).toEqual(
      own.map(({ isActive, isPremium, featuredUntil }) => [isActive, isPremium, featuredUntil !== null]),
    );
  }
  for (const { ownerId, isPremium, featuredUntil, photos } of laundromats) {
    if (isPremium) expect(ownerId).not.toBeNull();
    expect(photos).toBeLessThanOrEqual(
      photoCaps[featuredUntil ? 'featured' : isPremium ? 'premium' : 'free'],
    );
  }
});

test('a refused laundromat is not published by a payment', async () => {
  expect(
    await valuesOf('select distinct needs_approval from laundromats where refused_at is not null'),
  ).toEqual([true]);
});

test('the demo owner has featured laundromats with hours and machines, and unpublished ones', async () => {
  const [owner] = await valuesOf(`select id from users where email = 'proprietaire@lavoir.test'`);
  const own = laundromats.filter(({ ownerId }) => ownerId === owner);
  expect(own.length).toBeGreaterThanOrEqual(8);
  expect(own.some(({ isActive }) => !isActive)).toBe(true);
  expect(
    own.some((each) => each.isActive && each.featuredUntil && each.weeklyHours && each.machines.length > 0),
  ).toBe(true);
});

test('hours are the sentence of their structure, a free text, unknown, or assumed', () => {
  const weeks = laundromats.map(({ weeklyHours }) => weeklyHours);
  expect(weeks).toContain('always');
  for (const { weeklyHours, hours, assumedFacts } of laundromats) {
    if (weeklyHours) {
      expect(weeklyHoursProblem(weeklyHours)).toBeNull();
      // The database reads weekly hours from some free texts.
      if (hours !== hoursSentence(weeklyHours)) expect(parseHours(hours!)).toEqual(weeklyHours);
    } else if (assumedFacts.length > 0) expect(hours).toBe(defaultHours);
  }
  expect(laundromats.some(({ hours }) => hours === null)).toBe(true);
});

test('exceptions run, lie ahead and have passed', async () => {
  const times = await valuesOf(`select distinct sign(extract(epoch from age(current_date, first_day)))
    + sign(extract(epoch from age(current_date, last_day))) from opening_exceptions`);
  expect(times.map(Number).toSorted()).toEqual(expect.arrayContaining([-2, 2]));
  expect(times.map(Number)).toContain(0);
});

test('machines are as forms send them; price and services follow from them', () => {
  for (const { machines, services, priceFrom } of laundromats.filter((each) => each.machines.length > 0)) {
    expect(machinesInput.parse(machines)).toEqual(machines);
    const lowest = lowestWashPrice(machines);
    if (lowest !== null) expect(priceFrom).toBe(lowest);
    const largest = Math.max(...machines.map(({ kind, capacityKg }) => (kind === 'washer' ? capacityKg : 0)));
    expect(services.includes('Grande capacité')).toBe(largest >= 14);
    expect(services.includes('Sèche-linge')).toBe(machines.some(({ kind }) => kind === 'dryer'));
  }
});

test('no description states a capacity that the machines do not have', () => {
  for (const { description, machines } of laundromats) {
    const stated = [...(description ?? '').matchAll(/(\d+)(?: et (\d+))?\skg/g)]
      .flatMap(([, one, other]) => [one, other])
      .filter(Boolean);
    expect(machines.map(({ capacityKg }) => String(capacityKg))).toEqual(expect.arrayContaining(stated));
  }
});

test('corrections have every type and state, as visitors can send them', async () => {
  const corrections = await rowsOf<{
    kind: string;
    status: string;
    proposed: object | null;
    comment: string | null;
  }>('select kind, status, proposed, comment from fact_corrections');
  expect(new Set(corrections.map(({ kind }) => kind))).toEqual(new Set(Object.keys(correctionTypes)));
  expect(new Set(corrections.map(({ status }) => status))).toEqual(new Set(correctionStates));
  for (const { kind, proposed, comment } of corrections)
    expect(correctionForm.parse({ kind, proposed, comment })).toMatchObject({ proposed, comment });
});

test('every photo of the demo is used, and no other', async () => {
  const files = readdirSync(path.join(seeds, 'photos')).filter((file) => !/-\d{3}\.webp$/.test(file));
  const urls = await valuesOf<string>('select distinct url from photos');
  expect(urls.toSorted()).toEqual(files.map((file) => `/photos/demo/${file}`).toSorted());
});
