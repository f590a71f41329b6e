import { randomUUID } from 'node:crypto';
import type { Trx } from '../db/database.ts';
import type { BatchServices, Link, PreparedObject, StoredObject } from './batch.ts';
import { mergeFacts, type FactName, type ImportedFacts } from './facts.ts';
import { matchLaundromat, type KnownLaundromat, type Match } from './match-laundromats.ts';
import { readLaundromats, type SiteLaundromat } from './site-laundromats.ts';
import { readDecisions, readPlaceless, type Candidate, type Decisions } from './source-candidates.ts';
import { readStoredObjects } from './stored-objects.ts';
import { createLaundromats, type Creation, updateLaundromat } from './write-laundromats.ts';

type ImportedObject = PreparedObject & { facts: ImportedFacts };

const section = 'Laundromats';

/** Finds the laundromat of each object, then updates those found and creates the others. */
export async function linkObjects(
  trx: Trx,
  prepared: readonly PreparedObject[],
  { laundromats, isDryRun }: BatchServices,
): Promise<Batch> {
  const decisions = await readDecisions(trx, prepared);
  const placeless = await readPlaceless(trx, prepared);
  const batch: Batch = {
    links: new Map(),
    linked: [],
    creations: [],
    candidates: [],
    counts: [],
    written: [],
  };

  for (const object of prepared) {
    const laundromatId = object.stored?.laundromatId ?? null;
    // `updateLinked` compares those that are still laundromats with the site.
    batch.links.set(object.key, { laundromatId, imported: object.stored?.imported ?? {}, differences: {} });
    if (!isImported(object)) {
      const isKnown = laundromatId !== null;
      const reason = isKnown ? 'no longer a self-service laundromat at the source: stays' : 'not imported';
      batch.counts.push([section, reason, object.key]);
    } else if (laundromatId !== null) {
      batch.linked.push({ object, laundromatId });
    } else {
      const decided = decisions.get(object.key);
      const neighbours = [...laundromats.around(object.object), ...batch.written];
      const near = matchOf(object, decided, neighbours);
      const found = near.type === 'none' ? placeless.get(object.key) : undefined;
      const isFound = found && !decided?.different.has(found.laundromat);
      linkOrCreate(object, isFound ? { type: 'candidate', distance: 0, ...found } : near, batch);
    }
  }

  await createLaundromats(trx, batch.creations);
  await updateLinked(trx, batch, isDryRun);
  return batch;
}

export interface Batch {
  links: Map<string, Link>;
  linked: { object: ImportedObject; laundromatId: string }[];
  creations: Creation[];
  candidates: Candidate[];
  counts: [section: string, reason: string, example: string][];
  /** Laundromats of this batch, with which its later objects are compared. */
  written: KnownLaundromat[];
}

function linkOrCreate(
  object: ImportedObject,
  match: Match,
  { links, linked, creations, candidates, counts, written }: Batch,
): void {
  if (match.type === 'same') {
    counts.push(['Recognized on the site', 'by distance and name or phone, or by decision', object.key]);
    linked.push({ object, laundromatId: match.laundromat });
  } else if (match.type === 'candidate') {
    counts.push([section, `to be compared by an administrator (${match.reason})`, object.key]);
    const { type, id } = object.object;
    const { laundromat, reason, distance } = match;
    candidates.push({ source_type: type, source_id: id, laundromat_id: laundromat, reason, distance });
  } else {
    const id = randomUUID();
    const { facts, hasGuessedTown } = object;
    creations.push({ id, facts, hasGuessedTown });
    const { name, phone, location, address } = facts;
    written.push({ id, name, phone, city: address.city, ...location, isLinked: true });
    links.set(object.key, { laundromatId: id, imported: facts, differences: {} });
    counts.push([section, 'new', object.key]);
  }
}

async function updateLinked(trx: Trx, batch: Batch, isDryRun: boolean) {
  const { linked, links, counts } = batch;
  const present = await readLaundromats(
    trx,
    linked.map(({ laundromatId }) => laundromatId),
  );
  // Administrators may have decided about facts while the geocoder was asked. With the locks they wait.
  const stored = await readStoredObjects(
    trx,
    linked.map(({ object }) => object.object),
  );
  for (const { object, laundromatId } of linked) {
    const laundromat = present.get(laundromatId);
    const { imported = {}, differences = {}, kept = {} } = stored.get(object.key) ?? {};
    links.set(
      object.key,
      laundromat
        ? await update(trx, object, laundromat, { imported, kept }, batch)
        : { laundromatId, imported, differences },
    );
    // Missing in a dry run, which rolls back each batch.
    if (!laundromat && !isDryRun)
      counts.push([section, 'deleted on the site: not created again', object.key]);
  }
}

const isImported = (object: PreparedObject): object is ImportedObject => object.facts !== null;

async function update(
  trx: Trx,
  object: ImportedObject,
  laundromat: SiteLaundromat,
  { imported, kept }: Pick<StoredObject, 'imported' | 'kept'>,
  { counts, written }: Batch,
): Promise<Link> {
  const { facts } = object;
  const { id, present, isOwned, isPublished, checkedOn } = laundromat;
  // An administrator decides about an unpublished one, as its owner wrote it.
  if (!isPublished) {
    counts.push([section, 'not published: left alone', object.key]);
    return { laundromatId: id, imported, differences: {} };
  }
  const isChecked = checkedOn !== null && checkedOn !== (imported.checkedOn ?? null);
  const { writes, differences } = mergeFacts({ facts, present, imported, kept, isOwned, isChecked });
  const names = Object.keys(writes) as FactName[];
  counts.push([section, names.length > 0 ? 'updated' : 'unchanged', object.key]);
  for (const name of names) counts.push(['Updated facts', name, object.key]);
  for (const name of Object.keys(differences))
    counts.push(['Facts that the site has otherwise', name, object.key]);
  if (names.length > 0) await updateLaundromat(trx, laundromat, writes);
  if (laundromat.hasPoint || writes.location) {
    const { name, phone, address, location } = { ...present, ...writes };
    written.push({ id, name, phone, city: address.city, ...location, isLinked: true });
  }
  return { laundromatId: id, imported: { ...imported, ...writes }, differences };
}

function matchOf(
  { object, facts, properName }: ImportedObject,
  decided: Decisions | undefined,
  neighbours: KnownLaundromat[],
): Match {
  if (decided?.same) return { type: 'same', laundromat: decided.same };
  const { latitude, longitude } = object;
  const compared = { latitude, longitude, properName, city: facts.address.city, phone: facts.phone };
  return matchLaundromat(compared, neighbours, decided?.different);
}
