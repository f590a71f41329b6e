import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { lockedPackages, type LockFile } from './production/locked-packages.ts';

// Writes dist/server: the actions server and its commands as plain JavaScript, with a lock file for exactly the
// packages they import. Packages are not bundled, for readable stack traces and audits.
const project = path.resolve(import.meta.dirname, '..');
const source = path.join(project, 'actions-server', 'src');
const output = path.join(project, 'dist', 'server');

const programs = {
  main: path.join(source, 'main.ts'),
  // Worker threads load this file by its name.
  'page-worker': path.join(source, 'pages', 'page-worker.mjs'),
  'check-settings': path.join(source, 'check-settings.ts'),
  'user-data': path.join(source, 'user-data.ts'),
  'import-osm': path.join(source, 'import-osm.ts'),
  'stripe-sync': path.join(project, 'scripts', 'operate', 'stripe-sync.ts'),
};

const readPackages = ['@fontsource/bricolage-grotesque', '@fontsource/figtree'];

const isOurs = (id: string) => id.startsWith('.') || id.startsWith('#') || path.isAbsolute(id);
const isBuiltIn = (id: string) => id.startsWith('node:');
const packageOf = (id: string) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

const bundle = await rolldown({
  input: programs,
  cwd: project,
  platform: 'node',
  external: (id) => !isOurs(id),
});
await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
const { output: files } = await bundle.write({
  dir: output,
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
});
await bundle.close();

const imported = files.flatMap((file) =>
  file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
);
const written = new Set(files.map(({ fileName }) => fileName));
const packages = new Set([
  ...readPackages,
  ...imported.filter((id) => !written.has(id) && !isBuiltIn(id) && !isOurs(id)).map(packageOf),
]);
const lockFile = JSON.parse(await readFile(path.join(project, 'package-lock.json'), 'utf8')) as LockFile;
const { manifest, lock } = lockedPackages(lockFile, packages);
for (const [name, content] of Object.entries({ 'package.json': manifest, 'package-lock.json': lock }))
  await writeFile(path.join(output, name), `${JSON.stringify(content, null, 2)}\n`);
console.log(`dist/server: ${Object.keys(programs).length} programs, ${packages.size} packages`);
