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

/** Returns a function that gives the point of a number; 0 is the beginning of the street. */
function pointsOf(commune: Commune, street: Street): (number: number) => Coordinates {
  const hash = createHash('sha1').update(`${commune.inseeCode} ${street.key}`).digest();
  const angle = (hash.readUInt16BE(0) / 65_536) * 2 * Math.PI;
  const metres = 150 + (hash.readUInt16BE(2) / 65_536) * (streetsWithinMetres - 150);
  const direction = (hash.readUInt16BE(4) / 65_536) * 2 * Math.PI;
  const metresPerLongitude = metresPerDegree * Math.cos((commune.latitude * Math.PI) / 180);
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return (number) => {
    const along = number * metresPerNumber;
    const north = metres * Math.sin(angle) + along * Math.sin(direction);
    const east = metres * Math.cos(angle) + along * Math.cos(direction);
    return {
      latitude: round(commune.latitude + north / metresPerDegree),
      longitude: round(commune.longitude + east / metresPerLongitude),
    };
  };
}

export const hasNumber = (number: number) => number >= 1 && number <= lastNumber;

export const pointOf = (commune: Commune, street: Street, number: number): Coordinates =>
  pointsOf(commune, street)(hasNumber(number) ? number : 0);

export function nearestNumber(commune: Commune, point: Coordinates) {
  let best = { street: streets[0]!, number: 1, metres: Infinity };
  for (const street of streets) {
    const pointAt = pointsOf(commune, street);
    for (let number = 1; number <= lastNumber; number += 1) {
      const metres = metresBetween(pointAt(number), point);
      if (metres < best.metres) best = { street, number, metres };
    }
  }
  return best;
}
