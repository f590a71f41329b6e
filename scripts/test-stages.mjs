import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { whileNobodyElsePrepares } from './preparation-lock.mjs';
import { projectFolder } from './project-folder.mjs';
import { relatedTests } from './related-tests.mjs';
import { runAside, runNode } from './run-node.mjs';
import { testsOfTier } from './test-tiers.mjs';

const reports = path.join(projectFolder, '.cache', 'test-reports');
const program = (...parts) => path.join(projectFolder, 'node_modules', ...parts);

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} output what to show when something failed
 * @property {string} [note] what was not run, and where it is
 */

/**
 * @typedef {object} Run
 * @property {import('./test-tiers.mjs').Tier} tier
 * @property {number} seed the order of the test files
 * @property {string[]} [changes] the changed files that `npm run validate` checks; without them everything is checked
 */

/**
 * Stages in the order of a whole run. Each returns how many tests passed and failed.
 *
 * @type {Record<string, (run: Run) => Promise<Outcome>>}
 */
export const stages = {
  // The longest stage comes first and runs in parallel with others. The stages that need the built app come last.
  integration: (run) => vitest('integration', run),
  build,
  unit: (run) => vitest('unit', run),
  components: (run) => vitest('components', run, '--config=app/testing/vitest.config.ts'),
  permissions: (run) => vitest('permissions', run),
  generated,
  benches,
  lint,
  types,
  browser,
};

export const withoutLimits = ['lint', 'types'];

export const needBuild = ['benches', 'browser'];

/** Stages that need a Chromium. Of the benchmarks only Lighthouse does, which the full tests run. */
export const needChromium = ['components', 'browser', 'benches'];

export function stagesOf(tier) {
  const isLeftOut = { change: ['benches'], rest: ['generated', 'lint', 'types'], full: [] }[tier];
  return Object.keys(stages).filter((name) => !isLeftOut.includes(name));
}

async function build() {
  const script = path.join('scripts', 'build.mjs');
  return oneCheck([await whileNobodyElsePrepares(() => runNode([script, '--unless-current']))]);
}

async function types() {
  const projects = [
    'tsconfig.json',
    'contract/tsconfig.json',
    'app/tsconfig.json',
    'app/testing/tsconfig.json',
    'app/service-worker/tsconfig.json',
  ];
  const runs = [];
  for (const project of projects)
    runs.push(await runAside([program('typescript-7', 'bin', 'tsc'), '-p', project, '--pretty', 'false']));
  return oneCheck(runs);
}

async function lint({ changes }) {
  const files = (changes ?? ['.']).filter((file) => existsSync(path.join(projectFolder, file)));
  if (files.length === 0) return oneCheck([]);
  return oneCheck(
    await Promise.all([
      // Through tsx, because the configuration and our rules are TypeScript (decision 001).
      runAside([
        '--import',
        'tsx',
        program('oxlint', 'bin', 'oxlint'),
        '--quiet',
        '--no-error-on-unmatched-pattern',
        ...files,
      ]),
      runAside([program('oxfmt', 'bin', 'oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files]),
      runAside([program('knip', 'bin', 'knip.js'), '--cache', '--no-progress']),
    ]),
  );
}

async function generated() {
  return oneCheck([await runNode(['--import', 'tsx', path.join('scripts', 'codegen.ts'), '--check'])]);
}

async function benches({ tier }) {
  const all = tier === 'full' ? ['--all'] : [];
  return oneCheck([await runNode(['--import', 'tsx', path.join('bench', 'check.ts'), ...all])]);
}

async function vitest(project, { tier, seed, changes }, ...options) {
  const report = freshReport(project);
  const ofTier = testsOfTier(project, tier);
  const related = changes && relatedTests(project, changes);
  const files = related
    ? related.files.filter((file) => ofTier.includes(file) || changes.includes(file))
    : ofTier;
  const left = related && related.all - files.length;
  const note = left ? `${left} of ${related.all} files are left to npm test and npm run test:full` : '';
  if (files.length === 0) return { passed: 0, failed: 0, output: '', note };
  const run = await runNode([
    program('vitest', 'vitest.mjs'),
    'run',
    `--project=${project}`,
    ...files,
    ...options,
    '--sequence.shuffle.files',
    `--sequence.seed=${seed}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = readReport(report);
  const failed = (result?.testResults ?? []).reduce((sum, file) => {
    const tests = file.assertionResults.filter(({ status }) => status !== 'passed').length;
    // A file that could not be loaded has no tests, and counts as one failure.
    return sum + (tests === 0 && file.status === 'failed' ? 1 : tests);
  }, 0);
  return { ...counted(run, result?.numPassedTests ?? 0, failed), note };
}

async function browser({ seed }) {
  const report = freshReport('browser');
  const run = await runNode(
    [program('playwright', 'cli.js'), 'test', `--shuffle=${seed}`, '--reporter=dot,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const { expected = 0, unexpected = 0, skipped = 0 } = readReport(report)?.stats ?? {};
  return counted(run, expected, unexpected + skipped);
}

/**
 * Returns the counts of a run. A run that ends with an error has at least one failure. Callers count skipped tests as
 * failed.
 */
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
