import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findChromium } from '../e2e/chromium.ts';
import { startDemoStack } from '../local-stack/testing/demo-stack.ts';
import { printMachineSpeed } from './machine-speed.ts';
import { chosenPages, mainPages } from './main-pages.ts';
import { installOwnPackages } from './own-packages.ts';

// Runs Lighthouse's mobile audit of the main landing pages several times and reports the median run.

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: 'home,directory,detail' },
    /** URL of a running site, such as production. */
    url: { type: 'string' },
  },
});

interface Audit {
  /** Lighthouse's measure of the machine; it expects about 1000 for a mid-range phone after throttling. */
  benchmarkIndex: number;
  scores: Record<string, number>;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  /** Ids of audits that lowered the score. */
  weak: string[];
}

const run = promisify(execFile);
const folder = path.join(import.meta.dirname, 'lighthouse');

await installOwnPackages(folder);
await printMachineSpeed();
if (options.url) await audit(options.url);
else {
  const stack = await startDemoStack();
  try {
    await audit(stack.url);
  } finally {
    await stack.close();
  }
}

async function audit(site: string): Promise<void> {
  const rows: Record<string, object> = {};
  const weak = new Set<string>();
  for (const [name, address] of chosenPages(await mainPages(site), options.pages)) {
    const audits: Audit[] = [];
    for (let round = 0; round < Number(options.runs); round += 1)
      audits.push(await auditOnce(new URL(address, site).href));
    audits.sort((a, b) => a.scores.performance! - b.scores.performance!);
    const middle = audits[Math.floor(audits.length / 2)]!;
    for (const id of middle.weak) weak.add(`${name}: ${id}`);
    rows[name] = {
      ...middle.scores,
      'FCP ms': Math.round(middle.firstContentfulPaint),
      'LCP ms': Math.round(middle.largestContentfulPaint),
      'TBT ms': Math.round(middle.totalBlockingTime),
      CLS: Math.round(middle.cumulativeLayoutShift * 1000) / 1000,
      benchmarkIndex: Math.round(middle.benchmarkIndex),
    };
  }
  console.table(rows);
  for (const line of weak) console.log(`lowered the score: ${line}`);
}

async function auditOnce(url: string): Promise<Audit> {
  const { stdout } = await run(process.execPath, [path.join(folder, 'audit.mjs'), findChromium(), url]);
  return JSON.parse(stdout) as Audit;
}
