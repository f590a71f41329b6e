import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hoursSentence } from '#contract/laundromat/hours-sentence.ts';
import { defaultHours, hoursChoices, photoCaps } from '#contract/laundromat/laundromat.ts';
import { lowestWashPrice } from '#contract/laundromat/machine-texts.ts';
import { machinesInput } from '#contract/laundromat/machines.ts';
import { holidayHoursValues } from '#contract/laundromat/opening-exceptions.ts';
import { parseHours } from '#contract/laundromat/parse-hours.ts';
import { regions } from '#contract/laundromat/regions.ts';
import { weeklyHoursProblem } from '#contract/laundromat/weekly-hours.ts';
import { buildBilling, coveredFlags, demoPlans } from './billing.ts';
import type { DemoLaundromat } from './demo-data.ts';
import { buildDemo } from './demo.ts';
import { accounts } from './owners.ts';
import { pictures } from './photo-catalogue.ts';
import { accountsSql, seedSql } from './seed-sql.ts';
import { agreesWith } from './text-claims.ts';

const { users, laundromats } = buildDemo();
const reviews = laundromats.flatMap((laundromat) => laundromat.reviews);
const texts = [
  ...laundromats.flatMap((each) => [each.name, each.address, each.hours ?? '', each.description ?? '']),
  ...laundromats.flatMap((each) => each.photos.map((photo) => photo.alt)),
  ...reviews.flatMap((review) => [review.authorName, review.comment]),
];

