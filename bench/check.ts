import { createHarness, readBench, runBench } from './harness/harness.ts';

// Checks that the benchmarks still work: runs them at a tiny size, one after the other. `--all` includes those that
// install their own packages.

const all = process.argv.includes('--all');
const tiny: Record<string, Record<string, string | number>> = {
  soak: { minutes: 0.05, rate: 5 },
  pages: { connections: 1, seconds: 0.2, rounds: 1, rendered: 1 },
  whole: { connections: 1, seconds: 0.2, rounds: 1 },
  search: { sizes: '10,20', searches: 2, repeat: 1 },
  growth: { sizes: '10,20', imported: 5 },
  engine: { laundromats: 1000, questions: 40, connections: 1, seconds: 0.2, rounds: 1 },
};
if (all) tiny.lighthouse = { runs: 1, pages: 'home' };
else tiny.engine!.contestants = 'engine,express';

async function check(name: string, options: Record<string, string | number>): Promise<void> {
  const { log, table } = console;
  const printed: unknown[] = [];
  console.log = console.table = (...parts) => void printed.push(...parts);
  try {
    await runBench(await readBench(name), createHarness(), options);
  } catch (error) {
    console.error(`bench -- ${name} failed:`, ...printed, error);
    process.exitCode = 1;
  } finally {
    Object.assign(console, { log, table });
  }
}

for (const [name, options] of Object.entries(tiny)) await check(name, options);
