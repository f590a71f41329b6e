import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface LockedPackage {
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

function readProjectFile<T>(file: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8')) as T;
}

const readLock = (folder: string) =>
  readProjectFile<{ packages: Record<string, LockedPackage> }>(join(folder, 'package-lock.json')).packages;

const packages = readLock('.');

it('the lock file contains the binaries of every platform, so that npm ci works on each', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${folder}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

it.each(['.', 'hasura'])('npm 12 runs the install scripts of all packages locked in %s', (folder) => {
  const { allowScripts } = readProjectFile<{ allowScripts: Record<string, true> }>(
    join(folder, 'package.json'),
  );
  const allowed = Object.keys(allowScripts).map((entry) => entry.replace(/(?<=.)@.*/, ''));
  const installing = Object.entries(readLock(folder))
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect(allowed.toSorted()).toEqual(installing.toSorted());
});

it.each(['.', 'bench/lighthouse', 'bench/postgraphile', 'e2e/chromium-package', 'hasura'])(
  'no package locked in %s depends on the latest version of another, which would outdate the lock file',
  (folder) => {
    const { overrides = {} } = readProjectFile<{ overrides?: Record<string, string> }>(
      join(folder, 'package.json'),
    );
    const moving = Object.values(readLock(folder)).flatMap(({ dependencies = {} }) =>
      Object.keys(dependencies).filter((name) => dependencies[name] === 'latest' && !overrides[name]),
    );
    expect(moving).toEqual([]);
  },
);
