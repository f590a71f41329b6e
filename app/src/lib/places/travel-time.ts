import { formatLength } from '#app/lib/texts/french-numbers.ts';
import { detour, minutesOnFoot } from '#contract/laundromat/coordinates.ts';

const longestWalkKm = 3;
/** A trip by car of 10 to 20 km in France, from « Enquête mobilité des personnes 2019 » (SDES). Longer ones are faster. */
const drivenKmPerHour = 36;
const longestDriveKm = 20;

/** Returns « env. 11 min à pied · 650 m », « env. 14 min en voiture · 6,5 km », or « 34 km » for a long trip. */
export function timeAndDistance(km: number): string {
  const length = formatLength(km);
  const roadKm = km * detour;
  if (km <= longestWalkKm) return `${minutesText(minutesOnFoot(km))} à pied · ${length}`;
  if (roadKm > longestDriveKm) return length;
  return `${minutesText((roadKm / drivenKmPerHour) * 60)} en voiture · ${length}`;
}

const minutesText = (minutes: number) => `env.\u00a0${Math.max(1, Math.round(minutes))}\u00a0min`;
