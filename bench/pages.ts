import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startDemoStack } from '../local-stack/testing/demo-stack.ts';
import type { Stack } from '../local-stack/index.ts';
import { freePort, waitFor } from '../scripts/production/wait.ts';
import { drive } from './drive.ts';
import { printMachineSpeed } from './machine-speed.ts';
import { ascending, percentile } from './percentiles.ts';

// Requests drawn pages from the actions server, in a separate process: cached ones beside an Express handler that sends
// a file of the same size, in turn; and different ones, for the processor time that drawing takes.

const { values: options } = parseArgs({
  options: {
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '4' },
    /** Number of different pages that are drawn, per type of page. */
    drawn: { type: 'string', default: '60' },
    /** Writes CPU profiles of the actions server into this folder. */
    profile: { type: 'string' },
  },
});
const connections = Number(options.connections);
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);
const project = path.resolve(import.meta.dirname, '..');
const encoding = { 'accept-encoding': 'gzip, deflate, br' };

interface RunningProcess {
  url: string;
  stop(): Promise<void>;
}
interface PageServer extends RunningProcess {
  metricsUrl: string;
}

await printMachineSpeed();
const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-bench-'));
const stack = await startDemoStack();
try {
  const server = await startPageServer(stack);
  try {
    const slugs = await publishedSlugs();
    await measureCached(server, { home: '/', laundromat: `/laverie/${slugs[0]}` });
    await measureDrawn(server, slugs);
  } finally {
    await server.stop();
  }
} finally {
  await stack.close();
  await rm(folder, { recursive: true, force: true });
}

async function publishedSlugs(): Promise<string[]> {
  const list = await fetch(new URL('/api/laundromats', stack.url));
  return ((await list.json()) as { slug: string }[]).map(({ slug }) => slug);
}

async function measureCached(server: PageServer, pages: Record<string, string>): Promise<void> {
  const rows: Record<string, object> = {};
  for (const [name, address] of Object.entries(pages)) {
    const body = await drawnPage(server, address);
    const file = path.join(folder, `${name}.html`);
    await writeFile(file, body);
    const plain = await startProcess([path.join(import.meta.dirname, 'servers', 'same-file.ts'), file]);
    try {
      const contestants = { page: `${server.url}/pages${address}`, Express: `${plain.url}/` };
      const times = await takeTurns(contestants);
      const rate = (of: number[]) => of.length / (seconds * rounds);
      for (const [contestant, taken] of Object.entries(times)) {
        const sorted = ascending(taken);
        rows[`${name}: ${contestant}`] = {
          'kB sent': Math.round(body.length / 100) / 10,
          'requests/s': Math.round(rate(taken)),
          'p50 ms': Number(percentile(sorted, 0.5).toFixed(1)),
          'p99 ms': Number(percentile(sorted, 0.99).toFixed(1)),
          'page is': `${(rate(times.page!) / rate(taken)).toFixed(2)}×`,
        };
      }
    } finally {
      await plain.stop();
    }
  }
  console.log(`\ncached pages, ${connections} connections`);
  console.table(rows);
}

/** Returns all response times of each contestant; the first one changes with each round. */
async function takeTurns(contestants: Record<string, string>): Promise<Record<string, number[]>> {
  const names = Object.keys(contestants);
  const times: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  const load = (name: string, duration: number) =>
    drive({
      url: contestants[name]!,
      connections,
      duration,
      requests: [{ method: 'GET', headers: encoding }],
    });
  for (const name of names) await load(name, Math.min(seconds, 2));
  for (let round = 0; round < rounds; round += 1) {
    for (let next = 0; next < names.length; next += 1) {
      const name = names[(round + next) % names.length]!;
      // A spread of so many arguments would overflow the stack.
      times[name] = times[name]!.concat(await load(name, seconds));
    }
  }
  return times;
}

async function measureDrawn(server: PageServer, slugs: string[]): Promise<void> {
  const count = Number(options.drawn);
  const types: Record<string, (index: number) => string> = {
    home: (index) => `/?lat=${(45 + index / 1000).toFixed(4)}&lng=4.8&radius=20`,
    directory: (index) => `/directory?radius=10&lat=${(45 + index / 1000).toFixed(4)}&lng=4.8`,
    // No parameter of this page changes what it shows.
    laundromat: (index) => `/laverie/${slugs[index % slugs.length]}?page=${index + 2}`,
  };
  const rows: Record<string, object> = {};
  for (const [name, addressOf] of Object.entries(types)) {
    // The compiler warms up first.
    for (let index = 0; index < count / 2; index += 1) await drawnPage(server, addressOf(count + index));
    const before = await processorSeconds(server);
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const started = performance.now();
      await drawnPage(server, addressOf(index));
      times.push(performance.now() - started);
    }
    const used = (await processorSeconds(server)) - before;
    const sorted = ascending(times);
    rows[name] = {
      'processor ms': Number(((used * 1000) / count).toFixed(1)),
      'p50 ms': Number(percentile(sorted, 0.5).toFixed(1)),
      'p99 ms': Number(percentile(sorted, 0.99).toFixed(1)),
    };
  }
  console.log('\npages that are drawn, one after the other');
  console.table(rows);
}

/** Returns the compressed body of a page. On a busy machine the server may send the plain app at first. */
async function drawnPage(server: PageServer, address: string): Promise<Buffer> {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const body = await requestPage(server, address);
    if (body) return body;
  }
  throw new Error(`${address} was not drawn`);
}

async function requestPage(server: PageServer, address: string): Promise<Buffer | null> {
  const request = get(`${server.url}/pages${address}`, { headers: encoding });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return answer.statusCode === 200 && answer.headers.etag ? Buffer.concat(chunks) : null;
}

/** Returns the processor time of the actions server with all its threads. */
async function processorSeconds({ metricsUrl }: PageServer): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** Starts the actions server as in production, with its log in a file. */
async function startPageServer({ engineUrl, secrets, url: site }: Stack): Promise<PageServer> {
  const renderer = path.join(project, 'dist', 'page-renderer', 'page-renderer.mjs');
  if (!existsSync(renderer)) throw new Error('There is no renderer: run "npm run build".');
  const [port, metricsPort] = await Promise.all([freePort(), freePort()]);
  const log = await open(path.join(folder, 'log'), 'w');
  const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [];
  const program = path.join(project, 'actions-server', 'src', 'main.ts');
  const child = spawn(process.execPath, [...profiling, '--import', 'tsx', program], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HASURA_URL: engineUrl,
      HASURA_ADMIN_SECRET: secrets.adminSecret,
      HOOK_SECRET: secrets.hookSecret,
      JWT_KEY: secrets.jwtKey,
      PUBLIC_URL: site,
      APP_SHELL: path.join(project, 'dist', 'app', 'index.html'),
      PAGE_RENDERER: renderer,
      PHOTOS_DIRECTORY: folder,
      MAIL_DIRECTORY: folder,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
    },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  await log.close();
  const url = `http://127.0.0.1:${port}`;
  await waitFor('the actions server', async () => (await fetch(`${url}/readyz`)).ok);
  return { url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, stop: () => stop(child, 'SIGTERM') };
}

/** Starts a program that prints its address first. */
async function startProcess(program: string[]): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, stop: () => stop(child, 'SIGINT') };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
