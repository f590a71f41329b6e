import type { Harness } from './harness.ts';

type Options = Record<string, string | number | boolean>;

/** A benchmark: a module with its options and their defaults. An option that is empty by default is left out. */
export interface Bench {
  defaults: Options;
  run(harness: Harness, options: Options): Promise<void>;
}

export const readBench = async (name: string): Promise<Bench> => (await import(`../${name}.ts`)) as Bench;

/** Returns the options of a benchmark for the command line. */
export const readOptions = (defaults: Options) =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  );

/** Runs a benchmark, with its defaults for what is not chosen, and closes what it opened. */
export async function runBench(
  { defaults, run }: Bench,
  harness: Harness,
  chosen: Partial<Options>,
): Promise<void> {
  const options = Object.entries(defaults).map(([name, value]) => [
    name,
    typeof value === 'number' ? Number(chosen[name] ?? value) : (chosen[name] ?? value),
  ]);
  try {
    await run(harness, Object.fromEntries(options) as Options);
  } finally {
    await harness.closeAll();
  }
}
