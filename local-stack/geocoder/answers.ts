import { type Coordinates, metresBetween } from '#contract/laundromat/coordinates.ts';
import { fold, type Commune } from './communes.ts';
import { pointsOfInterest, type PointOfInterest } from './points-of-interest.ts';
import { hasNumber, nearestNumber, pointOf, streets, type Street } from './streets.ts';

const coastMetres = 20_000;

interface Found {
  commune: Commune;
  postcode?: string;
  street?: Street;
  number?: number;
  score: number;
  distance?: number;
}

export function search(communes: Commune[], q: string) {
  const { commune, rest } = townOf(communes, q);
  if (!commune) return collection([]);
  const { number, street } = streetOf(rest);
  const known = streets.find(({ key }) => key === street);
  if (!known) return collection([{ commune, score: 0.45 }]);
  return collection([{ commune, street: known, number, score: number && hasNumber(number) ? 0.97 : 0.88 }]);
}

export function reverse(communes: Commune[], point: Coordinates) {
  let commune = communes[0]!;
  let metres = Infinity;
  for (const other of communes) {
    const distance = metresBetween(point, other);
    if (distance < metres) [commune, metres] = [other, distance];
  }
  if (metres > coastMetres) return collection([]);
  const nearest = nearestNumber(commune, point);
  // Few streets are invented, so a point far from them counts as next to a house.
  const distance = Math.min(nearest.metres, 25);
  return collection([{ commune, street: nearest.street, number: nearest.number, score: 1, distance }], point);
}

interface Completing {
  text: string;
  limit: number;
  type: string;
}

export function complete(communes: Commune[], { text, limit, type }: Completing) {
  const types = type.split(',');
  const points = types.includes('PositionOfInterest') ? pointsLike(text).map(pointCompletion) : [];
  const addresses = types.includes('StreetAddress') ? completeAddress(communes, text, limit) : [];
  return { results: [...points, ...addresses].slice(0, limit) };
}

function pointsLike(text: string): PointOfInterest[] {
  const typed = fold(text).split(' ');
  return pointsOfInterest.filter(({ name, zipcode, city }) => {
    const words = fold(`${name} ${zipcode} ${city}`).split(' ');
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function pointCompletion({ name, zipcode, city, types, x, y }: PointOfInterest) {
  return {
    fulltext: `${name}, ${zipcode} ${city}`,
    names: [name],
    poiType: types,
    city,
    zipcode,
    x,
    y,
  };
}

/**
 * Returns streets in the communes that the text names, else in the largest communes. When no street matches, returns
 * communes.
 */
function completeAddress(communes: Commune[], text: string, limit: number) {
  const words = fold(text).split(' ').filter(Boolean);
  const number = /^\d{1,4}$/.test(words[0] ?? '') ? Number(words[0]) : undefined;
  const typed = number === undefined ? words : words.slice(1);
  for (let end = typed.length; end > 0; end -= 1) {
    const matching = streetsLike(typed.slice(0, end));
    const towns = townsLike(communes, typed.slice(end));
    if (matching.length === 0 || towns.length === 0) continue;
    const pairs = matching.flatMap((street) => towns.map((town) => ({ ...town, street, number })));
    return pairs.slice(0, limit).map(completion);
  }
  return townsLike(communes, words)
    .slice(0, limit)
    .map((town) => completion(town));
}

function streetsLike(words: string[]): Street[] {
  const start = words.join(' ');
  return streets.filter(({ key }) => key.startsWith(start) || key.includes(` ${start}`));
}

function townsLike(communes: Commune[], words: string[]): { commune: Commune; postcode?: string }[] {
  if (words.length === 0) return communes.slice(0, 3).map((commune) => ({ commune }));
  const isCode = (word: string) => /^\d{1,5}(er?)?$/.test(word);
  const name = words.filter((word) => !isCode(word)).join(' ');
  const [digits] = /^\d+/.exec(words.find(isCode) ?? '') ?? [];
  const towns = communes.filter(({ key }) => key.startsWith(name));
  if (!digits) return towns.slice(0, 3).map((commune) => ({ commune }));
  return towns
    .map((commune) => ({ commune, postcode: postcodeOf(commune, digits) }))
    .filter(({ postcode }) => postcode !== undefined)
    .slice(0, 3);
}

function postcodeOf({ postalCodes }: Commune, digits: string): string | undefined {
  const arrondissement = postalCodes.find(
    (known) => digits.length < 3 && known.endsWith(digits.padStart(3, '0')),
  );
  return arrondissement ?? postalCodes.find((known) => known.startsWith(digits));
}

function townOf(communes: Commune[], q: string) {
  const found = /\b\d{5}\b/.exec(q);
  const code = found?.[0] ?? '';
  const rest = found ? q.slice(0, found.index) : q;
  const name = found ? q.slice(found.index + code.length) : '';
  const key = fold(name).replace(/ cedex( \d+)?$| \d{1,2}e?$/, '');
  const commune =
    communes.find((known) => known.key === key && known.postalCodes.includes(code)) ??
    communes.find((known) => known.key === key && known.postalCodes[0]!.startsWith(code.slice(0, 2))) ??
    communes.find((known) => known.postalCodes.includes(code));
  return { commune, rest };
}

function streetOf(address: string) {
  const [, number, street = ''] = /^(?:(\d+)(?: (?:bis|ter|quater|[a-d]))? )?(.*)$/.exec(fold(address)) ?? [];
  return { number: number === undefined ? undefined : Number(number), street };
}

function place({ commune, street, number }: Omit<Found, 'score'>): Coordinates {
  return street ? pointOf(commune, street, number) : commune;
}

function nameOf({ commune, street, number }: Omit<Found, 'score'>): string {
  if (!street) return commune.name;
  return number !== undefined && hasNumber(number) ? `${number} ${street.name}` : street.name;
}

function collection(found: Found[], from?: Coordinates) {
  return { type: 'FeatureCollection', features: found.map((one) => feature(one, from)) };
}

function feature(found: Found, from?: Coordinates) {
  const { commune, street, number, score, distance } = found;
  const at = from ?? place(found);
  const name = nameOf(found);
  const [postcode = ''] = commune.postalCodes;
  const isHouse = number !== undefined && hasNumber(number);
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [at.longitude, at.latitude] },
    properties: {
      score,
      type: street ? (isHouse ? 'housenumber' : 'street') : 'municipality',
      name,
      postcode,
      city: commune.name,
      ...(distance !== undefined && { distance: Math.round(distance) }),
    },
  };
}

function completion(found: Omit<Found, 'score'>) {
  const { commune, street } = found;
  const { latitude, longitude } = place(found);
  const zipcode = found.postcode ?? commune.postalCodes[0] ?? '';
  const town = `${zipcode} ${commune.name}`;
  return {
    fulltext: street ? `${nameOf(found)}, ${town}` : town,
    city: commune.name,
    zipcode,
    x: longitude,
    y: latitude,
  };
}
