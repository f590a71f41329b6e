import { readFileSync } from 'node:fs';
import path from 'node:path';

export const readText = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
