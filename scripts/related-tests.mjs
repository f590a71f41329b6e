import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project-folder.mjs';
import { filesOfProject, testsOfStage } from './test-tiers.mjs';

/**
 * Modules that the permission tests and nearly every integration test import. A change of one does not select
 * permission tests.
 */
const isServer = (file) => /^(actions-server|contract)\//.test(file);

/**
 * Returns the test files of a stage that concern the changed files, and the number of all. A changed module selects the
 * tests that import it, directly or not, and the integration tests of its domain and of the domains that import it. Any
 * other file selects the tests that name its folder or what it defines.
 */
export function relatedTests(stage, changed) {
  const texts = readSources();
  const tests = testsOfStage(stage, [...texts.keys()]);
  const concernsAll = changed.some((file) => /(^|\/)(package(-lock)?\.json|vitest\.config\.ts)$/.test(file));
  const importers = importersIn(texts);
  const modules = changed.filter((file) => texts.has(file) && !(stage === 'permissions' && isServer(file)));
  const reached = withImporters(
    changed.filter((file) => modules.includes(file) || !texts.has(file)),
    importers,
  );
  const near = domainsOf(modules, importers);
  const others = changed.filter((file) => !texts.has(file) && !file.endsWith('.md'));
  const isNamed = others.map((file) => mentions(file, stage, tests, texts));
  const files = tests.filter(
    (test) =>
      concernsAll ||
      changed.includes(test) ||
      (stage === 'unit' && test.startsWith('docs/')) ||
      (reached.has(test) && (stage !== 'integration' || near.has(domain(test)))) ||
      isNamed.some((isIn) => isIn(texts.get(test), test)),
  );
  return { files, all: tests.length };
}

const domain = (file) => path.dirname(file).split('/').slice(0, 3).join('/');

function domainsOf(modules, importers) {
  const near = modules.flatMap((file) => [file, ...(importers.get(file) ?? [])]);
  return new Set([...near.map(domain), 'actions-server/src']);
}

function withImporters(files, importers) {
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

/** An integration test must also lie in the same top folder, or name something that the file defines. */
function mentions(file, stage, tests, texts) {
  const [top, folder = top] = file.split('/');
  if (stage === 'permissions') return () => top === 'hasura';
  if (stage !== 'integration') return (text) => text.includes(top) && text.includes(folder);
  const isIn = (name) => (text) => new RegExp(`\\b${name}\\b`).test(text);
  // Leaves out names that most tests contain, such as laundromats, because they select nearly every test.
  const names = namesIn(file).filter(
    (name) => tests.filter((test) => isIn(name)(texts.get(test))).length < tests.length / 2,
  );
  return (text, test) =>
    (test.startsWith(`${top}/`) && text.includes(folder)) || names.some((name) => isIn(name)(text));
}

function namesIn(file) {
  const place = path.join(projectFolder, file);
  const sql = file.endsWith('.sql') && existsSync(place) ? readFileSync(place, 'utf8') : '';
  const defined = sql.matchAll(
    /\b(?:(?:table|view|function)\s+(?:if\s+(?:not\s+)?exists\s+)?(?:public\.)?|on\s+public\.)([a-z]\w{3,})/gi,
  );
  const table = /tables\/public_(\w+)\.yaml$/.exec(file);
  const names = [...defined, ...(table ? [table] : [])].map(([, name]) => name);
  const inActions = names.map((name) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()));
  return [...new Set([...names, ...inActions])];
}

function readSources() {
  const files = filesOfProject('*.ts', '*.tsx', '*.mjs', '*.css');
  return new Map(files.map((file) => [file, readFileSync(path.join(projectFolder, file), 'utf8')]));
}

function importersIn(texts) {
  const importers = new Map();
  for (const [file, text] of texts) {
    for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const imported = resolved(file, name.replace(/\?.*/, ''));
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

function resolved(file, name) {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  if (name.startsWith('#')) return name.replace('#app/', 'app/src/').replace('#', '');
  const [, folder, entry = ''] = /^@lavoir\/([\w-]+)(\/.+)?$/.exec(name) ?? [];
  if (!folder) return undefined;
  const { exports } = JSON.parse(
    readFileSync(path.join(projectFolder, 'packages', folder, 'package.json'), 'utf8'),
  );
  return path.posix.join('packages', folder, exports[`.${entry}`] ?? '');
}
