// Runs all checks of the project, or the named stages: npm test -- unit browser
// --full: every combination of roles, pages, widths and faults instead of a representative selection
// --slowest: the ten slowest tests
// --changed, --changed=main: only what the changes since the last commit, or since `main`, concern
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureInstalled, requireNode } from './install.mjs';
import { useMemoryForTemporaryFiles } from './memory-folder.mjs';
import { whileNobodyElsePrepares } from './preparation-lock.mjs';
import { projectFolder } from './project-folder.mjs';
import { stopRunning } from './run-node.mjs';
import { needBuild, stages, withoutLimits } from './test-stages.mjs';

requireNode();
const names = Object.keys(stages);
const [options, wanted] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('--') === isOption),
);
// Read by local-stack/testing/exhaustive.ts in every stage.
if (options.includes('--full')) process.env.LAVOIR_TESTS = 'full';
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; the stages are ${names.join(', ')}.`);
  process.exit(1);
}
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const queue = names.filter((name) => isWanted(name) || (name === 'build' && needBuild.some(isWanted)));
const since = options.findLast((option) => option.startsWith('--changed'));
const changes = since && changedFiles(since.replace(/^--changed=?/, '') || 'HEAD');

await whileNobodyElsePrepares(() => ensureInstalled({ tools: true }));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopRunning();
    process.exit(1);
  });
}

useMemoryForTemporaryFiles();

let finishBuild;
const built = new Promise((resolve) => (finishBuild = resolve));
const rows = {};
const tests = [];

async function runStage(name) {
  console.log(`· ${name} …`);
  const started = Date.now();
  const isBuilt = !needBuild.includes(name) || (await built).failed === 0;
  const running = isBuilt
    ? stages[name](changes)
    : { passed: 0, failed: 1, output: 'The app was not built.' };
  if (name === 'build') finishBuild(running);
  const { passed, failed, output, tests: own = [], note = '' } = await running;
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  rows[name] = { seconds, passed, failed };
  tests.push(...own);
  if (failed > 0) console.log(`\n──── ${name} ────\n${output.trim()}\n────`);
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)${note && `; ${note}`}`,
  );
}

async function runAll(names) {
  for (let name = names.shift(); name !== undefined; name = names.shift()) await runStage(name);
}
const leftover = queue.filter((name) => withoutLimits.includes(name));
const beside = queue.filter((name) => name !== 'browser' && !leftover.includes(name));
/**
 * Runs the stages with time limits two at a time, because they often wait; on one core, one at a time. The browser
 * stage runs alone, because Playwright already runs several workers.
 */
async function runTimed() {
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 2) }, () => runAll(beside)));
  if (queue.includes('browser')) await runStage('browser');
}
await Promise.all([runAll(leftover), runTimed().then(() => runAll(leftover))]);

console.log();
console.table(rows);
console.log(`together ${process.uptime().toFixed(1)} s`);
if (options.includes('--slowest')) {
  console.log('\nslowest tests');
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
  for (const { seconds, title } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
}
const sum = (count) => Object.values(rows).reduce((total, row) => total + row[count], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

/** Returns the files that differ from a commit, including new files that git does not know yet. */
function changedFiles(commit) {
  const list = (...command) =>
    execFileSync('git', command, { cwd: projectFolder, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([
      ...list('diff', '--name-only', commit),
      ...list('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}
