import { createHash } from 'node:crypto';
import { type Coordinates, metresBetween } from '#contract/laundromat/coordinates.ts';
import { fold, type Commune } from './communes.ts';

const types = [
  'Rue',
  'Avenue',
  'Place',
  'Boulevard',
  'Allée',
  'Impasse',
  'Quai',
  'Chemin',
  'Cours',
  'Square',
];
const names = [
  'de la Gare',
  'de la République',
  'du Lavoir',
  'des Lavandières',
  'Mercière',
  'Victor Hugo',
  'de la Paix',
  'des Tilleuls',
  'du Moulin',
  'de la Fontaine',
  'Jean Jaurès',
  'Pasteur',
  'de Verdun',
  "de l'Église",
  'du Port',
  'Haute',
  'Basse',
  'des Écoles',
  'du Marché',
  'Voltaire',
  'Gambetta',
  'du Château',
  'des Acacias',
  'de la Liberté',
  'du Pont',
  "de l'Étang",
  'Saint-Michel',
  'des Roses',
  'du Stade',
  'Émile Zola',
];

const lastNumber = 120;
const metresPerNumber = 6;
const streetsWithinMetres = 900;
const metresPerDegree = 111_320;

export const streets = types.flatMap((type) =>
  names.map((name) => ({ name: `${type} ${name}`, key: fold(`${type} ${name}`) })),
);
export type Street = (typeof streets)[number];

export function pointOf(commune: Commune, street: Street, number = 0): Coordinates {
  const hash = createHash('sha1').update(`${commune.inseeCode} ${street.key}`).digest();
  const angle = (hash.readUInt16BE(0) / 65_536) * 2 * Math.PI;
  const metres = 150 + (hash.readUInt16BE(2) / 65_536) * (streetsWithinMetres - 150);
  const direction = (hash.readUInt16BE(4) / 65_536) * 2 * Math.PI;
  const along = hasNumber(number) ? number * metresPerNumber : 0;
  const north = metres * Math.sin(angle) + along * Math.sin(direction);
  const east = metres * Math.cos(angle) + along * Math.cos(direction);
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    latitude: round(commune.latitude + north / metresPerDegree),
    longitude: round(commune.longitude + east / (metresPerDegree * Math.cos(radians(commune.latitude)))),
  };
}

export const hasNumber = (number: number) => number >= 1 && number <= lastNumber;

export function nearestNumber(commune: Commune, point: Coordinates) {
  let best = { street: streets[0]!, number: 1, metres: Infinity };
  for (const street of streets) {
    const start = pointOf(commune, street);
    const end = pointOf(commune, street, lastNumber);
    const share = shareOf(start, end, point);
    const number = Math.max(1, Math.round(share * lastNumber));
    const metres = metresBetween(pointOf(commune, street, number), point);
    if (metres < best.metres) best = { street, number, metres };
  }
  return best;
}

function shareOf(start: Coordinates, end: Coordinates, point: Coordinates): number {
  const [x, y] = flat(start, end);
  const [px, py] = flat(start, point);
  return Math.min(1, Math.max(0, (x * px + y * py) / (x * x + y * y)));
}

function flat(from: Coordinates, to: Coordinates): [number, number] {
  const east = (to.longitude - from.longitude) * metresPerDegree * Math.cos(radians(from.latitude));
  return [east, (to.latitude - from.latitude) * metresPerDegree];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
