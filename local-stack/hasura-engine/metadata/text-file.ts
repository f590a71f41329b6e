import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Entry } from './entry.ts';

/** A file of the project as one text; one that does not exist reads as missing. */
export function readText(directory: string, file: string): Entry {
  const path = join(directory, file);
  return new Entry(existsSync(path) ? readFileSync(path, 'utf8') : undefined, file, '');
}
