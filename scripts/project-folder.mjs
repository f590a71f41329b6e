import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this project, wherever a script is started from. */
export const projectFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
