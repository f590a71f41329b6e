import { type Coordinates, metresBetween } from '#contract/laundromat/coordinates.ts';
import { foldedText } from '#contract/validation/folded-text.ts';
import { phoneKey } from './laundromat-facts.ts';

export interface KnownLaundromat extends Coordinates {
  id: string;
  name: string;
  city: string;
  phone: string | null;
  isLinked: boolean;
}

export interface ComparedObject extends Coordinates {
  properName: string | null;
  city: string;
  phone: string | null;
}

export type Match =
  | { type: 'same'; laundromat: string }
  | { type: 'candidate'; laundromat: string; reason: Reason; distance: number }
  | { type: 'none' };
type Reason = 'near' | 'same_name' | 'same_phone' | 'same_address';

const sameMetres = 80;
const candidateMetres = 300;
/** Cells of an index whose neighbours contain every candidate: 300 m are at most 0.004 degrees of longitude in France. */
export const candidateCellDegrees = 0.005;
/** A mapper who draws two objects further apart means two laundromats. */
const doubledMetres = 20;

/** `different` has the ids that a decision has excluded. */
export function matchLaundromat(
  object: ComparedObject,
  neighbours: readonly KnownLaundromat[],
  different: ReadonlySet<string> = new Set(),
): Match {
  const near = neighbours
    .filter(({ id }) => !different.has(id))
    .map((laundromat) => ({ laundromat, distance: metresBetween(object, laundromat) }))
    .filter(({ distance }) => distance <= candidateMetres)
    .sort((one, other) => one.distance - other.distance)
    .map((neighbour) => ({ ...neighbour, likeness: likenessOf(object, neighbour.laundromat) }));

  const same = near.find(({ distance, likeness }) => distance <= sameMetres && likeness !== null);
  if (same) return { type: 'same', laundromat: same.laundromat.id };
  const candidate = near.find(
    ({ distance, likeness, laundromat }) =>
      likeness !== null || distance <= (laundromat.isLinked ? doubledMetres : sameMetres),
  );
  if (!candidate) return { type: 'none' };
  const { laundromat, distance, likeness } = candidate;
  return {
    type: 'candidate',
    laundromat: laundromat.id,
    reason: likeness ?? 'near',
    distance: Math.round(distance),
  };
}

function likenessOf(object: ComparedObject, laundromat: KnownLaundromat): 'same_phone' | 'same_name' | null {
  if (object.phone && phoneKey(object.phone) === phoneKey(laundromat.phone)) return 'same_phone';
  const cities = new Set([...foldedText(object.city).split(' '), ...foldedText(laundromat.city).split(' ')]);
  const one = distinctiveWords(object.properName ?? '', cities);
  const other = distinctiveWords(laundromat.name, cities);
  const shared = one.filter((word) => other.includes(word)).length;
  const isSimilar =
    shared > 0 &&
    (shared === Math.min(one.length, other.length) || shared * 2 >= Math.max(one.length, other.length));
  return isSimilar ? 'same_name' : null;
}

const commonWords = new Set(
  'laverie laveries automatique libre service self lavomatique lavomatic lavoir pressing linge la le les l de du des d et en a au aux'.split(
    ' ',
  ),
);

function distinctiveWords(name: string, cities: ReadonlySet<string>): string[] {
  const all = foldedText(name).split(' ').filter(Boolean);
  return [...new Set(all)].filter((word) => !commonWords.has(word) && !cities.has(word));
}
