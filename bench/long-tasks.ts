import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from 'playwright/test';
import { chromiumArguments, findChromium } from '../e2e/chromium.ts';
import { startDemoStack } from '../local-stack/testing/demo-stack.ts';
import { printMachineSpeed } from './machine-speed.ts';
import { chosenPages, mainPages } from './main-pages.ts';

// Traces the first visit of the main pages on a slowed-down phone and prints every task of the main thread that takes
// more than 50 ms, with the work in it, and the total blocking time.

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: 'home,directory,detail' },
    /** Slowdown of the processor. */
    slowdown: { type: 'string', default: '4' },
    /** URL of a running site, such as production. */
    url: { type: 'string' },
  },
});

/** The network of Lighthouse's mobile audit: 1.6 Mbit/s, 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const longTaskMs = 50;
/** Time without requests after which a page is finished. */
const quietMs = 2_500;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { url?: string; functionName?: string; name?: string }; name?: string };
}

/** Names of work, with the file or function where the trace knows it. */
const named: Record<string, (event: TraceEvent) => string> = {
  EvaluateScript: ({ args }) => `evaluate ${fileOf(args.data?.url)}`,
  'v8.evaluateModule': ({ args }) => `evaluate ${fileOf(args.data?.url)}`,
  'v8.compileModule': ({ args }) => `compile ${fileOf(args.data?.url)}`,
  FunctionCall: ({ args }) => `run ${args.data?.functionName || 'a function'} of ${fileOf(args.data?.url)}`,
  ParseHTML: () => 'parse HTML',
  UpdateLayoutTree: () => 'style',
  Layout: () => 'layout',
  PrePaint: () => 'pre-paint',
  Paint: () => 'paint',
  MajorGC: () => 'garbage collection',
  MinorGC: () => 'garbage collection',
};

await printMachineSpeed();
if (options.url) await measure(options.url);
else {
  const stack = await startDemoStack();
  try {
    await measure(stack.url);
  } finally {
    await stack.close();
  }
}

async function measure(site: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    for (const [name, address] of chosenPages(await mainPages(site), options.pages)) {
      const context = await browser.newContext({
        baseURL: site,
        viewport: { width: 390, height: 844 },
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
      });
      report(name, await trace(await context.newPage(), address));
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

/** Visits a page for the first time and returns the events of its trace. */
async function trace(page: Page, address: string): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.slowdown) });
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'toplevel',
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'loading',
        '__metadata',
      ],
    },
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(quietMs);
  await endTrace(session);
  return events;
}

async function endTrace(session: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
}

function report(name: string, events: TraceEvent[]): void {
  const tasks = longTasksOf(events);
  const blocked = tasks.reduce((sum, { ms }) => sum + ms - longTaskMs, 0);
  console.log(
    `\n${name}: ${tasks.length} tasks over ${longTaskMs} ms, blocked for ${Math.round(blocked)} ms, processor slowed down ${options.slowdown} times`,
  );
  console.table(tasks.map(({ at, ms, work }) => ({ 'at ms': Math.round(at), ms: Math.round(ms), work })));
}

/** Returns the long tasks of the page's main thread after its navigation, each with the work that filled it. */
function longTasksOf(events: TraceEvent[]): { at: number; ms: number; work: string }[] {
  const commit =
    events.findLast(({ name }) => name === 'navigationStart' || name === 'CommitLoad') ?? events[0]!;
  const main = events.find(
    ({ name, args, pid }) => name === 'thread_name' && pid === commit.pid && args.name === 'CrRendererMain',
  );
  const onMain = events.filter(
    ({ ph, pid, tid, ts, dur = 0 }) =>
      ph === 'X' && pid === main?.pid && tid === main.tid && ts + dur >= commit.ts,
  );
  return onMain
    .filter(({ name, dur = 0 }) => name === 'RunTask' && dur > longTaskMs * 1000)
    .sort((a, b) => a.ts - b.ts)
    .map((task) => ({
      at: (task.ts - commit.ts) / 1000,
      ms: (task.dur ?? 0) / 1000,
      work: workIn(task, onMain),
    }));
}

/** Returns the outermost named work of a task with its time, longest first. */
function workIn(task: TraceEvent, onMain: TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  const inside = onMain
    .filter((event) => event !== task && event.ts >= task.ts && event.ts < end && named[event.name])
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const times = new Map<string, number>();
  let covered = 0;
  for (const event of inside) {
    if (event.ts < covered) {
      // Style and layout are worth naming inside a function too.
      if (event.name !== 'Layout' && event.name !== 'UpdateLayoutTree') continue;
    } else covered = event.ts + (event.dur ?? 0);
    const label = named[event.name]!(event);
    times.set(label, (times.get(label) ?? 0) + (event.dur ?? 0) / 1000);
  }
  return [...times]
    .filter(([, ms]) => ms >= 5)
    .sort(([, a], [, b]) => b - a)
    .map(([label, ms]) => `${label} ${Math.round(ms)}`)
    .join(', ');
}

function fileOf(url: string | undefined): string {
  return url ? (url.split('/').at(-1) ?? url) : 'a file';
}
