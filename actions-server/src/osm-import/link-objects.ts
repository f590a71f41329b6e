import { randomUUID } from 'node:crypto';
import type { Trx } from '../db/database.ts';
import type { BatchServices, Link, PreparedObject } from './batch.ts';
import { mergeFacts, type FactName, type ImportedFacts } from './facts.ts';
import { matchLaundromat, type KnownLaundromat } from './match-laundromats.ts';
import { readLaundromats, type SiteLaundromat } from './site-laundromats.ts';
import { readDecisions, readPlaceless, type Candidate, type Decisions } from './source-candidates.ts';
import { createLaundromats, updateLaundromat } from './write-laundromats.ts';

interface Outcome {
  count(section: string, reason: string, example: string): void;
  /** Laundromats of this batch, with which its later objects are compared. */
  written: KnownLaundromat[];
}

type ImportedObject = PreparedObject & { facts: ImportedFacts };

const section = 'Laundromats';

/** Finds the laundromat of each object, then updates those found and creates the others. */
export async function linkObjects(
  trx: Trx,
  prepared: readonly PreparedObject[],
  services: BatchServices,
  outcome: Outcome,
): Promise<{ links: Map<string, Link>; candidates: Candidate[] }> {
  const decisions = await readDecisions(trx, prepared);
  const placeless = await readPlaceless(trx, prepared);
  const batch: Batch = { links: new Map(), linked: [], creations: [], candidates: [] };

  for (const object of prepared) {
    const laundromatId = object.stored?.laundromatId ?? null;
    const { imported = {}, differences = {} } = object.stored ?? {};
    batch.links.set(object.key, { laundromatId, imported, differences });
    if (!isImported(object)) {
      const isKnown = laundromatId !== null;
      outcome.count(
        section,
        isKnown ? 'no longer a self-service laundromat at the source: stays' : 'not imported',
        object.key,
      );
    } else if (laundromatId !== null) {
      batch.linked.push({ object, laundromatId });
    } else {
      const decided = decisions.get(object.key);
      const neighbours = [...services.laundromats.around(object.object), ...outcome.written];
      const near = matchOf(object, decided, neighbours);
      const found = near.type === 'none' ? placeless.get(object.key) : undefined;
      const isFound = found && !decided?.different.has(found.laundromat);
      place(object, isFound ? { type: 'candidate', distance: 0, ...found } : near, batch, outcome);
    }
  }

  await createLaundromats(
    trx,
    batch.creations.map(({ id, object: { facts, hasGuessedTown } }) => ({ id, facts, hasGuessedTown })),
  );
  await updateLinked(trx, batch, services.isDryRun, outcome);
  return batch;
}

interface Batch {
  links: Map<string, Link>;
  linked: { object: ImportedObject; laundromatId: string }[];
  creations: { id: string; object: ImportedObject }[];
  candidates: Candidate[];
}

function place(
  object: ImportedObject,
  match:
    | ReturnType<typeof matchOf>
    | { type: 'candidate'; laundromat: string; reason: Candidate['reason']; distance: number },
  { links, linked, creations, candidates }: Batch,
  outcome: Outcome,
): void {
  if (match.type === 'same') {
    outcome.count('Recognized on the site', 'by distance and name or phone, or by decision', object.key);
    linked.push({ object, laundromatId: match.laundromat });
  } else if (match.type === 'candidate') {
    outcome.count(section, `to be compared by an administrator (${match.reason})`, object.key);
    const { type, id } = object.object;
    const { laundromat, reason, distance } = match;
    candidates.push({ source_type: type, source_id: id, laundromat_id: laundromat, reason, distance });
  } else {
    const id = randomUUID();
    creations.push({ id, object });
    const { name, phone, location, address } = object.facts;
    outcome.written.push({ id, name, phone, city: address.city, ...location, isLinked: true });
    links.set(object.key, { laundromatId: id, imported: object.facts, differences: {} });
    outcome.count(section, 'new', object.key);
  }
}

async function updateLinked(trx: Trx, { linked, links }: Batch, isDryRun: boolean, outcome: Outcome) {
  const present = await readLaundromats(
    trx,
    linked.map(({ laundromatId }) => laundromatId),
  );
  for (const { object, laundromatId } of linked) {
    const link = links.get(object.key)!;
    const laundromat = present.get(laundromatId);
    links.set(
      object.key,
      laundromat ? await update(trx, object, laundromat, link, outcome) : { ...link, laundromatId },
    );
    // Missing in a dry run, which rolls back each batch.
    if (!laundromat && !isDryRun)
      outcome.count(section, 'deleted on the site: not created again', object.key);
  }
}

const isImported = (object: PreparedObject): object is ImportedObject => object.facts !== null;

async function update(
  trx: Trx,
  object: ImportedObject,
  laundromat: SiteLaundromat,
  { imported }: Link,
  outcome: Outcome,
): Promise<Link> {
  const { facts } = object;
  const { id, present, isOwned, isPublished, checkedOn } = laundromat;
  // A change would end the refusal of an unpublished laundromat.
  if (!isPublished) {
    outcome.count(section, 'not published: left alone', object.key);
    return { laundromatId: id, imported, differences: {} };
  }
  const isChecked = checkedOn !== null && checkedOn !== (imported.checkedOn ?? null);
  const kept = object.stored?.kept ?? {};
  const { writes, differences } = mergeFacts({ facts, present, imported, kept, isOwned, isChecked });
  const names = Object.keys(writes) as FactName[];
  outcome.count(section, names.length > 0 ? 'updated' : 'unchanged', object.key);
  for (const name of names) outcome.count('Updated facts', name, object.key);
  for (const name of Object.keys(differences))
    outcome.count('Facts that the site has otherwise', name, object.key);
  if (names.length > 0) await updateLaundromat(trx, laundromat, writes);
  if (laundromat.hasPoint || writes.location) {
    const { name, phone, address, location } = { ...present, ...writes };
    outcome.written.push({ id, name, phone, city: address.city, ...location, isLinked: true });
  }
  return { laundromatId: id, imported: { ...imported, ...writes }, differences };
}

function matchOf(
  { object, facts, properName }: ImportedObject,
  decided: Decisions | undefined,
  neighbours: KnownLaundromat[],
) {
  if (decided?.same) return { type: 'same', laundromat: decided.same } as const;
  const { latitude, longitude } = object;
  const compared = { latitude, longitude, properName, city: facts.address.city, phone: facts.phone };
  return matchLaundromat(compared, neighbours, decided?.different);
}
