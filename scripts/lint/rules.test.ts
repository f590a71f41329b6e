import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../../local-stack/project-folder.ts';
import { refusedLines } from './testing/refused-lines.ts';

interface Report {
  diagnostics: { code?: string; message: string; help?: string; filename: string }[];
}

const fixedLimit = 'A fixed limit fails on a slow machine';

const refusedFor: [file: string, content: string, message: string][] = [
  ['contract/zone.ts', "export * from '../app/src/a.ts';", 'contract/ imports nothing of the other folders.'],
  ['contract/package.ts', "export * from 'express';", 'contract/ imports zod and fastest-levenshtein only.'],
  ['app/src/lib/layer.ts', "export const a = () => import('../ui/a.ts');", 'Layers import downwards'],
  ['app/src/lib/zone.ts', "export * from '#app/features/search/a.ts';", 'Layers import downwards'],
  [
    'app/src/features/search/zone.ts',
    "import type { A } from '#app/pages/home/a.ts';\nexport type B = A;",
    'Layers import downwards',
  ],
  ['app/src/pages/home/zone.ts', "export * from '../../shell/a.ts';", 'Layers import downwards'],
  ['actions-server/src/photos/root.ts', "export * from '../app.ts';", 'Domains do not import the files'],
  ['actions-server/src/http/zone.ts', "export * from '../reviews/a.ts';", 'http/ does not know the domains.'],
  ['packages/stripe-sandbox/zone.ts', "export * from '../../contract/a.ts';", 'A package imports neither'],
  ['packages/stripe-sandbox/alias.ts', "export * from '#contract/a.ts';", 'A package imports neither'],
  ['local-stack/mailbox/zone.ts', "export * from '../geocoder/a.ts';", 'Parts of the local stack meet'],
  ['actions-server/src/zone.ts', "export * from '@lavoir/hasura-engine';", 'Production code never imports'],
  ['app/src/zone.ts', "export * from '../../e2e/a.ts';", 'Production code never imports'],
  ['e2e/zone.ts', "export * from '../scripts/a.ts';", 'Nothing imports scripts/.'],
  ['a.test.ts', "import { expect } from 'vitest';\nf(it.concurrent, expect);", 'from their context'],
  ['b.test.ts', 'export const a = { timeout: 5000 };', fixedLimit],
  ['c.test.ts', 'test.setTimeout(5);', fixedLimit],
  ['d.test.ts', 'await vi.waitFor(f, 5);', fixedLimit],
  ['e.test.ts', 'f(AbortSignal.timeout(5000));', fixedLimit],
  ['f.test.ts', 'expect(performance.now() - n).toBeLessThan(5);', fixedLimit],
  ['contract/guid.ts', "import { z } from 'zod';\nexport const a = z.guid();", 'parse an id with rowId()'],
  ['app/src/uuid.ts', "import { z } from 'zod';\nexport const a = z.uuid();", 'parse an id with rowId()'],
  ...[
    '<p>Voir {n} laveries</p>',
    '<p>{b && <b />} Texte</p>',
    "<p><b />{b && 'texte'}</p>",
    "<p>{b ? 'oui' : 'non'}<i>{n}</i>{t}</p>",
    '<p>{b ? <>texte</> : <b />}</p>',
    '<ul>{s.map((each) => each)}<li /></ul>',
  ].map((line, index): [string, string, string] => [
    `app/src/text-${index}.tsx`,
    `export const a = ${line};`,
    'A browser that translates the page',
  ]),
  [
    'app/src/component.tsx',
    "export function A() {\n  return b ? 'oui' : null;\n}",
    'A browser that translates the page',
  ],
  ...[
    "const format = new Intl.DateTimeFormat('fr-FR');\nexport const a = format.format(n).split('/');",
    "export const a = new Date(n).toLocaleDateString('fr-FR').slice(0, 5);",
    "const text = new Date(n).toLocaleTimeString('fr-FR');\nexport const a = text.match(/a/);",
    "export const a = /^1 /.test(new Intl.DateTimeFormat('fr-FR').format(n));",
    "export const a = new Intl.DateTimeFormat('sv-SE').format(n);",
    "export const a = new Date(n).toLocaleDateString('en-CA');",
  ].map((line, index): [string, string, string] => [
    `contract/format-${index}.ts`,
    line,
    'differs from one browser to the next',
  ]),
  ['octal.mjs', 'export const a = 010;', 'octal'],
  ['escape.mjs', "export const a = '\\8';", 'escape'],
  ['arguments.mjs', 'export function a(b, b) {}', 'already been declared'],
  ['delete.mjs', 'var a = 1; delete a;', 'Delet'],
  ['with.mjs', 'with (Math) {}', 'with'],
  ['unused.ts', '// oxlint-disable-next-line no-var\nexport const a = 1;', 'Unused'],
];

