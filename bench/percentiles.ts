/** Returns the percentile `share` (0 to 1) of ascending measurements. */
export const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

export const ascending = (values: number[]): number[] => [...values].sort((a, b) => a - b);
