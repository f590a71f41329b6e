import { sql } from 'kysely';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import type { Trx } from '../db/database.ts';
import type { Classified } from './classify.ts';
import type { Commune } from './communes.ts';
import type { ImportedFacts } from './facts.ts';
import type { createAddressFinder } from './find-address.ts';
import type { ImportReport } from './import-report.ts';
import { candidateCellDegrees, type KnownLaundromat } from './match-laundromats.ts';
import { createPointIndex } from './point-index.ts';
import type { SourceObject } from './source-object.ts';

export interface BatchServices {
  db: Trx;
  report: ImportReport;
  communeAt: (point: Coordinates) => Commune | null;
  addresses: ReturnType<typeof createAddressFinder>;
  laundromats: KnownLaundromats;
  startedAt: Date;
  isDryRun: boolean;
}

export interface PreparedObject {
  object: SourceObject;
  key: string;
  hash: string;
  classified: Classified;
  stored: StoredObject | undefined;
  facts: ImportedFacts | null;
  properName: string | null;
  hasGuessedTown: boolean;
}

export interface StoredObject {
  type: string;
  id: string;
  version: number;
  hash: string;
  chosenClass: 'self_service' | 'other' | null;
  facts: ImportedFacts | null;
  /** The town is a guess, so a later import asks the geocoder again. */
  hasGuessedTown: boolean;
  imported: Partial<ImportedFacts>;
  differences: Partial<ImportedFacts>;
  kept: Partial<ImportedFacts>;
  laundromatId: string | null;
}

export type Link = Pick<StoredObject, 'laundromatId' | 'imported' | 'differences'>;

/** Laundromats of the site with a point, those of this import included. */
type KnownLaundromats = Awaited<ReturnType<typeof readKnownLaundromats>>;

export async function readKnownLaundromats(db: Trx) {
  const { rows } = await sql<KnownLaundromat>`
    select l.id, l.name, l.city, l.phone, l.latitude::float8 as latitude, l.longitude::float8 as longitude,
      exists (select from source_objects s where s.laundromat_id = l.id) as is_linked
    from laundromats l where l.location_source <> 'commune'`.execute(db);
  const index = createPointIndex<KnownLaundromat>(candidateCellDegrees);
  const byId = new Map<string, KnownLaundromat>();
  const set = (laundromat: KnownLaundromat) => {
    const former = byId.get(laundromat.id);
    if (former) index.remove(former);
    byId.set(laundromat.id, laundromat);
    index.add(laundromat);
  };
  for (const row of rows) set(row);
  return { set, around: index.around };
}
