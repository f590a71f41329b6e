import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { type Coordinates, metresBetween } from '#contract/laundromat/coordinates.ts';

const directions = [
  'le nord',
  'le nord-est',
  "l'est",
  'le sud-est',
  'le sud',
  'le sud-ouest',
  "l'ouest",
  'le nord-ouest',
];

/** Returns « Repère déplacé de 12 m vers le nord-est. », for screen readers. */
export function moveWords(from: Coordinates, to: Coordinates): string {
  const metres = Math.max(1, Math.round(metresBetween(from, to)));
  return `Repère déplacé de ${formatCount(metres)}\u00a0m vers ${directionOf(from, to)}.`;
}

function directionOf(from: Coordinates, to: Coordinates): string {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighths + directions.length) % directions.length]!;
}
