import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Entry } from './entry.ts';

/** Reads a file of the project as one text; the entry is missing if the file does not exist. */
export function readText(directory: string, file: string): Entry {
  const path = join(directory, file);
  return new Entry(existsSync(path) ? readFileSync(path, 'utf8') : undefined, file, '');
}
