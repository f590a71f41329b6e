import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const projectFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
