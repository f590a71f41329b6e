import type { Harness } from './harness.ts';

type Options = Record<string, string | number | boolean>;

/** A benchmark: a module with its options and their defaults. An empty string means that the option is not set. */
export interface Bench {
  defaults: Options;
  run(harness: Harness, options: Options): Promise<void>;
}

export const readBench = async (name: string): Promise<Bench> => (await import(`../${name}.ts`)) as Bench;

/** Returns the options of a benchmark in the format of Node's `parseArgs`. */
export const readOptions = (defaults: Options) =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  );

/** Runs a benchmark with the chosen options, else its defaults. Then closes all servers that it started. */
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
