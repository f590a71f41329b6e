import { describe, expect, it } from 'vitest';
import { bareLaundromat } from './bare-laundromat.ts';
import { laundromatStructuredData, type HeadLaundromat } from './data.ts';
import { scriptJson } from '../site/page-head.ts';

const url = 'https://lavoir.test/laverie/le-tambour-lyon';

/** Parses the data as a search engine does, without undefined values. */
function read(laundromat: Partial<HeadLaundromat>): Record<string, unknown> {
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
        authorName: 'x'.repeat(300),
        rating: 4,
        comment: 'Bien',
        createdAt: '2026-03-12T08:00:00+00:00',
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
    const photos = [{ url: '/photos/a.webp', alt: null }];
    const point = { latitude: '45.76400000', longitude: '4.83570000' };
    const data = read({ ...point, locationSource: 'address', photos });
    expect(read({ ...point, locationSource: 'commune' }).geo).toBeUndefined();
    expect(data.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 45.764, longitude: 4.8357 });
    expect(data.image).toEqual(['https://lavoir.test/photos/a.webp']);
  });

  it.each([
    ['24h/24, 7j/7', 'Mo-Su 00:00-23:59'],
    ['7h-22h, 7j/7', 'Mo-Su 07:00-22:00'],
    ['7h-21h du lundi au samedi', 'Mo-Sa 07:00-21:00'],
    ['6h30-1h tous les jours', 'Mo-Su 06:30-01:00'],
    ['Sur demande', undefined],
  ])('writes the hours « %s » as %s', (hours, expected) => {
    expect(read({ hours }).openingHours).toBe(expected);
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
