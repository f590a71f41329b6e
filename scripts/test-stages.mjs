import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { whileNobodyElsePrepares } from './preparation-lock.mjs';
import { projectFolder } from './project-folder.mjs';
import { runNode } from './run-node.mjs';

const reports = path.join(projectFolder, '.cache', 'test-reports');
const program = (...parts) => path.join(projectFolder, 'node_modules', ...parts);

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} output what to show when something failed
 * @property {string[]} [secondAttempts] titles of the tests that failed once and then passed
 */

/** Stages in the order of a whole run. Each returns how many tests passed and failed. */
export const stages = {
  // The longest first, in parallel with the others. Stages that need the built app come last.
  integration: () => vitest('integration'),
  build,
  lint,
  unit: () => vitest('unit'),
  types,
  permissions: () => vitest('permissions'),
  components: () => vitest('components', '--config=app/testing/vitest.config.ts'),
  generated,
  benches,
  browser,
};

/** Stages that serve the built app. */
export const needBuild = ['benches', 'browser'];

async function build() {
  const script = path.join('scripts', 'build.mjs');
  return oneCheck([await whileNobodyElsePrepares(() => runNode([script, '--unless-current']))]);
}

/** Uses TypeScript 7, which is native and four times as fast; version 6 is for tools that use its API (decision 160). */
async function types() {
  const projects = [
    'tsconfig.json',
    'contract/tsconfig.json',
    'app/tsconfig.json',
    'app/testing/tsconfig.json',
    'app/page-renderer/tsconfig.json',
  ];
  const worker = path.join(projectFolder, 'app', 'service-worker');
  if (readdirSync(worker).some((name) => name.endsWith('.ts')))
    projects.push('app/service-worker/tsconfig.json');
  const runs = [];
  for (const project of projects)
    runs.push(await runNode([program('typescript-7', 'bin', 'tsc'), '-p', project, '--pretty', 'false']));
  return oneCheck(runs);
}

async function lint() {
  return oneCheck(
    await Promise.all([
      // tsx reads the configuration and our rules, which are TypeScript (decision 300).
      runNode(['--import', 'tsx', program('oxlint', 'bin', 'oxlint'), '--quiet']),
      runNode([program('oxfmt', 'bin', 'oxfmt'), '--check']),
    ]),
  );
}

async function generated() {
  return oneCheck([await runNode(['--import', 'tsx', path.join('scripts', 'codegen.ts'), '--check'])]);
}

/** Runs every benchmark at a tiny size, to check that it works. */
async function benches() {
  const tiny = {
    engine: ['--laundromats=20', '--questions=5', '--connections=1', '--seconds=1', '--rounds=1'],
    hostile: ['--laundromats=20', '--documents=1', '--connections=1', '--only=fragments'],
    search: ['--sizes=10,20', '--searches=2', '--repeat=1'],
    pages: ['--connections=1', '--seconds=1', '--rounds=1', '--drawn=2'],
    map: ['--pins=50', '--slowdown=1', '--rounds=1'],
    lighthouse: ['--runs=1', '--pages=home'],
    'long-tasks': ['--pages=home', '--slowdown=1'],
    soak: ['--minutes=0.2', '--measure=1', '--rate=5'],
  };
  const total = { passed: 0, failed: 0, output: '' };
  for (const [name, options] of Object.entries(tiny)) {
    const run = await runNode(['--import', 'tsx', path.join('bench', `${name}.ts`), ...options]);
    const outcome = oneCheck([run]);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.output += outcome.output;
  }
  return total;
}

async function vitest(project, ...options) {
  const report = freshReport(project);
  const run = await runNode([
    program('vitest', 'vitest.mjs'),
    'run',
    `--project=${project}`,
    ...options,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = readReport(report);
  const failed = (result?.testResults ?? []).reduce((sum, file) => {
    const tests = file.assertionResults.filter(({ status }) => status !== 'passed').length;
    // A file that could not be loaded has no tests to count.
    return sum + (tests === 0 && file.status === 'failed' ? 1 : tests);
  }, 0);
  return counted(run, result?.numPassedTests ?? 0, failed);
}

async function browser() {
  const report = freshReport('browser');
  const run = await runNode([program('playwright', 'cli.js'), 'test', '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats, suites = [] } = readReport(report) ?? {};
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  const secondAttempts = suites.flatMap(flakyTitles);
  return { ...counted(run, expected + flaky, unexpected + skipped), secondAttempts };
}

function flakyTitles({ specs = [], suites = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyTitles)];
}

/** Counts skipped tests as failed. */
function counted(run, passed, failed) {
  return { passed, failed: run.code === 0 ? failed : Math.max(failed, 1), output: run.output };
}

function oneCheck(runs) {
  const failed = runs.filter(({ code }) => code !== 0);
  const output = failed.map((run) => run.output).join('\n');
  return failed.length === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
