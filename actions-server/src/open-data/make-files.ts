import path from 'node:path';
import { openDataFiles, openDataLicence } from '#contract/open-data/open-data.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import { csvRows } from './csv-rows.ts';
import { differenceColumns, differencesOf } from './differences.ts';
import { type MadeFile, startFile, type StartedFile } from './made-file.ts';
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

export interface FileServices {
  hasura: Hasura;
  system: () => SystemCaller;
  origin: string;
}

export async function makeFiles(folder: string, services: FileServices) {
  const files = {} as Record<MadeName, StartedFile>;
  try {
    for (const name of madeNames) files[name] = await startFile(path.join(folder, openDataFiles[name]));
    const written = await writeRows(files, services);
    const made = {} as Record<MadeName, MadeFile>;
    for (const name of madeNames) made[name] = await files[name].finish();
    return { made, ...written };
  } finally {
    for (const file of Object.values(files)) await file.close();
  }
}

async function writeRows(
  { geojson, csv, excel, differences }: Record<MadeName, StartedFile>,
  { hasura, system, origin }: FileServices,
) {
  const { services } = await hasura.query(openDataServicesQuery, {}, system());
  const serviceNames = new Map(services.map(({ id, name }) => [id, name]));
  const counts = { laundromats: 0, differences: 0 };
  let changedAt: string | null = null;

  await geojson.write(`${geojsonStart}\n`);
  await csv.write(csvRows(flatColumns));
  await excel.write(byteOrderMark + csvRows(flatColumns, undefined, ';'));
  await differences.write(csvRows(differenceColumns));
  for await (const rows of pages(hasura, system)) {
    const published = rows.map((row) => ({ row, facts: publishedLaundromat(row, origin) }));
    const features = published.map(({ row, facts }) => JSON.stringify(featureOf(row, facts)));
    await geojson.write((counts.laundromats > 0 ? ',\n' : '') + features.join(',\n'));
    const flat = published.map(({ row, facts }) => flatLaundromat(row, facts));
    await csv.write(csvRows(flatColumns, flat));
    await excel.write(csvRows(flatColumns, flat, ';'));
    const found = published.flatMap(({ row, facts }) => differencesOf(row, facts, serviceNames));
    if (found.length > 0) await differences.write(csvRows(differenceColumns, found));
    counts.laundromats += rows.length;
    counts.differences += found.length;
    for (const { updatedAt, sourceObjects } of rows)
      for (const instant of [updatedAt, ...sourceObjects.map(({ seenAt }) => seenAt)])
        changedAt = latest(changedAt, instant);
  }
  await geojson.write(`\n],"changedAt":${JSON.stringify(changedAt)}}\n`);
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
