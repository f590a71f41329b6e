import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string' } } });
const { seed = String(randomInt(2 ** 31)), runs = '200' } = values;
if (![seed, runs].every((text) => /^\d{1,10}$/.test(text))) {
  console.error('Usage: npm run check -- payments --seed 1 --runs 200');
  process.exit(1);
}
console.log(`${runs} runs with seed ${seed}; to repeat: npm run check -- payments --seed ${seed}`);
Object.assign(process.env, { PAYMENTS_SEED: seed, PAYMENTS_RUNS: runs });
await startVitest('test', ['random-orders'], { project: 'integration', run: true });
