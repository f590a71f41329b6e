/** Returns the percentile `share` (0 to 1) of measurements. */
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

export interface Turns {
  /** Seconds for which a contestant runs before the next one follows. */
  seconds: number;
  /** Number of runs of each contestant. */
  rounds: number;
}

/**
 * Measures contestants in turn, so that other load on the machine affects all of them; each round begins with another
 * one. `load` returns the time of each response. Returns a row of figures for each contestant, with the rate of the
 * first one divided by its rate.
 */
export async function compare(
  names: string[],
  { seconds, rounds }: Turns,
  load: (name: string, seconds: number) => Promise<number[]>,
): Promise<Record<string, Record<string, number | string>>> {
  const times = new Map<string, number[]>();
  for (const name of names) await load(name, Math.min(seconds, 3));
  for (let turn = 0; turn < rounds * names.length; turn += 1) {
    const name = names[(turn + Math.floor(turn / names.length)) % names.length]!;
    // `push(...times)` with so many arguments would overflow the stack.
    times.set(name, (times.get(name) ?? []).concat(await load(name, seconds)));
  }
  const rate = (name: string) => times.get(name)!.length / (seconds * rounds);
  const row = (name: string) => ({
    'requests/s': Math.round(rate(name)),
    ...timeFigures(times.get(name)!),
    [`${names[0]} is`]: `${(rate(names[0]!) / rate(name)).toFixed(2)}×`,
  });
  return Object.fromEntries(names.map((name) => [name, row(name)]));
}
