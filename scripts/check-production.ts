import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasuraFolder } from '../local-stack/project-folder.ts';
import { upgradeProblems } from '../hasura/upgrade-problems.ts';
import { findCaddy, checkCaddyfile } from './production/caddyfile-check.ts';
import { buildStages } from './production/build-stages.ts';
import { startChild } from './production/child.ts';
import { startSite, type RunningSite } from './production/running-site.ts';
import { siteChecks } from './production/site-checks.ts';
import { folderOf, readReleases } from './schema/releases.ts';
import { withMigratedDatabase } from './schema/temporary-database.ts';

// Checks production as far as possible without Docker: npm run check:production
const project = path.resolve(import.meta.dirname, '..');
const caddyfile = path.join(project, 'deploy', 'web', 'Caddyfile');
/** Titles of browser tests that search, read, write and sign in; the others test pages, which are the same everywhere. */
const browserTitles = [
  'text finds laundromats while it is typed, and becomes part of the address',
  'a script in any field stays text',
  'is written without an account and shown at once',
  'the contact form stores a message',
  'a wrong password is refused, the right one signs in',
  'is renewed when Hasura refuses its token',
];

let passed = 0;
let failed = 0;

/** Runs one check and prints its result. A check that throws has failed. */
async function check(name: string, run: () => string[] | Promise<string[]>): Promise<void> {
  const started = Date.now();
  let problems: string[];
  try {
    problems = await run();
  } catch (error) {
    problems = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
  if (problems.length === 0) passed += 1;
  else failed += 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
}

/** Runs check:hasura as operators do, against the engine, whose order of lists it compares with the recorded one. */
async function checkEngine(): Promise<string[]> {
  const run = startChild(process.execPath, ['--import', 'tsx', path.join('scripts', 'check-hasura.ts')], {
    cwd: project,
    env: process.env,
  });
  const code = await run.ended;
  const failures = run
    .output()
    .split('\n')
    .filter((line) => line.startsWith('✗'));
  return code === 0 ? [] : [...failures, run.output().slice(-500)];
}

/** Upgrades the database of every release to today's. */
async function checkUpgrades(): Promise<string[]> {
  return withMigratedDatabase(async (databaseUrl) => {
    const problems: string[] = [];
    for (const { version } of readReleases()) {
      const backup = path.join(folderOf(version), 'database');
      const found = await upgradeProblems(databaseUrl, backup, hasuraFolder);
      problems.push(...found.map((problem) => `${version}: ${problem}`));
    }
    return problems;
  });
}

/** Runs the tests of deploy/backup.sh and restore.sh, which unit tests omit where a program is missing. */
async function backupTests(): Promise<string[]> {
  const vitest = path.join('node_modules', 'vitest', 'vitest.mjs');
  const file = path.join('scripts', 'production', 'backup-scripts.test.ts');
  const run = startChild(process.execPath, [vitest, 'run', '--project=unit', file], {
    cwd: project,
    env: process.env,
  });
  if ((await run.ended) !== 0) return [run.output().slice(-4000)];
  const isOmitted = run.output().includes('skipped');
  return isOmitted ? ['omitted: install them (Debian: apt-get install age postgresql)'] : [];
}

/** Runs browser tests in another process, because the engine runs in this one. */
async function browserTests(site: RunningSite): Promise<string[]> {
  const playwright = path.join('node_modules', 'playwright', 'cli.js');
  const titles = `(${browserTitles.join('|')})`;
  const output = path.join(folder, 'browser');
  const run = startChild(
    process.execPath,
    [playwright, 'test', '--reporter=line', `--grep=${titles}`, `--output=${output}`],
    { cwd: project, env: { ...process.env, LAVOIR_URL: site.url, LAVOIR_DATABASE_URL: site.databaseUrl } },
  );
  const code = await run.ended;
  // A renamed test must not go missing unnoticed.
  const isWhole = run.output().includes(`${browserTitles.length} passed`);
  return code === 0 && isWhole ? [] : [run.output().slice(-4000)];
}

const folder = await mkdtemp(path.join(tmpdir(), 'lavoir-production-'));
await chmod(folder, 0o755);
let site: RunningSite | undefined;
try {
  await check('backups of a server are encrypted, and a failed restore changes nothing', backupTests);
  await check("the database of each release becomes today's", checkUpgrades);
  await check('the local engine passes check:hasura', checkEngine);
  const caddy = findCaddy();
  await check('the Caddyfile is valid to a real Caddy', () => checkCaddyfile(caddyfile));
  if (caddy) {
    const built = buildStages(path.join(folder, 'images'));
    const starting = startSite({ built, dataDirectory: path.join(folder, 'data'), caddy, caddyfile });
    starting.catch(() => undefined);
    await check('every stage of the Dockerfile builds, instruction by instruction', async () => {
      await built;
      return [];
    });
    await check('the built server starts behind Caddy, configured by its environment', async () => {
      site = await starting;
      return [];
    });
    const running = site;
    if (running) {
      for (const [name, run] of Object.entries(siteChecks)) await check(name, () => run(running));
      await check('browser tests pass through Caddy', () => browserTests(running));
    }
  } else {
    await check('the built site behind Caddy', () => ['omitted: Caddy is not installed']);
  }
} finally {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
