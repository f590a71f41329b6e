import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { metresBetween } from '#contract/laundromat/coordinates.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { parisDay } from '#contract/local-clock.ts';
import { osmPageOf } from '#contract/open-data/open-data.ts';
import { parseSourceFacts, type SourceFacts } from '#contract/sources/source-facts.ts';
import {
  contactNames,
  type OpenDataRow,
  type PublishedLaundromat,
  publishedPoint,
} from './published-laundromat.ts';

export const differenceColumns = [
  'source_type',
  'source_id',
  'source_version',
  'source_url',
  'field',
  'source_value',
  'site_value',
  'checked_on',
  'url',
] as const;
type Difference = Record<(typeof differenceColumns)[number], string | number | null>;

const samePointMetres = 5;

const textTags = z.record(z.string(), z.unknown()).catch({});
type Source = OpenDataRow['sourceObjects'][number];
type Change = Pick<Difference, 'field' | 'source_value' | 'site_value'>;

/** Lists what the site knows otherwise than OpenStreetMap, so that mappers can correct its objects. */
export function differencesOf(
  row: OpenDataRow,
  published: PublishedLaundromat,
  serviceNames: ReadonlyMap<string, string>,
): Difference[] {
  return row.sourceObjects.flatMap((source) =>
    changesOf(source, row, published, serviceNames).map((change) => ({
      source_type: source.type,
      source_id: source.id,
      source_version: source.version,
      source_url: osmPageOf(source) ?? null,
      ...change,
      checked_on: published.checked_on,
      url: published.url,
    })),
  );
}

function changesOf(
  source: Source,
  row: OpenDataRow,
  published: PublishedLaundromat,
  serviceNames: ReadonlyMap<string, string>,
): Change[] {
  if (source.goneAt !== null) {
    const gone = `absent depuis le ${parisDay(new Date(source.goneAt))}`;
    return [{ field: 'object', source_value: gone, site_value: 'publiée' }];
  }
  const facts = parseSourceFacts(source.facts);
  const tags = textTags.parse(source.tags);
  const tag = (...names: string[]) => {
    const values = names.map((name) => tags[name]).filter((value) => typeof value === 'string');
    return values.length > 0 ? values.join(' ') : null;
  };
  const changes: Change[] = [];
  const add = (field: string, source_value: string | null, site_value: string | null) => {
    if (site_value) changes.push({ field, source_value, site_value });
  };

  if (facts.name !== undefined && facts.name !== published.name) add('name', tag('name'), published.name);
  if (facts.address && addressOf(facts) !== siteAddress(published))
    add(
      'addr:*',
      tag('addr:housenumber', 'addr:street', 'addr:postcode', 'addr:city'),
      siteAddress(published),
    );
  const point = row.locationSource === 'commune' ? null : publishedPoint(row);
  if (point && facts.location && metresBetween(point, facts.location) > samePointMetres)
    add(
      'position',
      `${facts.location.latitude} ${facts.location.longitude}`,
      `${point.latitude} ${point.longitude}`,
    );
  for (const name of contactNames) {
    const value = facts[name];
    if (value !== undefined && value !== published[name]) add(name, value, published[name]);
  }
  if (facts.hours !== undefined && !hasSameHours(facts, row))
    add('opening_hours', tag('opening_hours'), published.opening_hours ?? published.hours_text);
  const ids = row.laundromatServices.map(({ service }) => service.id);
  if (facts.services && !isDeepStrictEqual(facts.services.toSorted(), ids.toSorted())) {
    const names = facts.services.map((id) => serviceNames.get(id) ?? id);
    add('services', names.join(';'), published.services.join(';'));
  }
  return changes;
}

const addressOf = ({ address }: SourceFacts) =>
  [address!.address, address!.postalCode, address!.city].join(' ');
/** Null where a part is unknown: an incomplete address corrects nothing. */
const siteAddress = ({ address, postcode, city }: PublishedLaundromat) =>
  address && postcode && city ? [address, postcode, city].join(' ') : null;

function hasSameHours({ hours }: SourceFacts, row: OpenDataRow): boolean {
  const { weeklyHours, holidayHours } = openingFactsOf(row);
  if (weeklyHours === null) return row.statedHours === (hours?.text ?? null);
  return isDeepStrictEqual(
    { weekly: hours?.weekly ?? null, holidays: hours?.holidays },
    { weekly: weeklyHours, holidays: holidayHours },
  );
}
