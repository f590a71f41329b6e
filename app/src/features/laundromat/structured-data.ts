import type { Laundromat } from '#app/graphql/laundromats/laundromat-query.ts';
import { exactPointOf } from '#contract/laundromat/location.ts';
import type { OpeningFacts } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import { isAllDay, type Period, periodsOn } from '#contract/laundromat/weekly-hours.ts';
import { webLink } from '#contract/validation/web-link.ts';

interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: string | string[];
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Schema.org expresses a closed day as one that opens and closes at midnight. */
const closed = { opens: '00:00', closes: '00:00' };

/** Returns the hours as schema.org data. A closing that is not later than the opening is on the next day. */
function openingHoursSpecification(facts: OpeningFacts): OpeningHoursSpecification[] {
  const weekly = facts.weeklyHours;
  const usual = new Map<string, { days: string[]; period: Period }>();
  for (const [day, name] of weekly ? dayNames.entries() : []) {
    for (const period of periodsOn(weekly!, day)) {
      const same = usual.get(period.join());
      if (same) same.days.push(name);
      else usual.set(period.join(), { days: [name], period });
    }
  }
  return [
    ...[...usual.values()].map(({ days, period }) => ({ dayOfWeek: days, ...times(period) })),
    ...(facts.holidayHours === 'closed' ? [{ dayOfWeek: 'PublicHolidays', ...closed }] : []),
    ...facts.openingExceptions.flatMap(({ firstDay, lastDay, periods }) =>
      (periods?.map(times) ?? [closed]).map((hours) => ({
        ...hours,
        validFrom: firstDay,
        validThrough: lastDay,
      })),
    ),
  ].map((specification) => ({ '@type': 'OpeningHoursSpecification', ...specification }));
}

/** Search engines read 00:00 to 23:59 as open around the clock. */
function times(period: Period) {
  const [opens, closes] = period;
  return { opens, closes: isAllDay(period) ? '23:59' : closes.replace('24:00', '00:00') };
}

/** Search engines refuse longer author names. */
const authorNameMax = 99;

/**
 * Unknown values are left out: search engines reject a rating without reviews, and penalise data that is not visible.
 */
export function laundromatStructuredData(
  laundromat: Laundromat,
  absolute: (path: string) => string,
  url: string,
) {
  const point = exactPointOf(laundromat);
  const price = formatPrice(laundromat.priceFrom);
  const sameAs = [laundromat.website, laundromat.facebook, laundromat.instagram].flatMap(
    (address) => webLink(address)?.href ?? [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'DryCleaningOrLaundry',
    '@id': url,
    url,
    name: laundromat.name,
    description: laundromat.description?.trim() || undefined,
    image: filled(laundromat.photos.map((photo) => absolute(photo.url))),
    telephone: laundromat.phone || undefined,
    email: laundromat.email || undefined,
    priceRange: price ? `À partir de ${price}` : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: laundromat.address,
      postalCode: laundromat.postalCode,
      addressLocality: laundromat.city,
      addressRegion: laundromat.region ?? undefined,
      addressCountry: 'FR',
    },
    geo: point ? { '@type': 'GeoCoordinates', ...point } : undefined,
    openingHoursSpecification: filled(openingHoursSpecification(openingFactsOf(laundromat))),
    amenityFeature: filled(
      laundromat.laundromatServices.map(({ service }) => ({
        '@type': 'LocationFeatureSpecification',
        name: service.name,
        value: true,
      })),
    ),
    aggregateRating:
      laundromat.reviewCount > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: Math.round(laundromat.averageRating * 10) / 10,
            reviewCount: laundromat.reviewCount,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
    review: filled(
      laundromat.reviews.map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.authorName.slice(0, authorNameMax) },
        datePublished: review.createdAt.slice(0, 10),
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
        reviewBody: review.comment || undefined,
      })),
    ),
    sameAs: filled(sameAs),
  };
}

const filled = <T>(list: T[]) => (list.length > 0 ? list : undefined);
