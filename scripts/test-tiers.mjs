import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project-folder.mjs';

/**
 * `change` is `npm test`, `full` is `npm run test:full`, and `rest` the part of it that `npm test` does not run. Tests
 * read it from LAVOIR_TESTS.
 *
 * @typedef {'change' | 'rest' | 'full'} Tier
 */

const isIntegration = (file) => file.endsWith('.integration.test.ts');
const isComponent = (file) => file.endsWith('.browser.test.tsx');
const isProduction = (file) => file.endsWith('.production.test.ts');
const isPermission = (file) => file.startsWith('hasura/tests/');
const ofStage = {
  integration: isIntegration,
  components: isComponent,
  permissions: isPermission,
  unit: (file) => ![isIntegration, isComponent, isPermission, isProduction].some((isOther) => isOther(file)),
};

export function testsOfStage(stage, files) {
  return files.filter((file) => /\.test\.tsx?$/.test(file) && ofStage[stage](file));
}

/** `npm test` leaves files named `x.full.test.ts` and the packages that have not changed to the rest. */
export function testsOfTier(stage, tier) {
  const files = testsOfStage(stage, filesOfProject());
  if (tier === 'full') return files;
  const packages = changedPackages();
  const isLeft = (file) =>
    /\.full\.[\w.]*test\.tsx?$/.test(file) ||
    (file.startsWith('packages/') && !packages.has(file.split('/')[1]));
  if (tier === 'change') return files.filter((file) => !isLeft(file));
  return files.filter((file) => isLeft(file) || hasMoreCombinations(file));
}

const hasMoreCombinations = (file) =>
  readFileSync(path.join(projectFolder, file), 'utf8').includes('testing/exhaustive.ts');

function changedPackages() {
  const main = ['origin/main', 'main'].map(commonCommit).find(Boolean);
  return new Set(
    changedFiles(main ?? 'HEAD').flatMap((file) =>
      file.startsWith('packages/') ? [file.split('/')[1]] : [],
    ),
  );
}

export function changedFiles(commit) {
  return [
    ...new Set([...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

export function filesOfProject(...patterns) {
  return git('ls-files', '--cached', '--others', '--exclude-standard', ...patterns).filter((file) =>
    existsSync(path.join(projectFolder, file)),
  );
}

function commonCommit(branch) {
  try {
    return git('merge-base', 'HEAD', branch)[0];
  } catch {
    return undefined;
  }
}

function git(...command) {
  const output = execFileSync('git', command, {
    cwd: projectFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return output.split('\n').filter(Boolean);
}
