import { cpus } from 'node:os';
import type pg from 'pg';
import { ascending, percentile } from './percentiles.ts';

const rounds = 7;

/**
 * Prints the current speed of this machine: the time of a fixed loop and, with a database, of a fixed query. Compare
 * figures only where these agree.
 */
export async function printMachineSpeed(database?: pg.Client): Promise<void> {
  const loop = await medianMs(fixedLoop);
  const query = database && (await medianMs(() => database.query(fixedQuery)));
  const parts = [
    `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    `Node ${process.versions.node}`,
    `fixed loop ${loop.toFixed(0)} ms`,
    ...(query === undefined ? [] : [`fixed query ${query.toFixed(0)} ms`]),
  ];
  console.log(`machine: ${parts.join(', ')}`);
}

const fixedQuery = `select sum(hashtext(n::text)) from generate_series(1, 200000) n`;

/** Does integer arithmetic and returns the result, so that the compiler cannot remove it. */
function fixedLoop(): number {
  let state = 1;
  for (let step = 0; step < 30_000_000; step += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  return state;
}

async function medianMs(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return percentile(ascending(times), 0.5);
}
