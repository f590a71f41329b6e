import path from 'node:path';

/** The root of this project. */
export const projectFolder = path.resolve(import.meta.dirname, '..');

/** The Hasura project: migrations, metadata and seeds. */
export const hasuraFolder = path.join(projectFolder, 'hasura');