function kilometres(from: DemoLaundromat, latitude: number, longitude: number) {
  if (from.latitude === null || from.longitude === null) return Infinity;
  const north = (from.latitude - latitude) * 111.32;
  const east = (from.longitude - longitude) * 111.32 * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Returns the percentage of the laundromats that a condition is true for. */
const share = (isMeant: (laundromat: DemoLaundromat) => unknown) =>
  (100 * laundromats.filter(isMeant).length) / laundromats.length;

function expectBetween(value: number, low: number, high: number) {
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
}

describe('the demo', () => {
  test('is current in the seed', () => {
    const seed = readFileSync(
      new URL('../../hasura/seeds/default/1795132900000_demo.sql', import.meta.url),
      'utf8',
    );
    expect(seed === seedSql(users, laundromats)).toBe(true);
    expect(Buffer.byteLength(seed)).toBeLessThan(1_000_000);
  });

  test('has a second seed with its accounts alone', () => {
    const seed = readFileSync(new URL('../../hasura/seeds/osm/accounts.sql', import.meta.url), 'utf8');
    expect(seed === accountsSql(accounts)).toBe(true);
    expect(seed).not.toContain('laundromats');
  });

  test('has laundromats in every region and in both Corsican departments', () => {
    expect(new Set(laundromats.map((each) => each.region))).toEqual(new Set(regions));
    const departments = laundromats.map((each) => each.department);
    expect(departments).toEqual(expect.arrayContaining(['2A', '2B']));
  });

  test('has at least 12 published laundromats within 5 km of the centre of Lyon and 3 in Saint-Étienne', () => {
    const published = laundromats.filter((each) => each.isActive);
    const near = published.filter((each) => kilometres(each, 45.764, 4.8357) <= 5);
    expect(near.length).toBeGreaterThanOrEqual(12);
    expect(near.map((each) => each.city)).toContain('Villeurbanne');
    expect(published.filter((each) => each.city === 'Saint-Étienne').length).toBeGreaterThanOrEqual(3);
  });

  test('has no duplicate name in a town and no duplicate address', () => {
    const names = laundromats.map((each) => `${each.name}, ${each.city}`);
    const addresses = laundromats.map((each) => `${each.address}, ${each.postalCode}`);
    expect(new Set(names).size).toBe(laundromats.length);
    expect(new Set(addresses).size).toBe(laundromats.length);
  });

  test('has only fictional phone numbers, email addresses and links', () => {
    for (const each of laundromats) {
      if (each.phone)
        expect(each.phone).toMatch(/^(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98) \d\d \d\d$/);
      if (each.email) expect(each.email).toMatch(/@[a-z0-9-]+\.example$/);
      for (const link of [each.website, each.facebook, each.instagram])
        if (link) expect(new URL(link).hostname).toMatch(/\.example$/);
    }
    for (const user of users) expect(user.email).toMatch(/^[a-z.-]+@lavoir\.test$/);
  });

  test('has no placeholders, double spaces or missing no-break spaces in its texts', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/ {2}|[{}|]|^\s|\s$| [!?;:»]|\.\.$/);
    }
  });

  test('has reviews of every rating with at least 250 different texts', () => {
    expect(reviews.length).toBeGreaterThan(1300);
    expect(new Set(reviews.map((review) => review.comment)).size).toBeGreaterThanOrEqual(250);
    expect(new Set(reviews.map((review) => review.rating))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(laundromats.filter((each) => each.reviews.length > 30).length).toBeGreaterThanOrEqual(4);
    expect(laundromats.filter((each) => each.isActive && each.reviews.length === 0).length).toBeGreaterThan(
      10,
    );
  });

  test('dates no review before its laundromat', () => {
    for (const each of laundromats)
      for (const review of each.reviews) expect(review.hoursAgo).toBeLessThan(each.hoursAgo);
  });

  test('knows the plans as the migration inserts them', () => {
    const migration = readFileSync(
      new URL('../../hasura/migrations/default/1795420009000_subscription_plans/up.sql', import.meta.url),
      'utf8',
    );
    const plans = [
      ...migration.matchAll(
        /'b0000000-[0-9-]+(\d)', '[^']+', ([\d.]+), [^$]*?\],\s+(-?\d+), (true|false), (true|false)/g,
      ),
    ].map(([, id, price, maxLaundromats, allowFeatured, prioritySupport]) => ({
      id,
      price,
      maxLaundromats: Number(maxLaundromats),
      allowFeatured: allowFeatured === 'true',
      prioritySupport: prioritySupport === 'true',
    }));
    expect(plans).toEqual(demoPlans);
  });

  test('respects the limits of each plan', () => {
    for (const user of users) {
      const own = laundromats.filter((each) => each.ownerId === user.id);
      const { maxLaundromats } = demoPlans.find(({ id }) => id === String(user.plan))!;
      if (maxLaundromats !== -1) expect(own.length).toBeLessThanOrEqual(maxLaundromats);
    }
    for (const each of laundromats) {
      const tier = each.featuredDays !== null ? 'featured' : each.isPremium ? 'premium' : 'free';
      expect(each.photos.length).toBeLessThanOrEqual(photoCaps[tier]);
      if (tier !== 'free') expect(each.ownerId).not.toBeNull();
    }
  });

  test('gives the laundromats of each owner the flags that the subscription grants', () => {
    const { subscriptions } = buildBilling(users);
    for (const user of users) {
      const own = laundromats.filter((each) => each.ownerId === user.id);
      const flags = own.map(({ isActive, isPremium, featuredDays }) => ({
        isActive,
        isPremium,
        featuredDays,
      }));
      expect(coveredFlags(subscriptions, user, own)).toEqual(flags);
      for (const each of own) {
        expect(each.isPremium).toBe(user.plan > 1);
        expect((each.featuredDays ?? 0) > 0).toBe(user.plan === 3);
      }
    }
  });

  test('gives the demo owner, who has Premium+, featured laundromats and unpublished ones', () => {
    const owner = users.find((user) => user.email === 'proprietaire@lavoir.test')!;
    expect(owner.plan).toBe(3);
    const own = laundromats.filter((each) => each.ownerId === owner.id);
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(own.some((each) => !each.isActive)).toBe(true);
    expect(own.some((each) => each.isActive && each.weeklyHours && each.machines.length > 0)).toBe(true);
  });

  test('has at least 3 featured laundromats with photos', () => {
    const featured = laundromats.filter((each) => (each.featuredDays ?? 0) > 0 && each.isActive);
    expect(featured.filter((each) => each.photos.length > 0).length).toBeGreaterThanOrEqual(3);
  });

  test('has structured hours for about 80 %, and texts, unknown and assumed hours', () => {
    const hasText = (each: DemoLaundromat) =>
      !each.weeklyHours && each.hours !== null && each.assumedFacts.length === 0;
    expectBetween(
      share((each) => each.weeklyHours),
      75,
      85,
    );
    expectBetween(
      share((each) => hasText(each) && parseHours(each.hours!)),
      3,
      8,
    );
    expectBetween(
      share((each) => hasText(each) && !parseHours(each.hours!)),
      3,
      8,
    );
    expectBetween(
      share((each) => each.hours === null),
      5,
      12,
    );
    expectBetween(
      share((each) => each.assumedFacts.length > 0),
      1,
      4,
    );
    expect(new Set(laundromats.map((each) => each.holidayHours))).toEqual(new Set(holidayHoursValues));
  });

  test('writes the hours of every laundromat as the sentence of their structure', () => {
    for (const { weeklyHours, hours } of laundromats.filter((each) => each.weeklyHours)) {
      expect(weeklyHoursProblem(weeklyHours)).toBeNull();
      expect(hours).toBe(hoursSentence(weeklyHours!));
    }
  });

  test('has no choice of the forms as a mere text, because the database reads it as hours', () => {
    const texts = laundromats.filter((each) => !each.weeklyHours && each.assumedFacts.length === 0);
    for (const { hours } of texts) expect(hoursChoices).not.toContain(hours);
  });

  test('has many different weeks: always, two periods a day, closed days, past midnight', () => {
    const weeks = laundromats.map((each) => each.weeklyHours);
    const days = weeks.flatMap((week) => (week === null || week === 'always' ? [] : week));
    expect(weeks).toContain('always');
    expect(days.some((periods) => periods.length === 0)).toBe(true);
    expect(days.some((periods) => periods.length === 2)).toBe(true);
    expect(days.some((periods) => periods.some(([open, close]) => close < open))).toBe(true);
    expect(new Set(laundromats.map((each) => each.hours)).size).toBeGreaterThan(20);
  });

  test('has exceptions that run, lie ahead and have passed, without overlap', () => {
    const exceptions = laundromats.flatMap((each) => each.exceptions);
    const relative = exceptions.flatMap(({ firstDay, lastDay }) =>
      typeof firstDay === 'number' && typeof lastDay === 'number' ? [[firstDay, lastDay] as const] : [],
    );
    expectBetween(
      share((each) => each.exceptions.length > 0),
      10,
      30,
    );
    expect(relative.some(([first, last]) => first < 0 && last > 0)).toBe(true);
    expect(relative.some(([first]) => first > 0)).toBe(true);
    expect(relative.some(([, last]) => last < 0)).toBe(true);
    expect(new Set(exceptions.map(({ reason }) => reason))).toEqual(
      new Set(['works', 'holidays', 'public_holiday', 'other']),
    );
    for (const each of laundromats) {
      if (each.exceptions.length > 0) expect(each.weeklyHours).not.toBeNull();
      each.exceptions.forEach(({ firstDay, lastDay }, index) => {
        if (firstDay === 'christmas') return expect(each.exceptions).toHaveLength(1);
        expect(lastDay).toBeGreaterThanOrEqual(firstDay);
        if (index > 0) expect(firstDay).toBeGreaterThan(each.exceptions[index - 1]!.lastDay as number);
      });
    }
  });

  test('has machines for most laundromats, of which the price follows', () => {
    expectBetween(
      share((each) => each.machines.length > 0),
      75,
      90,
    );
    expectBetween(
      share((each) => each.priceFrom === null),
      5,
      20,
    );
    expect(laundromats.some((each) => each.machines.length > 0 && each.priceFrom === null)).toBe(true);
    for (const each of laundromats) {
      expect(machinesInput.parse(each.machines)).toEqual(each.machines);
      const lowest = lowestWashPrice(each.machines);
      if (lowest !== null) expect(each.priceFrom).toBe(lowest);
      if (each.assumedFacts.length > 0)
        expect([each.priceFrom, each.hours, each.machines]).toEqual(['5.00', defaultHours, []]);
    }
  });

  test('has large washers and dryers exactly where the services say so', () => {
    for (const { machines, services } of laundromats.filter((each) => each.machines.length > 0)) {
      const largest = Math.max(
        ...machines.flatMap((each) => (each.kind === 'washer' ? [each.capacityKg] : [])),
      );
      expect(largest >= 14).toBe(services.includes(6));
      expect(machines.some((each) => each.kind === 'dryer')).toBe(services.includes(2));
    }
  });

  test('states no capacity and no hours in a text that the facts do not have', () => {
    for (const each of laundromats) {
      for (const text of [each.description ?? '', ...each.reviews.map((review) => review.comment)])
        expect([text, agreesWith(text, each)]).toEqual([text, true]);
      const capacities = [...(each.description ?? '').matchAll(/(\d+)(?: et (\d+))?\skg/g)]
        .flatMap((match) => match.slice(1))
        .filter((kg) => kg !== undefined);
      const known = each.machines.map(({ capacityKg }) => String(capacityKg));
      expect(known).toEqual(expect.arrayContaining(capacities));
    }
  });

  test('has exact places for most laundromats, some placed by hand, and some without a point', () => {
    expectBetween(
      share((each) => each.locationSource === 'commune'),
      2,
      8,
    );
    expectBetween(
      share((each) => each.locationSource === 'pin'),
      8,
      20,
    );
    for (const each of laundromats) expect(each.latitude === null).toBe(each.locationSource === 'commune');
  });

  test('has facts that were checked lately, over a year ago and never, but not before the laundromat existed', () => {
    const yearHours = 365 * 24;
    expectBetween(
      share((each) => each.checkedHoursAgo === null),
      15,
      45,
    );
    expectBetween(
      share((each) => (each.checkedHoursAgo ?? 0) > yearHours),
      10,
      30,
    );
    for (const each of laundromats) expect(each.checkedHoursAgo ?? 0).toBeLessThanOrEqual(each.hoursAgo);
  });

  test('uses every demo photo', () => {
    const used = new Set(laundromats.flatMap((each) => each.photos.map((photo) => photo.name)));
    expect([...used].sort()).toEqual(Object.keys(pictures).sort());
  });
});
