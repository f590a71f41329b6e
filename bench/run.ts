import { parseArgs } from 'node:util';
import { readBench, readOptions, runBench } from './harness/bench.ts';
import { createHarness } from './harness/harness.ts';
import { printMachineSpeed } from './harness/machine-speed.ts';

// Runs a benchmark: npm run bench:engine -- --seconds 2 --profile .data/profiles

const [name = '', ...args] = process.argv.slice(2);
const profile = { profile: { type: 'string' } } as const;
const bench = await readBench(name);
const { values } = parseArgs({ args, options: { ...readOptions(bench.defaults), ...profile } });
await printMachineSpeed();
await runBench(bench, createHarness({ profile: values.profile }), values);
