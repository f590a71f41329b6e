import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { startDemoStack } from '../local-stack/testing/demo-stack.ts';

// Runs the benchmarks at a tiny size, two at a time, to show that they still work: against one stack, but for
// the soak, which measures its own. `--all` adds those that install packages of their own.

const tiny: Record<string, string[]> = {
  soak: ['--minutes=0.05', '--rate=5'],
  pages: ['--connections=1', '--seconds=0.2', '--rounds=1', '--drawn=2'],
  'long-tasks': ['--pages=home', '--slowdown=1'],
  map: ['--pins=50', '--slowdown=1', '--rounds=1'],
  hostile: ['--laundromats=20', '--documents=1', '--connections=1', '--only=fragments'],
  search: ['--sizes=10,20', '--searches=2', '--repeat=1'],
};
const withPackages: Record<string, string[]> = {
  engine: ['--laundromats=20', '--questions=5', '--connections=1', '--seconds=1', '--rounds=1'],
  lighthouse: ['--runs=1', '--pages=home'],
};
const benches = Object.entries({ ...tiny, ...(process.argv.includes('--all') ? withPackages : {}) });

const { close, ...running } = await startDemoStack({ rateLimitFactor: 100_000, logLevel: 'silent' });
const twoAtATime = pLimit(2);
try {
  const failed = await Promise.all(benches.map(([name, options]) => twoAtATime(() => fails(name, options))));
  if (failed.includes(true)) process.exitCode = 1;
} finally {
  await close();
}

/** Runs a benchmark; prints its output only when it fails. */
async function fails(name: string, options: string[]): Promise<boolean> {
  const program = path.join(import.meta.dirname, `${name}.ts`);
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...options], {
    env: { ...process.env, LAVOIR_STACK: JSON.stringify(running) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (code !== 0) console.error(`bench:${name} failed:\n${output}${errors}`);
  return code !== 0;
}
