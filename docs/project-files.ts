import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '..');

/** Folders that npm start, builds and tests leave behind: they exist on some computers only. */
const ignored = new Set([
  '.git',
  ...readFileSync(join(projectRoot, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace('/', '')),
]);

export const topEntries = new Set(readdirSync(projectRoot).filter((name) => !ignored.has(name)));

export function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });
}
