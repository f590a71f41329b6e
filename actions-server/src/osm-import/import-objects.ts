import { sql } from 'kysely';
import type pg from 'pg';
import { kyselyOn, type Trx } from '../db/database.ts';
import { type BatchServices, readKnownLaundromats } from './batch.ts';
import { readCommunes } from './communes.ts';
import { createAddressFinder, type ReverseGeocoder } from './find-address.ts';
import { importBatch } from './import-batch.ts';
import { createReport, type ImportReport } from './import-report.ts';
import { createPointIndex } from './point-index.ts';
import { ImportRefused } from './read-source-file.ts';
import { keyOf, type SourceObject } from './source-object.ts';
import { givenKeys } from './stored-objects.ts';

/** A cell of about one square kilometre. In Paris the densest has fewer than ten laundries. */
const cellDegrees = 0.01;
const mostPerCell = 100;

function withoutCrowds(objects: readonly SourceObject[]) {
  const index = createPointIndex<SourceObject>(cellDegrees);
  for (const object of objects) index.add(object);
  const plausible: SourceObject[] = [];
  const crowded: SourceObject[] = [];
  for (const cell of index.cells()) (cell.length > mostPerCell ? crowded : plausible).push(...cell);
  return { plausible, crowded };
}

export interface ImportOptions {
  client: pg.ClientBase;
  /** Null imports without asking a geocoder; the addresses are completed by a later import. */
  reverse: ReverseGeocoder | null;
  isDryRun?: boolean;
  /** The file contains every object of France, so that one it lacks is gone. */
  isComplete?: boolean;
  batchSize?: number;
  onProgress?: (done: number, total: number) => void;
}

const lockKey = 7_262_118;
/** If a larger share of objects is missing, the file is incomplete: that many do not disappear within a week. */
const goneShareMax = 0.2;
const goneCountMin = 20;

export async function importObjects(
  objects: readonly SourceObject[],
  options: ImportOptions,
): Promise<ImportReport> {
  const db = kyselyOn(options.client);
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${lockKey}) as locked`.execute(
    db,
  );
  if (!rows[0]?.locked) throw new ImportRefused('Another import is running. Wait until it has finished.');
  try {
    return await runImport(db, objects, options);
  } finally {
    await sql`select pg_advisory_unlock(${lockKey})`.execute(db);
  }
}

async function runImport(
  db: Trx,
  objects: readonly SourceObject[],
  options: ImportOptions,
): Promise<ImportReport> {
  const { isDryRun = false, batchSize = 250 } = options;
  const report = createReport();
  const { plausible, crowded } = withoutCrowds(objects);
  for (const { type, id } of crowded)
    report.count('Left out', 'more than 100 laundries in one square kilometre', `${type}/${id}`);

  const { rows: started } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const services: BatchServices = {
    db,
    report,
    communeAt: await readCommunes(db),
    addresses: createAddressFinder(options.reverse),
    laundromats: await readKnownLaundromats(db),
    startedAt: started[0]!.now,
    isDryRun,
  };
  // Neighbours follow each other, which suits the indexes of the table.
  const sorted = plausible.toSorted(
    (one, other) => one.latitude - other.latitude || one.longitude - other.longitude,
  );
  // Objects with a laundromat come first, because they may move it.
  const linkedKeys = await readLinkedKeys(db);
  const isLinked = (object: SourceObject) => linkedKeys.has(keyOf(object));
  const parts = [sorted.filter(isLinked), sorted.filter((object) => !isLinked(object))];
  let done = 0;
  for (const part of parts)
    for (let first = 0; first < part.length; first += batchSize) {
      const batch = part.slice(first, first + batchSize);
      await importBatch(batch, services);
      done += batch.length;
      options.onProgress?.(done, sorted.length);
    }
  if (options.isComplete) await markGone(objects, services);
  const { requests, failed } = services.addresses.counts;
  if (requests > 0) report.count('Geocoder', 'addresses requested', undefined, requests);
  if (failed > 0)
    report.count('Geocoder', 'without an answer: the next import asks again', undefined, failed);
  return report;
}

async function readLinkedKeys(db: Trx): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select type || '/' || id as key from source_objects where laundromat_id is not null`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Marks the objects that a complete file lacks, and empties their differences. Their laundromats stay, as « à confirmer ». */
async function markGone(
  objects: readonly SourceObject[],
  { db, report, startedAt, isDryRun }: BatchServices,
) {
  const types = [...new Set(objects.map(({ type }) => type))];
  const present = sql`gone_at is null and type = any (${types})`;
  const absent = sql`${present} and not exists (
    select from ${givenKeys(objects)} where given.type = source_objects.type and given.id = source_objects.id
  )`;
  const { rows } = await sql<{ known: number; key: string }>`
    select (select count(*) from source_objects where ${present})::int as known, type || '/' || id as key
    from source_objects where ${absent} order by type, id`.execute(db);
  const known = rows[0]?.known ?? 0;
  if (rows.length > goneCountMin && rows.length > known * goneShareMax) {
    const reason = `ignored: ${rows.length} of ${known} known objects are missing, so the file is not complete`;
    report.count('Gone', reason, undefined, rows.length);
    return;
  }
  for (const { key } of rows) report.count('Gone', 'no longer in the file: to be confirmed', key);
  if (isDryRun || rows.length === 0) return;
  await sql`update source_objects set gone_at = ${startedAt}, differences = '{}' where ${absent}`.execute(db);
}
