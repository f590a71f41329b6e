import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('migrations/default/', import.meta.url);

export interface Migration {
  name: string;
  up: string;
  down: string;
}

/** The migrations of this folder, oldest first. */
export function projectMigrations(): Migration[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      name,
      up: readFileSync(new URL(`${name}/up.sql`, folder), 'utf8'),
      down: readFileSync(new URL(`${name}/down.sql`, folder), 'utf8'),
    }));
}
