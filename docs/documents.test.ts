import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
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

const packageScripts = new Set(
  Object.keys((JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts),
);

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

  it('names only npm commands that package.json has', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1]!);
    expect(commands.filter((command) => !packageScripts.has(command))).toEqual([]);
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

it('CONTRIBUTING.md lists every command once, and bench/README.md every benchmark', () => {
  const rows = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^\| (`npm [^|]+)\|/gm);
  const listed = [...rows].flatMap(([, cell]) =>
    [...cell!.matchAll(/`npm (?:run )?([\w:-]+)/g)].map((match) => match[1]!),
  );
  const measurements = readFileSync(join(root, 'bench/README.md'), 'utf8');
  const times = (name: string) =>
    name.startsWith('bench:')
      ? Number(measurements.includes(`- \`npm run ${name}`))
      : listed.filter((each) => each === name).length;
  // `npm test` has a second row for its stages.
  const expected = (name: string) => (name === 'test' ? 2 : 1);
  expect([...packageScripts].filter((name) => times(name) !== expected(name))).toEqual([]);
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
  ] as const)('leads to every folder of %s, and to no other', (parent, column) => {
    const missing = folders(parent).filter(
      (folder) => !cells(column).has(folder) && !map.includes(`\`${parent}/${folder}\``),
    );
    const unknown = [...cells(column)].filter((folder) => !existsSync(join(root, parent, folder)));
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });

  it('names only tables that exist', () => {
    const tables = join(root, 'hasura/metadata/databases/default/tables');
    expect([...cells(5)].filter((table) => !existsSync(join(tables, `public_${table}.yaml`)))).toEqual([]);
  });
});
