import { type Coordinates, metresBetween } from '#contract/laundromat/coordinates.ts';
import { fold, type Commune } from './communes.ts';
import { pointsOfInterest, type PointOfInterest } from './points-of-interest.ts';
import { hasNumber, nearestNumber, pointOf, streets, type Street } from './streets.ts';

const coastMetres = 20_000;

export function search(communes: Commune[], q: string) {
  const { commune, rest } = townOf(communes, q);
  if (!commune) return collection([]);
  const [, number, key] = /^(?:(\d+)(?: (?:bis|ter|quater|[a-d]))? )?(.*)$/.exec(fold(rest)) ?? [];
  const street = streets.find((known) => known.key === key);
  const found = describe(commune, street, Number(number));
  return collection([{ ...found, score: scores[found.type] }]);
}

const scores = { housenumber: 0.97, street: 0.88, municipality: 0.45 };

export function reverse(communes: Commune[], point: Coordinates) {
  let commune = communes[0]!;
  let metres = Infinity;
  for (const other of communes) {
    const distance = metresBetween(point, other);
    if (distance < metres) [commune, metres] = [other, distance];
  }
  if (metres > coastMetres) return collection([]);
  const nearest = nearestNumber(commune, point);
  const found = describe(commune, nearest.street, nearest.number);
  // Few streets are invented, so a point far from them counts as next to a house.
  const distance = Math.round(Math.min(nearest.metres, 25));
  return collection([{ ...found, point, score: 1, distance }]);
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
    return matching
      .flatMap((street) => towns.map((town) => completion(town, street, number)))
      .slice(0, limit);
  }
  return townsLike(communes, words)
    .slice(0, limit)
    .map((town) => completion(town));
}

function streetsLike(words: string[]): Street[] {
  const start = words.join(' ');
  return streets.filter(({ key }) => key.startsWith(start) || key.includes(` ${start}`));
}

interface Town {
  commune: Commune;
  postcode: string;
}

function townsLike(communes: Commune[], words: string[]): Town[] {
  const isCode = (word: string) => /^\d{1,5}(er?)?$/.test(word);
  const name = words.filter((word) => !isCode(word)).join(' ');
  const [digits = ''] = /^\d+/.exec(words.find(isCode) ?? '') ?? [];
  const towns = communes
    .filter(({ key }) => key.startsWith(name))
    .map((commune) => ({ commune, postcode: postcodeOf(commune, digits) }));
  return towns.filter((town): town is Town => town.postcode !== undefined).slice(0, 3);
}

/** The digits are the beginning of a postal code, or an arrondissement. */
function postcodeOf({ postalCodes }: Commune, digits: string): string | undefined {
  const ending = digits && digits.length < 3 ? digits.padStart(3, '0') : undefined;
  const arrondissement = ending && postalCodes.find((known) => known.endsWith(ending));
  return arrondissement || postalCodes.find((known) => known.startsWith(digits));
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

function describe(commune: Commune, street?: Street, number = 0) {
  const town = { postcode: commune.postalCodes[0] ?? '', city: commune.name };
  if (!street) return { type: 'municipality' as const, name: commune.name, ...town, point: commune };
  const point = pointOf(commune, street, number);
  if (!hasNumber(number)) return { type: 'street' as const, name: street.name, ...town, point };
  return { type: 'housenumber' as const, name: `${number} ${street.name}`, ...town, point };
}

function collection(found: { point: Coordinates; score: number; distance?: number }[]) {
  const features = found.map(({ point, ...properties }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    properties,
  }));
  return { type: 'FeatureCollection', features };
}

function completion({ commune, postcode }: Town, street?: Street, number?: number) {
  const { name, city, point } = describe(commune, street, number);
  const town = `${postcode} ${city}`;
  return {
    fulltext: street ? `${name}, ${town}` : town,
    city,
    zipcode: postcode,
    x: point.longitude,
    y: point.latitude,
  };
}
