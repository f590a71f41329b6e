import path from 'node:path';

/** Root folder of the project. */
export const projectFolder = path.resolve(import.meta.dirname, '..');

/** Folder of the Hasura project: migrations, metadata and seeds. */
export const hasuraFolder = path.join(projectFolder, 'hasura');
