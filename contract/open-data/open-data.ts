import { pagePaths } from '../site/paths.ts';

/** Names of the public files, each below `/donnees/`. */
export const openDataFiles = {
  geojson: 'laveries.geojson',
  csv: 'laveries.csv',
  differences: 'differences.csv',
  index: 'index.json',
  geojsonSchema: 'laveries.schema.json',
  indexSchema: 'index.schema.json',
} as const;

export type OpenDataFile = (typeof openDataFiles)[keyof typeof openDataFiles];

export const openDataPath = (name: OpenDataFile) => `${pagePaths.openData}/${name}`;

export const openDataLicence = {
  name: 'Open Database License (ODbL) 1.0',
  url: 'https://opendatacommons.org/licenses/odbl/1-0/',
  attribution: "© les contributeurs d'OpenStreetMap, adresses complétées avec la Géoplateforme (IGN)",
} as const;

/** One file of open data, as `index.json` describes it. */
export interface OpenDataEntry {
  name: OpenDataFile;
  url: string;
  type: string;
  rows: number;
  bytes: number;
  sha256: string;
}

/** `index.json`: the files of one night. */
export interface OpenDataIndex {
  generatedAt: string;
  /** Time of the latest change or import in the files; null while there is no laundromat. */
  changedAt: string | null;
  licence: string;
  licenceUrl: string;
  attribution: string;
  counts: { laundromats: number; differences: number };
  files: OpenDataEntry[];
  schema: string;
}
