import type pg from 'pg';
import type { PostalAddress } from '#contract/places/addresses.ts';
import { repeated } from '../db/database.ts';
import type { BatchServices, PreparedObject, StoredObject } from './batch.ts';
import { classify } from './classify.ts';
import type { ImportedFacts } from './facts.ts';
import { nameFor, readFacts, type TagFacts } from './laundromat-facts.ts';
import { type Batch, linkObjects } from './link-objects.ts';
import { saveCandidates } from './source-candidates.ts';
import { contentHash, keyOf, type SourceObject } from './source-object.ts';
import { readStoredObjects, saveObjects } from './stored-objects.ts';

/** Imports objects in one transaction; if the database refuses a value, each in its own. */
export async function importBatch(objects: readonly SourceObject[], services: BatchServices): Promise<void> {
  const { db, report } = services;
  const stored = await readStoredObjects(db, objects);
  const prepared = (
    await Promise.all(objects.map((object) => prepare(object, stored.get(keyOf(object)), services)))
  ).filter((object) => object !== null);
  try {
    await repeated(() => writeBatch(prepared, services));
  } catch (error) {
    if (!isRefusedValue(error) || prepared.length === 0) throw error;
    for (const one of prepared) {
      await repeated(() => writeBatch([one], services)).catch((refusal: unknown) => {
        if (!isRefusedValue(refusal)) throw refusal;
        report.count(
          'Left out',
          `refused by the database (${refusal.constraint ?? refusal.message})`,
          one.key,
        );
      });
    }
  }
}

async function writeBatch(prepared: readonly PreparedObject[], services: BatchServices): Promise<void> {
  const trx = await services.db.startTransaction().execute();
  let batch: Batch;
  try {
    batch = await linkObjects(trx, prepared, services);
    await saveObjects(trx, prepared, batch.links, services.startedAt);
    await saveCandidates(trx, batch.links, batch.candidates);
    await (services.isDryRun ? trx.rollback() : trx.commit()).execute();
  } catch (error) {
    await trx.rollback().execute();
    throw error;
  }
  for (const count of batch.counts) services.report.count(...count);
  for (const laundromat of batch.written) services.laundromats.set(laundromat);
}

async function prepare(
  object: SourceObject,
  stored: StoredObject | undefined,
  { report, communeAt, addresses }: BatchServices,
): Promise<PreparedObject | null> {
  const key = keyOf(object);
  if (stored && stored.version > object.version) {
    report.count('Left out', 'older than the version that was imported before', key);
    return null;
  }
  const commune = isAbroad(object) ? null : communeAt(object);
  if (!commune) {
    report.count('Left out', 'outside France', key);
    return null;
  }
  const classified = classify(object.tags);
  report.count('Classes', `${classified.class}: ${classified.reason}`, key);
  const base = { object, key, hash: contentHash(object), classified, stored };
  const isImported = (stored?.chosenClass ?? classified.class) === 'self_service';
  if (!isImported) return { ...base, facts: null, properName: null, hasGuessedTown: false };

  const { address: tagged, properName, unreadable, ...read } = readFacts(object);
  for (const name of unreadable) report.count('Tags that cannot be read', name, key);
  const known = stored?.facts?.address;
  // The geocoder is asked again only when the object has changed, or when it gave no answer before.
  const isKnownForSure = known !== undefined && stored?.hash === base.hash && !stored.hasGuessedTown;
  const { isGuessed, ...found } = isKnownForSure
    ? { ...known, isGuessed: false }
    : await addresses.find(tagged, object, commune);
  const address = isGuessed && known ? withTags(known, tagged) : found;
  const { latitude, longitude } = object;
  const facts: ImportedFacts = {
    ...read,
    name: nameFor(properName, address),
    address,
    location: { latitude, longitude },
  };
  return { ...base, facts, properName, hasGuessedTown: isGuessed };
}

/** Returns a known address with the newer parts that the tags state. */
const withTags = (known: PostalAddress, tagged: TagFacts['address']): PostalAddress => ({
  address: tagged.address ?? known.address,
  postalCode: tagged.postalCode ?? known.postalCode,
  city: tagged.city ?? known.city,
});

function isAbroad({ latitude, longitude, tags }: SourceObject): boolean {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return true;
  const country = tags['addr:country'];
  const code = tags['addr:postcode'];
  return (
    (country !== undefined && !frenchCountries.has(country)) ||
    (code !== undefined && /^(?:\d{4}|980\d\d)$/.test(code))
  );
}

const frenchCountries = new Set('FR France GP MQ GF RE YT PM BL MF WF PF NC'.split(' '));

/** Matches the SQLSTATE classes 22 (invalid value) and 23 (violated constraint). */
function isRefusedValue(error: unknown): error is pg.DatabaseError {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code);
}
