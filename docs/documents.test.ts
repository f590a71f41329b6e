import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { benchNames } from '../bench/names.ts';
import { projectRoot as root, topEntries } from './project-files.ts';

const markdown = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const documents = [
  ...markdown('.'),
  ...markdown('docs'),
  ...markdown('docs/decisions'),
  'hasura/CONVENTIONS.md',
];

const packageScripts = Object.keys(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);

const families: Record<string, string[]> = {
  ...Object.fromEntries(
    ['check', 'codegen', 'operate'].map((family) => [
      family,
      readdirSync(join(root, 'scripts', family)).map((file) => parse(file).name),
    ]),
  ),
  bench: benchNames,
  user: ['export', 'erase'],
};

function unknownCommands(text: string): string[] {
  const commands = text.matchAll(/npm run ([\w:-]+)(?: -- ([a-z][\w-]*))?/g);
  return [...commands]
    .filter(([, script = '', name]) => {
      const names = families[script];
      return !packageScripts.includes(script) || (names && name && !names.includes(name));
    })
    .map(([command]) => command);
}

/** Words in backticks that name a file or folder of ours: no placeholder, and starting in a top folder. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*)\/?`/g)]
    .map((match) => match[1]!)
    .filter((path) => path.includes('/') && topEntries.has(path.split('/')[0]!));
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('names only files and folders that exist', () => {
    expect(namedPaths(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map((match) => match[1]!);
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });

  it('fills every cell of its tables, and no more', () => {
    const tables = text.match(/(?:^\|.*\|$\n?)+/gm) ?? [];
    const cells = (row: string) => row.replace(/`[^`]*`/g, '').split(/(?<!\\)\|/).length;
    const odd = tables.flatMap((table) => {
      const [head, ...rows] = table.trim().split('\n');
      return rows.filter((row) => cells(row) !== cells(head!));
    });
    expect(odd).toEqual([]);
  });
});

it('docs/decisions/README.md lists every decision once', () => {
  const listed = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8').matchAll(
    /\]\((\d{3}-[^)]+)\)/g,
  );
  const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md');
  expect([...listed].map(([, name]) => name)).toEqual(decisions.toSorted());
});

it('a command that does not exist is found', () => {
  expect(
    unknownCommands('npm run tset, npm run check -- hydrtion and npm run bench -- engine --seconds 2'),
  ).toEqual(['npm run tset', 'npm run check -- hydrtion']);
});

it('documents, code and workflows name only npm commands that exist', () => {
  // Released migrations never change, and the changelog describes earlier releases as they were.
  const others = [':!hasura/migrations', ':!CHANGELOG.md', ':!docs/documents.test.ts'];
  const named = execFileSync(
    'git',
    ['grep', '--untracked', '-IhoE', 'npm run [a-z][a-z:-]*( -- [a-z][a-z-]*)?', '--', '.', ...others],
    { cwd: root, encoding: 'utf8' },
  );
  const [next] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## \d/m);
  expect(named.length).toBeGreaterThan(1000);
  expect(unknownCommands(named + next)).toEqual([]);
});

it('package.json has at most 18 commands', () => {
  expect(packageScripts.length).toBeLessThanOrEqual(18);
});

it('CONTRIBUTING.md lists every command, and bench/README.md every benchmark', () => {
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const cells = [...contributing.matchAll(/^\| (`npm [^|]+)\|/gm)].map(([, cell]) => cell!);
  const listed = new Set(
    cells.flatMap((cell) => [...cell.matchAll(/`npm (?:run )?([\w:-]+)/g)].map((match) => match[1]!)),
  );
  expect([...listed].toSorted()).toEqual(packageScripts.toSorted());
  for (const family of ['check', 'codegen', 'operate', 'user']) {
    const rows = cells.filter((cell) => cell.includes(`npm run ${family} -- `)).join();
    const names = [...rows.matchAll(/(?:-- |`)([a-z][\w-]*)`/g)].map(([, name]) => name!);
    expect(names.toSorted(), family).toEqual(families[family]!.toSorted());
  }
  const measurements = readFileSync(join(root, 'bench/README.md'), 'utf8');
  expect(benchNames.filter((name) => !measurements.includes(`| \`${name}\` |`))).toEqual([]);
});

it.each(Object.entries(families))('npm run %s prints its list for an unknown name', (family, names) => {
  const { status, stderr } = spawnSync('npm', ['run', family, '--', 'unknown-name'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const name of names) expect(stderr).toContain(name);
});

describe('docs/map.md', () => {
  const map = readFileSync(join(root, 'docs/map.md'), 'utf8');
  const rows = map
    .slice(map.indexOf('| feature'), map.indexOf('## Where'))
    .split('\n')
    .slice(2)
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const cells = (column: number) =>
    new Set(rows.flatMap((row) => row[column]!.split(', ')).filter((cell) => cell !== '–'));
  const folders = (parent: string) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
      .map((entry) => entry.name);

  it.each([
    ['app/src/features', 3],
    ['actions-server/src', 4],
  ] as const)('leads to every folder of %s, and to no other but pages', (parent, column) => {
    const missing = folders(parent).filter(
      (folder) => !cells(column).has(folder) && !map.includes(`\`${parent}/${folder}\``),
    );
    const unknown = [...cells(column)].filter(
      (folder) => !existsSync(join(root, folder.startsWith('pages/') ? 'app/src' : parent, folder)),
    );
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  it('names only tables that exist', () => {
    const tables = join(root, 'hasura/metadata/databases/default/tables');
    expect([...cells(5)].filter((table) => !existsSync(join(tables, `public_${table}.yaml`)))).toEqual([]);
  });
});
