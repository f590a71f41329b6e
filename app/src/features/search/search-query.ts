import type { FeaturedOfTheMonthQueryVariables } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { laundromatSummary, type SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { regionOfDepartment } from '#contract/laundromat/regions.ts';
import { readPhrase } from '#contract/laundromat/search-phrase.ts';
import {
  largeWasherKg,
  openInstant,
  pageSize,
  rotationStart,
  timeZoneOfSearch,
} from '#contract/laundromat/search.ts';
import { communeName } from '#contract/laundromat/town.ts';
import { slugOf } from '#contract/validation/folded-words.ts';
import { countFilters, type SearchCriteria } from './search-params.ts';
import { phraseChanges } from './search-place.ts';

export const featuredOfTheMonthQuery = graphql(
  `
    query FeaturedOfTheMonth($args: featured_of_the_month_args!) {
      featured_of_the_month(args: $args, order_by: { position: asc }) {
        position
        laundromat {
          ...LaundromatSummary
        }
      }
    }
  `,
  [laundromatSummary],
);

/**
 * Returns the arguments of the featured block for a search: around its point, in its region, or everywhere without a
 * search. Null for a search by words, on the map or with filters, and for a city without a known position.
 */
export function featuredArguments(
  criteria: SearchCriteria,
  now: Date,
): FeaturedOfTheMonthQueryVariables['args'] | null {
  const { q, city, centre, region, zone } = criteria;
  if (q || zone || countFilters(criteria) > 0 || (city && !centre)) return null;
  const moment = rotationStart(now);
  if (centre) return { lat: centre.lat, lng: centre.lng, moment };
  return region ? { region, moment } : { moment };
}

/**
 * Returns the arguments of the home search. With a centre only the radius decides, so that a search in Lyon also
 * finds Villeurbanne. For a typed city without coordinates the database finds the position. A zone replaces the radius
 * and such a city. `now` is for `open`.
 */
export function homeArguments(criteria: SearchCriteria, now: Date | null = null): SearchArguments {
  const { centre, city, zone } = criteria;
  return {
    ...commonArguments(criteria, now),
    ...zone,
    ...(centre && { lat: centre.lat, lng: centre.lng }),
    ...(city && !centre && !zone && { city }),
    ...((centre || city) && !zone && { radius_km: criteria.radius }),
  };
}

/**
 * Returns the arguments of the directory, where a city means laundromats in exactly that city or arrondissement, and
 * a street or station those around it. A zone replaces both.
 */
export function directoryArguments(criteria: SearchCriteria, now: Date | null = null): SearchArguments {
  const { city, department, place: spot, centre, zone, radius } = criteria;
  const place = arrondissementPlace(criteria);
  const commune = { city, ...(department && { place: department }) };
  return {
    ...commonArguments(asPhrase(criteria), now),
    ...zone,
    ...(city && !zone && (place ? { place } : commune)),
    ...(spot && centre && !zone && { lat: centre.lat, lng: centre.lng, radius_km: radius }),
  };
}

/**
 * Returns the path of an arrondissement's page, which identifies the arrondissement in a search. The city of an address
 * names only the commune.
 */
function arrondissementPlace({ city, department }: SearchCriteria): string | null {
  const region = regionOfDepartment(department);
  if (!region || communeName(city) === city) return null;
  return [region, city].map(slugOf).join('/');
}

function asPhrase(criteria: SearchCriteria): SearchCriteria {
  if (!criteria.q) return criteria;
  return { ...criteria, ...phraseChanges(criteria, criteria.q), q: readPhrase(criteria.q).words };
}

function commonArguments(criteria: SearchCriteria, now: Date | null): SearchArguments {
  const { q, department, centre, zone, region, services, open, largeWasher, sort, page } = criteria;
  const timeZone = timeZoneOfSearch({ ...zone, ...centre, department, region });
  return {
    ...(q && { q }),
    ...(region && { region }),
    ...(services.length > 0 && { services: services.join(',') }),
    ...(open && now && { open_at: openInstant(open, now, timeZone) }),
    ...(largeWasher && { min_washer_kg: largeWasherKg }),
    sort,
    page,
    page_size: pageSize,
  };
}
