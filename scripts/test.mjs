// Runs what a change must pass, or the named stages: npm test -- unit browser
// --full: what a release must pass, every combination; with --rest the part that `npm test` has not run
// --seed=1: the order of files of an earlier run
// --changed, --changed=main: only what the changes since the last commit, or since `main`, concern
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ensureInstalled, requireNode } from './install.mjs';
import { useMemoryForTemporaryFiles } from './memory-folder.mjs';
import { whileNobodyElsePrepares } from './preparation-lock.mjs';
import { stopRunning } from './run-node.mjs';
import { needBuild, needChromium, stages, stagesOf, withoutLimits } from './test-stages.mjs';
import { changedFiles } from './test-tiers.mjs';

requireNode();
const names = Object.keys(stages);
const [options, wanted] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('--') === isOption),
);
const tier = options.includes('--rest') ? 'rest' : options.includes('--full') ? 'full' : 'change';
process.env.LAVOIR_TESTS = tier;
const seed = Number(valueOf('--seed') ?? randomInt(1_000_000));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; the stages are ${names.join(', ')}.`);
  process.exit(1);
}
const isWanted = (name) => (wanted.length === 0 ? stagesOf(tier) : wanted).includes(name);
const queue = names.filter((name) => isWanted(name) || (name === 'build' && needBuild.some(isWanted)));
const since = valueOf('--changed');
const changes = since === undefined ? undefined : changedFiles(since || 'HEAD');

await whileNobodyElsePrepares(async () => {
  await ensureInstalled({ tools: true });
  if (queue.some((name) => needChromium.includes(name))) await findOrInstallChromium();
});
console.log(`· files in the order of seed ${seed}`);

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

async function runStage(name) {
  console.log(`· ${name} …`);
  const started = Date.now();
  const isBuilt = !needBuild.includes(name) || (await built).failed === 0;
  const running = isBuilt
    ? stages[name]({ tier, seed, changes })
    : { passed: 0, failed: 1, output: 'The app was not built.' };
  if (name === 'build') finishBuild(running);
  const { passed, failed, output, note = '' } = await running;
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  rows[name] = { seconds, passed, failed };
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
 * Two stages with time limits at a time, because they often wait. The browser stage runs alone, because Playwright
 * already runs several workers.
 */
async function runTimed() {
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 2) }, () => runAll(beside)));
  if (queue.includes('browser')) await runStage('browser');
}
await Promise.all([runAll(leftover), runTimed().then(() => runAll(leftover))]);

console.log();
console.table(rows);
console.log(`together ${process.uptime().toFixed(1)} s`);
const sum = (count) => Object.values(rows).reduce((total, row) => total + row[count], 0);
if (sum('failed') > 0) console.log(`\nthe same order again: --seed=${seed}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

function valueOf(name) {
  return options.findLast((option) => option.split('=')[0] === name)?.slice(name.length + 1);
}

async function findOrInstallChromium() {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { ensureChromium } = await import('../e2e/ensure-chromium.ts');
  try {
    await ensureChromium();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  } finally {
    await unregister();
  }
}
