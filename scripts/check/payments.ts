import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../../local-stack/project-folder.ts';

// Delivers Stripe's events in many random orders, with faults in between. All must end in the same state.
const { values } = parseArgs({ options: { seed: { type: 'string' }, runs: { type: 'string' } } });
const seed = values.seed ?? String(randomInt(2 ** 31));
const runs = values.runs ?? '200';
if (![seed, runs].every((text) => /^\d{1,10}$/.test(text))) {
  console.error('Usage: npm run check -- payments --seed 1 --runs 200');
  process.exit(1);
}
console.log(`${runs} runs with seed ${seed}; to repeat: npm run check -- payments --seed ${seed}`);
const vitest = path.join(projectFolder, 'node_modules', 'vitest', 'vitest.mjs');
const test = 'actions-server/src/billing/sync/random-orders.integration.test.ts';
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'integration', test], {
  cwd: projectFolder,
  stdio: 'inherit',
  env: { ...process.env, PAYMENTS_SEED: seed, PAYMENTS_RUNS: runs },
});
process.exitCode = status ?? 1;
