import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { openDataFiles, openDataLicence } from '#contract/open-data/open-data.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import { csvRows } from './csv-rows.ts';
import { differenceColumns, differencesOf } from './differences.ts';
import { openDataPageQuery, openDataServicesQuery } from './open-data-documents.ts';
import {
  publishedLaundromat,
  publishedPoint,
  type OpenDataRow,
  type PublishedLaundromat,
} from './published-laundromat.ts';

/** The CSV for Excel has semicolons, decimal commas and a mark of its encoding, as a French Excel expects. */
export const madeTypes = {
  geojson: 'application/geo+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  excel: 'text/csv; charset=utf-8; header=present',
  differences: 'text/csv; charset=utf-8; header=present',
} as const;
type MadeName = keyof typeof madeTypes;
export const madeNames = Object.keys(madeTypes) as MadeName[];

const pageSize = 500;
const byteOrderMark = '\ufeff';
const beforeAll = '00000000-0000-0000-0000-000000000000';

const flatColumns = [
  'id',
  'url',
  'name',
  'address',
  'postcode',
  'city',
  'latitude',
  'longitude',
  'precision',
  'phone',
  'website',
  'facebook',
  'instagram',
  'opening_hours',
  'hours_text',
  'services',
  'checked_on',
  'sources',
] as const;
type FlatLaundromat = Record<(typeof flatColumns)[number], string | number | null>;

interface FileServices {
  hasura: Hasura;
  system: () => SystemCaller;
  origin: string;
}

/** Writes all files page by page into a folder, under their names of {@link openDataFiles}. */
export async function makeFiles(folder: string, { hasura, system, origin }: FileServices) {
  const write = (name: MadeName, text: string) => appendFile(path.join(folder, openDataFiles[name]), text);
  const { services } = await hasura.query(openDataServicesQuery, {}, system());
  const serviceNames = new Map(services.map(({ id, name }) => [id, name]));
  const counts = { laundromats: 0, differences: 0 };
  let changedAt: string | null = null;

  await write('geojson', `${geojsonStart}\n`);
  await write('csv', csvRows(flatColumns));
  await write('excel', byteOrderMark + csvRows(flatColumns, undefined, ';'));
  await write('differences', csvRows(differenceColumns));
  for await (const rows of pages(hasura, system)) {
    const published = rows.map((row) => ({ row, facts: publishedLaundromat(row, origin) }));
    const features = published.map(({ row, facts }) => JSON.stringify(featureOf(row, facts)));
    await write('geojson', (counts.laundromats > 0 ? ',\n' : '') + features.join(',\n'));
    const flat = published.map(({ row, facts }) => flatLaundromat(row, facts));
    await write('csv', csvRows(flatColumns, flat));
    await write('excel', csvRows(flatColumns, flat, ';'));
    const found = published.flatMap(({ row, facts }) => differencesOf(row, facts, serviceNames));
    if (found.length > 0) await write('differences', csvRows(differenceColumns, found));
    counts.laundromats += rows.length;
    counts.differences += found.length;
    for (const { updatedAt, sourceObjects } of rows)
      for (const instant of [updatedAt, ...sourceObjects.map(({ seenAt }) => seenAt)])
        changedAt = latest(changedAt, instant);
  }
  await write('geojson', `\n],"changedAt":${JSON.stringify(changedAt)}}\n`);
  return { changedAt, counts };
}

const { name: licence, url: licenceUrl, attribution } = openDataLicence;
const geojsonStart = `${JSON.stringify({ type: 'FeatureCollection', licence, licenceUrl, attribution }).slice(0, -1)},"features":[`;

async function* pages(hasura: Hasura, system: () => SystemCaller): AsyncGenerator<OpenDataRow[]> {
  let after = beforeAll;
  for (;;) {
    const { laundromats } = await hasura.query(openDataPageQuery, { after, limit: pageSize }, system());
    if (laundromats.length > 0) yield laundromats;
    if (laundromats.length < pageSize) return;
    after = laundromats.at(-1)!.id;
  }
}

function featureOf(row: OpenDataRow, facts: PublishedLaundromat) {
  const point = publishedPoint(row);
  const geometry = point && { type: 'Point', coordinates: [point.longitude, point.latitude] };
  return { type: 'Feature', id: row.id, geometry, properties: facts };
}

function flatLaundromat(row: OpenDataRow, facts: PublishedLaundromat): FlatLaundromat {
  const point = publishedPoint(row);
  return {
    ...facts,
    id: row.id,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    services: facts.services.join(';'),
    sources: facts.sources.map(({ type, id, version }) => `${type}/${id}@${version}`).join(';'),
  };
}

const latest = (one: string | null, other: string) => {
  const instant = new Date(other).toISOString();
  return one === null || instant > one ? instant : one;
};
