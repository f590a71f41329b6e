import { rounded } from '../harness/figures.ts';

export interface Bound {
  name: string;
  value: number;
  limit: number;
}

export const brokenBounds = (bounds: Bound[]): string[] =>
  bounds
    .filter(({ value, limit }) => !(value <= limit))
    .map(({ name, value, limit }) => `${name}: ${rounded(value, 2)}, at most ${limit}`);

/**
 * Growth per step of evenly spaced values: the median of the slopes between all pairs (Theil–Sen), which a few outliers
 * do not change.
 */
export function growthPerStep(values: number[]): number {
  const slopes = values.flatMap((early, from) =>
    values.slice(from + 1).map((late, between) => (late - early) / (between + 1)),
  );
  slopes.sort((a, b) => a - b);
  const middle = slopes.length / 2;
  return ((slopes[Math.ceil(middle) - 1] ?? Number.NaN) + (slopes[Math.floor(middle)] ?? Number.NaN)) / 2;
}
