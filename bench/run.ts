import { parseArgs } from 'node:util';
import { createHarness, readBench, runBench } from './harness/harness.ts';
import { printMachineSpeed } from './harness/machine-speed.ts';

// Runs a benchmark: npm run bench:engine -- --seconds 2 --profile .data/profiles

const [name = '', ...args] = process.argv.slice(2);
const bench = await readBench(name);
const options = [...Object.keys(bench.defaults), 'profile'].map(
  (option) => [option, { type: 'string' }] as const,
);
const { values } = parseArgs({ args, options: Object.fromEntries(options) });
await printMachineSpeed();
await runBench(bench, createHarness({ profile: values.profile }), values);
