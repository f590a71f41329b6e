import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { photoCaps } from '#contract/laundromat/laundromat.ts';
import { regions } from '#contract/laundromat/regions.ts';
import { buildDemo } from './demo.ts';
import { pictures } from './photo-catalogue.ts';
import { seedSql } from './seed-sql.ts';

const { users, laundromats } = buildDemo();
const reviews = laundromats.flatMap((laundromat) => laundromat.reviews);
const texts = [
  ...laundromats.flatMap((each) => [each.name, each.address, each.hours, each.description ?? '']),
  ...laundromats.flatMap((each) => each.photos.map((photo) => photo.alt)),
  ...reviews.flatMap((review) => [review.authorName, review.comment]),
];

function kilometres(from: { latitude: number; longitude: number }, latitude: number, longitude: number) {
  const north = (from.latitude - latitude) * 111.32;
  const east = (from.longitude - longitude) * 111.32 * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
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

  test('respects the limits of each plan', () => {
    for (const user of users) {
      const own = laundromats.filter((each) => each.ownerId === user.id);
      if (user.plan < 3) expect(own.length).toBeLessThanOrEqual(1);
      if (own.some((each) => each.featuredDays !== null)) expect(user.plan).toBe(3);
      if (own.some((each) => each.isPremium)) expect(user.plan).toBeGreaterThan(1);
    }
    for (const each of laundromats) {
      const tier = each.featuredDays !== null ? 'featured' : each.isPremium ? 'premium' : 'free';
      expect(each.photos.length).toBeLessThanOrEqual(photoCaps[tier]);
      if (tier !== 'free') expect(each.ownerId).not.toBeNull();
    }
  });

  test('gives the demo owner laundromats in every state', () => {
    const owner = users.find((user) => user.email === 'proprietaire@lavoir.test')!;
    const own = laundromats.filter((each) => each.ownerId === owner.id);
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(own.some((each) => !each.isActive)).toBe(true);
    expect(own.some((each) => each.isPremium && each.featuredDays === null)).toBe(true);
    expect(own.some((each) => (each.featuredDays ?? 0) > 0)).toBe(true);
  });

  test('has at least 3 featured laundromats with photos and some whose period has ended', () => {
    const featured = laundromats.filter((each) => (each.featuredDays ?? 0) > 0 && each.isActive);
    expect(featured.filter((each) => each.photos.length > 0).length).toBeGreaterThanOrEqual(3);
    expect(laundromats.some((each) => (each.featuredDays ?? 0) < 0)).toBe(true);
  });

  test('uses every demo photo', () => {
    const used = new Set(laundromats.flatMap((each) => each.photos.map((photo) => photo.name)));
    expect([...used].sort()).toEqual(Object.keys(pictures).sort());
  });
});
