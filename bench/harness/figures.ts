export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
export const megabytes = (bytes: number): number => rounded(bytes / 1e6);
export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

export const timeFigures = (times: number[]) => ({
  'p50 ms': rounded(percentile(times, 0.5)),
  'p99 ms': rounded(percentile(times, 0.99)),
});