const accepted: [file: string, content: string][] = [
  ['contract/fine.ts', "export * from 'zod';\nexport * from './b.ts';"],
  ['app/src/ui/fine.ts', "export * from '../lib/a.ts';\nexport * from '#contract/a.ts';"],
  ['app/src/features/search/fine.ts', "export * from '#app/features/favorites/a.ts';"],
  ['actions-server/src/photos/fine.ts', "export * from '../http/a.ts';"],
  ['actions-server/src/fine.test.ts', "export * from '../../local-stack/a.ts';"],
  [
    'app/src/texts.tsx',
    'export const a = <p>{`Voir ${n} laveries`}</p>;\nexport const c = <p>Voir <b>{n}</b> laveries</p>;\nexport const d = <ul>{s.map((each) => <li key={each}>{each}</li>)}{b && <li>fin</li>}</ul>;',
  ],
  [
    'contract/format.ts',
    "export const a = new Intl.DateTimeFormat('fr-FR').format(n);\nexport const c = new Intl.DateTimeFormat('fr-FR').formatToParts(n).slice(0, 1);",
  ],
  ['.github/fine.ts', 'export const a = 1;'],
];

const declarations = `
declare function f(...given: unknown[]): void;
declare function p(): Promise<number>;
declare function useB(): void;
declare function setTimeout(...given: unknown[]): void;
declare const n: number, b: boolean, s: number[], t: string;
declare const o: { b: { c: number }; hasOwnProperty(name: string): boolean };
declare const it: { concurrent: unknown }, vi: { waitFor(...given: unknown[]): Promise<void> };
declare const test: { setTimeout(limit: number): void };
declare function expect(value: unknown): { toBeLessThan(limit: number): void };
`;

const folder = mkdtempSync(path.join(tmpdir(), 'lavoir-lint-'));
let report: Report;

function write(file: string, content: string) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), `${content}\n`);
}

const fileOf = (rule: string) => {
  const refused = refusedLines[rule]!;
  const { file, line } = typeof refused === 'string' ? { file: 'x.ts', line: refused } : refused;
  return { file: file.replace(/\bx(?=\.)/, rule.replace(/[^a-z\d]+/g, '-').slice(0, -1)), line };
};

beforeAll(() => {
  write(
    'oxlint.config.ts',
    `export { default } from ${JSON.stringify(path.join(projectFolder, 'oxlint.config.ts'))};`,
  );
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "strict": true, "jsx": "react-jsx", "module": "esnext", "moduleResolution": "bundler", "target": "es2023", "lib": ["es2023", "dom"], "types": [], "allowImportingTsExtensions": true, "noEmit": true } }',
  );
  write('types.d.ts', declarations);
  write('cycle-b.ts', "export * from './cycle-a.ts';");
  for (const rule of Object.keys(refusedLines)) write(fileOf(rule).file, fileOf(rule).line);
  for (const [file, content] of [...refusedFor, ...accepted]) write(file, content);
  const program = path.join(projectFolder, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const tsx = import.meta.resolve('tsx');
  // Outside a project the linter finds its part for types through PATH alone.
  const PATH = [path.join(projectFolder, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter);
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, program, '--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  expect(stdout, stderr).toMatch(/^\{/);
  report = JSON.parse(stdout) as Report;
});

afterAll(() => rmSync(folder, { recursive: true }));

const problemsOf = (file: string) => report.diagnostics.filter(({ filename }) => filename === file);

it.each(Object.keys(refusedLines))('%s refuses its line', (rule) => {
  expect(problemsOf(fileOf(rule).file).map(({ code }) => code)).toContain(rule);
});

it.each(refusedFor)('%s may not contain %j', (file, _content, message) => {
  expect(
    problemsOf(file)
      .map(({ message: text, help }) => `${text} ${help}`)
      .join('\n'),
  ).toContain(message);
});

it.each(accepted)('%s may contain %j', (file) => {
  expect(problemsOf(file)).toEqual([]);
});
