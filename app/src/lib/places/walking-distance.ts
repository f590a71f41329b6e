import { formatLength } from '#app/lib/texts/french-numbers.ts';

/** Distances here are straight lines; streets make the way about a third longer (docs/decisions/015). */
const detour = 1.3;
const walkingKmPerHour = 4.8;
/** Beyond this distance hardly anybody walks with laundry. */
const longestWalkKm = 3;

/** Returns « 650 m · env. 11 min à pied », or « 4,2 km » where a walk is too long. */
export function walkingDistance(km: number): string {
  const length = formatLength(km);
  if (km > longestWalkKm) return length;
  const minutes = Math.max(1, Math.round(((km * detour) / walkingKmPerHour) * 60));
  return `${length} · env.\u00a0${minutes}\u00a0min à pied`;
}
