import path from 'node:path';

export const projectFolder = path.resolve(import.meta.dirname, '..');

export const hasuraFolder = path.join(projectFolder, 'hasura');
