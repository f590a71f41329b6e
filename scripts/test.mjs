// Runs all checks of the project, or the named stages: npm test -- unit browser
// With --full every combination of roles, pages, widths and faults instead of a representative selection.
import { ensureInstalled, requireNode } from './install.mjs';
import { whileNobodyElsePrepares } from './preparation-lock.mjs';
import { stopRunning } from './run-node.mjs';
import { needBuild, stages } from './test-stages.mjs';

requireNode();
const names = Object.keys(stages);
const wanted = process.argv.slice(2).filter((argument) => argument !== '--full');
// Read by local-stack/testing/exhaustive.ts in every stage.
if (process.argv.includes('--full')) process.env.LAVOIR_TESTS = 'full';
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; the stages are ${names.join(', ')}.`);
  process.exit(1);
}
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
const queue = names.filter((name) => isWanted(name) || (name === 'build' && needBuild.some(isWanted)));

await whileNobodyElsePrepares(() => ensureInstalled({ tools: true }));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopRunning();
    process.exit(1);
  });
}

let finishBuild;
const built = new Promise((resolve) => (finishBuild = resolve));
let passed = 0;
let failed = 0;

async function runStage(name) {
  console.log(`· ${name} …`);
  const started = Date.now();
  const isBuilt = !needBuild.includes(name) || (await built).failed === 0;
  const running = isBuilt ? stages[name]() : { passed: 0, failed: 1, output: 'The app was not built.' };
  if (name === 'build') finishBuild(running);
  const outcome = await running;
  passed += outcome.passed;
  failed += outcome.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (outcome.failed > 0) console.log(`\n──── ${name} ────\n${outcome.output.trim()}\n────`);
  const mark = outcome.failed > 0 ? '✗' : '✓';
  console.log(`${mark} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
  for (const title of outcome.secondAttempts ?? []) console.log(`  passed at the second attempt: ${title}`);
}

/** Two at a time: stages often wait, and CI has two cores. */
async function worker() {
  for (let name = beside.shift(); name !== undefined; name = beside.shift()) await runStage(name);
}
const beside = queue.filter((name) => name !== 'browser');
await Promise.all([worker(), worker()]);
// Alone, because Playwright already runs several browsers.
if (queue.includes('browser')) await runStage('browser');

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
