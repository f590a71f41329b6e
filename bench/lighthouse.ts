import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureChromium } from '../e2e/ensure-chromium.ts';
import { percentile, rounded, sum } from './harness/figures.ts';
import type { Harness } from './harness/harness.ts';
import { installOwnPackages } from './harness/server.ts';

// Runs Lighthouse's mobile audit several times and reports the median run.

export const defaults = {
  runs: 5,
  pages: 'home,directory,detail',
  /** Slows this machine down to the speed of the phone. Lighthouse's default of 4 assumes a fast computer. */
  slowdown: 4,
  url: '',
};

interface Audit {
  scores: Record<string, number>;
  metrics: Record<string, number>;
  weak: string[];
  failed: number;
}

const folder = path.join(import.meta.dirname, 'lighthouse');
const mostAttempts = 4;
const start = promisify(execFile);

export async function run(harness: Harness, options: typeof defaults): Promise<void> {
  await installOwnPackages(folder);
  const site = options.url || (await harness.stack()).url;
  const rows: Record<string, object> = {};
  const weak = new Set<string>();
  for (const [name, url] of await chosenPages(site, options.pages)) {
    const audits: Audit[] = [];
    for (let round = 0; round < options.runs; round += 1) audits.push(await audit(url, options.slowdown));
    const middle = percentile(
      audits.map(({ scores }) => scores.performance!),
      0.5,
    );
    const { scores, metrics, weak: ids } = audits.find(({ scores }) => scores.performance === middle)!;
    const times = Object.entries(metrics).map(([key, value]) => [key, rounded(value, key === 'CLS' ? 3 : 0)]);
    const failed = sum(audits.map((each) => each.failed));
    rows[name] = { ...scores, ...Object.fromEntries(times), 'failed audits': failed };
    for (const id of ids) weak.add(`${name}: ${id}`);
    console.log(name, rows[name]);
  }
  console.table(rows);
  for (const line of weak) console.log(`lowered the score: ${line}`);
}

async function chosenPages(site: string, names: string): Promise<[name: string, url: string][]> {
  const list = await fetch(new URL('/api/laundromats?city=Lyon', site));
  const [first] = (await list.json()) as { slug: string }[];
  const pages: Record<string, string> = {
    home: '/',
    directory: '/directory',
    detail: `/laverie/${first!.slug}`,
  };
  return names.split(',').map((name) => [name, new URL(pages[name]!, site).href]);
}

/** Lighthouse fails at times without a reason in the page, so a failed audit is repeated and counted. */
async function audit(url: string, slowdown: number): Promise<Audit> {
  for (let failed = 0; ; failed += 1) {
    try {
      const { stdout } = await start(process.execPath, [
        path.join(folder, 'audit.mjs'),
        await ensureChromium(),
        url,
        String(slowdown),
      ]);
      return { ...(JSON.parse(stdout) as Audit), failed };
    } catch (error) {
      console.error(`${url}: the audit failed: ${String(error)}`);
      if (failed + 1 === mostAttempts) throw error;
    }
  }
}
