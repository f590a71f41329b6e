import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureChromium } from '../e2e/ensure-chromium.ts';
import { rounded, sum } from './harness/figures.ts';
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
  /** Scores of 100, the main times, and the speed of this machine. */
  figures: Record<string, number>;
  weak: string[];
  failed: number;
}

/** The part of Lighthouse's report that is read. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

const metrics = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const folder = path.join(import.meta.dirname, 'lighthouse');
const mostAttempts = 4;
const start = promisify(execFile);

export async function run(harness: Harness, options: typeof defaults): Promise<void> {
  await installOwnPackages(folder);
  const site = options.url || (await harness.server('product')).url;
  const rows: Record<string, object> = {};
  const weak: string[] = [];
  for (const [name, url] of await chosenPages(site, options.pages)) {
    const audits: Audit[] = [];
    for (let round = 0; round < options.runs; round += 1) audits.push(await audit(url, options.slowdown));
    audits.sort((a, b) => a.figures.performance! - b.figures.performance!);
    const median = audits[Math.ceil(audits.length / 2) - 1]!;
    rows[name] = { ...median.figures, 'failed audits': sum(audits.map(({ failed }) => failed)) };
    weak.push(...median.weak.map((id) => `${name}: ${id}`));
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
  // With empty cookies and caches, as on a first visit.
  const chromium = ['--headless=new', '--disable-gpu', '--incognito'];
  if (process.getuid?.() === 0) chromium.push('--no-sandbox');
  const program = path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const flags = [
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=${chromium.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: await ensureChromium() };
  for (let failed = 0; ; failed += 1) {
    try {
      const { stdout } = await start(process.execPath, [program, url, ...flags], { env, maxBuffer: 1e8 });
      return { ...readReport(JSON.parse(stdout) as Report), failed };
    } catch (error) {
      console.error(`${url}: the audit failed: ${String(error)}`);
      if (failed + 1 === mostAttempts) throw error;
    }
  }
}

function readReport({ categories, audits, environment }: Report) {
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    rounded((score ?? 0) * 100, 0),
  ]);
  const times = Object.entries(metrics).map(([name, id]) => [
    name,
    rounded(audits[id]!.numericValue!, name === 'CLS' ? 3 : 0),
  ]);
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const weak = counted.filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 0.9);
  return {
    figures: {
      ...Object.fromEntries([...scores, ...times]),
      benchmarkIndex: rounded(environment.benchmarkIndex, 0),
    } as Record<string, number>,
    weak: [...new Set(weak.map(({ id }) => id))],
  };
}
