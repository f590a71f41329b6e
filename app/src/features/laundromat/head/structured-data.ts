import { exactPointOf } from '#contract/laundromat/location.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import { webLink } from '#contract/validation/web-link.ts';
import type { Laundromat } from '#app/data/laundromats/laundromat-query.ts';
import { openingHoursSpecification } from './opening-data.ts';

/** Search engines refuse longer author names. */
const authorNameMax = 99;

/**
 * Returns the laundromat as schema.org data without unknown values: search engines reject a rating without reviews, and
 * penalise a page whose data is not visible on it.
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
