import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findChromium } from '../e2e/chromium.ts';
import { startDemoStack } from '../local-stack/testing/demo-stack.ts';
import { printMachineSpeed } from './machine-speed.ts';
import { chosenPages, mainPages } from './main-pages.ts';
import { installOwnPackages } from './own-packages.ts';

// Runs Lighthouse's mobile audit of the main landing pages several times and reports the median run, beside it the same page
// with all scripts blocked: no page that runs scripts can be faster.

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
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
    const { href } = new URL(address, site);
    const audits = {
      [name]: await medianAudit(href),
      [`${name}, no scripts`]: await medianAudit(href, ['--no-scripts']),
    };
    for (const id of audits[name]!.weak) weak.add(`${name}: ${id}`);
    for (const [title, audit] of Object.entries(audits)) {
      rows[title] = tableRow(audit);
      console.log(title, rows[title]);
    }
  }
  console.table(rows);
  for (const line of weak) console.log(`lowered the score: ${line}`);
}

async function medianAudit(url: string, flags: string[] = []): Promise<Audit> {
  const audits: Audit[] = [];
  for (let round = 0; round < Number(options.runs); round += 1) audits.push(await auditOnce(url, flags));
  audits.sort((a, b) => a.scores.performance! - b.scores.performance!);
  return audits[Math.floor(audits.length / 2)]!;
}

async function auditOnce(url: string, flags: string[]): Promise<Audit> {
  const command = [path.join(folder, 'audit.mjs'), findChromium(), url, ...flags];
  const { stdout } = await run(process.execPath, command);
  return JSON.parse(stdout) as Audit;
}

function tableRow(audit: Audit) {
  return {
    ...audit.scores,
    'FCP ms': Math.round(audit.firstContentfulPaint),
    'LCP ms': Math.round(audit.largestContentfulPaint),
    'TBT ms': Math.round(audit.totalBlockingTime),
    CLS: Math.round(audit.cumulativeLayoutShift * 1000) / 1000,
    benchmarkIndex: Math.round(audit.benchmarkIndex),
  };
}
