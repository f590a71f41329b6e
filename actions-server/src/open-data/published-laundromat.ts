import { z } from 'zod';
import { type Coordinates, coordinatesOf } from '#contract/laundromat/coordinates.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { parisDay } from '#contract/local-clock.ts';
import { laundromatPath } from '#contract/site/paths.ts';
import { parseSourceFacts } from '#contract/sources/source-facts.ts';
import type { OpenDataPageQuery } from '../hasura/generated/graphql.ts';
import { unknownAddress } from '../osm-import/laundromat-facts.ts';
import { osmOpeningHours } from './osm-opening-hours.ts';

export type OpenDataRow = OpenDataPageQuery['laundromats'][number];

/** Contacts are published only as the source has them: one that was typed on the site may be a person's. */
export const contactNames = ['phone', 'website', 'facebook', 'instagram'] as const;

export type PublishedLaundromat = ReturnType<typeof publishedLaundromat>;

export function publishedLaundromat(row: OpenDataRow, origin: string) {
  const { name, address, postalCode, city } = approvedTexts(row);
  const { weeklyHours, holidayHours } = openingFactsOf(row);
  const isStated = (column: string) => !row.assumedFacts.includes(column);
  return {
    url: origin + laundromatPath(row.slug),
    name,
    address: address === unknownAddress ? null : address,
    postcode: isStated('postal_code') ? postalCode : null,
    city: isStated('city') ? city : null,
    precision: row.locationSource,
    ...sourceContacts(row),
    opening_hours: weeklyHours && osmOpeningHours(weeklyHours, holidayHours),
    hours_text: row.statedHours,
    services: row.laundromatServices.map(({ service }) => service.name),
    checked_on: row.factsCheckedAt && parisDay(new Date(row.factsCheckedAt)),
    sources: row.sourceObjects.map(({ type, id, version, seenAt, goneAt }) => ({
      type,
      id,
      version,
      seen_on: parisDay(new Date(seenAt)),
      gone_on: goneAt && parisDay(new Date(goneAt)),
    })),
  };
}

/** Returns the point of a laundromat, rounded to 1 cm. */
export function publishedPoint(row: OpenDataRow): Coordinates | null {
  const point = coordinatesOf(row);
  return point && { latitude: rounded(point.latitude), longitude: rounded(point.longitude) };
}
const rounded = (degrees: number) => Number(degrees.toFixed(7));

const approvedContent = z
  .object({ name: z.string(), address: z.string(), postal_code: z.string(), city: z.string() })
  .transform(({ postal_code: postalCode, ...texts }) => ({ ...texts, postalCode }));
const approvedTexts = (row: OpenDataRow) => approvedContent.safeParse(row.approvedContent).data ?? row;

function sourceContacts(row: OpenDataRow) {
  const known = row.sourceObjects.flatMap(({ facts, imported }) => [
    parseSourceFacts(facts),
    parseSourceFacts(imported),
  ]);
  const published = contactNames.map((name) => {
    const isFromSource = known.some((facts) => facts[name] === row[name]);
    return [name, isFromSource ? row[name] : null];
  });
  return Object.fromEntries(published) as Record<(typeof contactNames)[number], string | null>;
}
