import type pg from 'pg';
import type { Classified } from './classify.ts';
import type { Commune } from './communes.ts';
import type { ImportedFacts } from './facts.ts';
import type { createAddressFinder } from './find-address.ts';
import type { ImportReport } from './import-report.ts';
import type { KnownLaundromats } from './known-laundromats.ts';
import type { SourceObject } from './source-object.ts';

/** The connection of an import, or a transaction of the server: both write facts with the same statements. */
export interface SqlClient {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

export interface BatchServices {
  client: pg.ClientBase;
  report: ImportReport;
  communeAt: (point: { latitude: number; longitude: number }) => Commune | null;
  addresses: ReturnType<typeof createAddressFinder>;
  laundromats: KnownLaundromats;
  startedAt: Date;
  isDryRun: boolean;
}

/** An object that is being imported. */
export interface PreparedObject {
  object: SourceObject;
  key: string;
  hash: string;
  classified: Classified;
  /** The object as the last import left it; undefined for a new one. */
  stored: StoredObject | undefined;
  /** Null for an object that is not imported. */
  facts: ImportedFacts | null;
  properName: string | null;
  hasGuessedTown: boolean;
}

/** An object as the last import left it. */
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
  /** Values that an administrator declined. */
  kept: Partial<ImportedFacts>;
  laundromatId: string | null;
}

/** The laundromat of an object, and how they compare. */
export type Link = Pick<StoredObject, 'laundromatId' | 'imported' | 'differences'>;
