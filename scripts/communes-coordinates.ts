import { foldedText } from '#contract/validation/folded-text.ts';
import type { Commune, GeoNamesPlace } from './communes-sources.ts';

export interface Coordinates {
  latitude: number;
  longitude: number;
  source: 'geonames' | 'postal_code' | 'department';
}

/** GeoNames lists the overseas departments and collectivities as countries of their own. */
const departmentOfCountry: Record<string, string> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  PM: '975',
  YT: '976',
  BL: '977',
  MF: '978',
  WF: '986',
  PF: '987',
  NC: '988',
};

/** GeoNames names of towns that differ from the official ones. */
const geoNamesName: Record<string, string> = {
  '01033': 'Bellegarde-sur-Valserine',
  '14762': 'Vire',
  '22093': 'Lamballe',
  '38053': 'Bourgoin',
  '50129': 'Cherbourg-Octeville',
  '53062': 'Château-Gontier',
  '59183': 'Dunkirk',
  '69149': 'Oullins',
  '78158': 'Le Chesnay',
  '85146': 'Montaigu',
  '91228': 'Évry',
  '93070': 'Saint-Ouen',
  '95218': 'Éragny',
  '97229': 'Schoelcher',
  '97801': 'Marigot',
};

type Point = [latitude: number, longitude: number];

function foldName(name: string): string {
  return foldedText(name.toLowerCase().replaceAll('œ', 'oe')).replace(/\bst(e?)\b/g, 'saint$1');
}

function mean(points: Point[]): Point {
  const sum = points.reduce<Point>((total, point) => [total[0] + point[0], total[1] + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function placesByDepartmentAndName(places: GeoNamesPlace[]): Map<string, Point> {
  const byKey = new Map<string, Point>();
  for (const place of places) {
    const department = place.country === 'FR' ? place.admin2 : departmentOfCountry[place.country];
    const key = `${department}|${foldName(place.name)}`;
    if (department && !byKey.has(key)) byKey.set(key, [Number(place.lat), Number(place.lng)]);
  }
  return byKey;
}

/**
 * Returns the coordinates of the arrondissements of Paris, Lyon and Marseille by Insee code. GeoNames calls them
 * « Paris 15 Vaugirard », « Lyon 03 ».
 */
export function locateArrondissements(
  arrondissements: Commune[],
  places: GeoNamesPlace[],
): Map<string, Coordinates> {
  const points = new Map<string, Point>();
  for (const { country, name, lat, lng } of places) {
    const key = country === 'FR' && /^(?:Paris|Lyon|Marseille) \d\d\b/.exec(name)?.[0];
    if (key) points.set(key, [Number(lat), Number(lng)]);
  }
  return new Map(
    arrondissements.map(({ code, nom }) => {
      const [city = '', ordinal = ''] = nom.split(' ');
      const point = points.get(`${city} ${String(parseInt(ordinal)).padStart(2, '0')}`);
      if (!point) throw new Error(`GeoNames has no point for ${nom}`);
      return [code, { latitude: point[0], longitude: point[1], source: 'geonames' }];
    }),
  );
}

/**
 * Returns the coordinates of each commune by its Insee code: those of the GeoNames place of that name in its department (or
 * of the commune it was merged from), else the mean of the communes with the same postal code, else of the department.
 */
export function locateCommunes(
  communes: Commune[],
  merged: Commune[],
  places: GeoNamesPlace[],
): Map<string, Coordinates> {
  const placeOf = placesByDepartmentAndName(places);
  const formerNames = new Map<string, string[]>();
  for (const former of merged) {
    // The seat has the code of the new commune.
    const names = formerNames.get(former.chefLieu ?? '') ?? [];
    if (former.code === former.chefLieu) names.unshift(former.nom);
    else names.push(former.nom);
    formerNames.set(former.chefLieu ?? '', names);
  }

  const known = new Map<string, Point>();
  const byPostalCode = new Map<string, Point[]>();
  const byDepartment = new Map<string, Point[]>();
  for (const commune of communes) {
    const names = [
      commune.nom,
      geoNamesName[commune.code] ?? commune.nom,
      ...(formerNames.get(commune.code) ?? []),
    ];
    const point = names
      .map((name) => placeOf.get(`${commune.departement}|${foldName(name)}`))
      .find((found) => found !== undefined);
    if (!point) continue;
    known.set(commune.code, point);
    for (const [index, keys] of [
      [byPostalCode, commune.codesPostaux ?? []],
      [byDepartment, [commune.departement]],
    ] as const) {
      for (const key of keys) index.set(key, [...(index.get(key) ?? []), point]);
    }
  }

  const all = [...known.values()];
  return new Map(
    communes.map((commune) => {
      const point = known.get(commune.code);
      const neighbours = (commune.codesPostaux ?? []).flatMap((code) => byPostalCode.get(code) ?? []);
      const [latitude, longitude] =
        point ?? mean(neighbours.length > 0 ? neighbours : (byDepartment.get(commune.departement) ?? all));
      const source = point ? 'geonames' : neighbours.length > 0 ? 'postal_code' : 'department';
      return [commune.code, { latitude, longitude, source }];
    }),
  );
}
