import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a file of this folder: a statement or a GraphQL document. */
export const readText = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
