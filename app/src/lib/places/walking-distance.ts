import { formatLength } from '#app/lib/texts/french-numbers.ts';
import { minutesOnFoot } from '#contract/laundromat/walk.ts';

/** Beyond this distance hardly anybody walks with laundry. */
const longestWalkKm = 3;

/** Returns « env. 11 min à pied · 650 m », or « 4,2 km » where a walk is too long. */
export function walkingDistance(km: number): string {
  const length = formatLength(km);
  if (km > longestWalkKm) return length;
  const minutes = Math.max(1, Math.round(minutesOnFoot(km)));
  return `env.\u00a0${minutes}\u00a0min à pied · ${length}`;
}
