import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findChromium } from '../e2e/chromium.ts';
import { startDemoStack } from '../local-stack/testing/demo-stack.ts';

// Lighthouse's mobile audit of the pages that visitors meet first, several times each: the run in the middle counts.

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** A site that already runs, such as a production one. */
    url: { type: 'string' },
  },
});

interface Audit {
  scores: Record<string, number>;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  /** Ids of what cost points. */
  weak: string[];
}

const run = promisify(execFile);
const folder = path.join(import.meta.dirname, 'lighthouse');

if (!existsSync(path.join(folder, 'node_modules', 'lighthouse'))) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
    shell: process.platform === 'win32',
  });
}

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
  const list = await fetch(new URL('/api/laundromats?city=Lyon', site));
  const [first] = (await list.json()) as { slug: string }[];
  const pages = { home: '/', directory: '/directory', ...(first && { detail: `/laverie/${first.slug}` }) };
  const rows: Record<string, object> = {};
  const weak = new Set<string>();
  for (const [name, address] of Object.entries(pages)) {
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
    };
  }
  console.table(rows);
  for (const line of weak) console.log(`costs points: ${line}`);
}

async function auditOnce(url: string): Promise<Audit> {
  const { stdout } = await run(process.execPath, [path.join(folder, 'audit.mjs'), findChromium(), url]);
  return JSON.parse(stdout) as Audit;
}
