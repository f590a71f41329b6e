import { pagePaths } from '../site/paths.ts';

export const openDataFiles = {
  geojson: 'laveries.geojson',
  csv: 'laveries.csv',
  excel: 'laveries-excel.csv',
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

const mappedTypes = ['node', 'way', 'relation'];

export const osmPageOf = ({ type, id }: { type: string; id: string }) =>
  mappedTypes.includes(type) ? `https://www.openstreetmap.org/${type}/${id}` : undefined;
