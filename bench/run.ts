import { parseArgs } from 'node:util';
import { benchNames } from './names.ts';

// Runs a benchmark: npm run bench -- engine --seconds 2 --profile .data/profiles

const [name = '', ...args] = process.argv.slice(2);
if (!benchNames.includes(name)) {
  console.error(`Usage: npm run bench -- ${benchNames.join('|')}`);
  process.exit(1);
}
const { createHarness, readBench, runBench } = await import('./harness/harness.ts');
const { printMachineSpeed } = await import('./harness/machine-speed.ts');
const bench = await readBench(name);
const options = [...Object.keys(bench.defaults), 'profile'].map(
  (option) => [option, { type: 'string' }] as const,
);
const { values } = parseArgs({ args, options: Object.fromEntries(options) });
await printMachineSpeed();
await runBench(bench, createHarness(values.profile), values);
