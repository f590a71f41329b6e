import { describe, expect, it } from 'vitest';
import type { Laundromat } from '#app/graphql/laundromats/laundromat-query.ts';
import { scriptJson } from '#app/graphql/site/page-head.tsx';
import { bareLaundromat } from '../../../testing/bare-laundromat.ts';
import { laundromatStructuredData } from './structured-data.ts';

const url = 'https://lavoir.test/laverie/le-tambour-lyon';

function read(laundromat: Partial<Laundromat>): Record<string, unknown> {
  const data = laundromatStructuredData(
    { ...bareLaundromat, ...laundromat },
    (path) => `https://lavoir.test${path}`,
    url,
  );
  return JSON.parse(scriptJson(data));
}

describe('the structured data of a laundromat', () => {
  it('says only what is known', () => {
    expect(read({})).toEqual({
      '@context': 'https://schema.org',
      '@type': 'DryCleaningOrLaundry',
      '@id': url,
      url,
      name: 'Le Tambour',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 rue Mercière',
        postalCode: '69002',
        addressLocality: 'Lyon',
        addressCountry: 'FR',
      },
    });
  });

  it('has a rating only when there are reviews', () => {
    expect(read({ averageRating: 0, reviewCount: 0 })).not.toHaveProperty('aggregateRating');
    expect(read({ averageRating: 4.2666, reviewCount: 15 }).aggregateRating).toMatchObject({
      ratingValue: 4.3,
      reviewCount: 15,
    });
  });

  it('dates its reviews and shortens their authors', () => {
    const reviews = [
      {
        id: '1',
        authorName: 'x'.repeat(300),
        rating: 4,
        comment: 'Bien',
        createdAt: '2026-03-12T08:00:00+00:00',
        visitedOn: null,
        answer: null,
        answeredAt: null,
        verification: 'none' as const,
        photos: [],
      },
    ];
    const [review] = read({ reviews, reviewCount: 1 }).review as { author: { name: string } }[];
    expect(review).toMatchObject({
      datePublished: '2026-03-12',
      reviewBody: 'Bien',
      reviewRating: { ratingValue: 4 },
    });
    expect(review?.author.name.length).toBeLessThan(100);
  });

  it('gives the point as numbers and photos as whole addresses', () => {
    const photos = [{ id: '1', url: '/photos/a.webp', alt: null }];
    const point = { latitude: '45.76400000', longitude: '4.83570000' };
    const data = read({ ...point, locationSource: 'address', photos });
    expect(read({ ...point, locationSource: 'commune' }).geo).toBeUndefined();
    expect(data.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 45.764, longitude: 4.8357 });
    expect(data.image).toEqual(['https://lavoir.test/photos/a.webp']);
  });

  describe('has opening hours', () => {
    const hours = (laundromat: Partial<Laundromat>) => read(laundromat).openingHoursSpecification;
    const specification = { '@type': 'OpeningHoursSpecification' };

    it('with the days of each period, also past midnight', () => {
      const [day, night] = [
        ['07:00', '12:00'],
        ['18:00', '01:00'],
      ];
      expect(hours({ weeklyHours: [[day, night], [day], [day], [], [], [], []] })).toEqual([
        { ...specification, dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '07:00', closes: '12:00' },
        { ...specification, dayOfWeek: ['Monday'], opens: '18:00', closes: '01:00' },
      ]);
    });

    it('to the last minute of the day where it never closes', () => {
      expect(hours({ weeklyHours: 'always' })).toMatchObject([
        { dayOfWeek: { length: 7 }, opens: '00:00', closes: '23:59' },
      ]);
    });

    it('with closed public holidays and the days of each exception', () => {
      const days = { firstDay: '2026-08-01', lastDay: '2026-08-15' };
      const openingExceptions = [
        { id: '1', ...days, periods: null, reason: 'holidays' as const },
        { id: '2', ...days, periods: [['09:00', '24:00']], reason: 'other' as const },
      ];
      const valid = { validFrom: days.firstDay, validThrough: days.lastDay };
      expect(hours({ holidayHours: 'closed', openingExceptions })).toEqual([
        { ...specification, dayOfWeek: 'PublicHolidays', opens: '00:00', closes: '00:00' },
        { ...specification, ...valid, opens: '00:00', closes: '00:00' },
        { ...specification, ...valid, opens: '09:00', closes: '00:00' },
      ]);
    });

    it('only where they are known', () => {
      expect(hours({ hours: 'Sur demande' })).toBeUndefined();
    });
  });

  it('links to web addresses only', () => {
    expect(read({ website: 'javascript:alert(1)', facebook: 'https://facebook.com/tambour' }).sameAs).toEqual(
      ['https://facebook.com/tambour'],
    );
  });

  it('cannot be broken out of by what an owner or a visitor wrote', () => {
    const description = '</script><script>alert(1)</script><!-- & \u2028 fin';
    const text = scriptJson(
      laundromatStructuredData({ ...bareLaundromat, description }, (path) => path, url),
    );
    expect(text).not.toMatch(/[<>&]/);
    expect(JSON.parse(text).description).toBe(description);
  });
});
