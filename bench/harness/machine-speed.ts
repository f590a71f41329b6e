import { cpus } from 'node:os';
import type pg from 'pg';
import { percentile } from './figures.ts';

/** Prints the time of a fixed loop. Compare two runs only when it is similar. */
export async function printMachineSpeed(): Promise<void> {
  const loop = await medianMs(fixedLoop);
  console.log(
    `machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, fixed loop ${loop} ms`,
  );
}

export async function printQuerySpeed(database: pg.Client): Promise<void> {
  const fixedQuery = `select sum(hashtext(n::text)) from generate_series(1, 200000) n`;
  console.log(`fixed query ${await medianMs(() => database.query(fixedQuery))} ms`);
}

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
  for (let round = 0; round < 7; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.round(percentile(times, 0.5));
}
