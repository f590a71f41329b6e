import type pg from 'pg';
import { createClosingStack } from '../../local-stack/closing-stack.ts';
import { allowServerRole } from '../../local-stack/server-role.ts';
import { withClient } from '../../local-stack/with-client.ts';
import { withMigratedDatabase } from '../../scripts/schema/temporary-database.ts';
import { benchSecrets } from '../servers/engine.ts';
import { printQuerySpeed } from './machine-speed.ts';
import { startServer, type Server } from './server.ts';

export type Harness = ReturnType<typeof createHarness>;

type Options = Record<string, string | number>;

/** A benchmark: a module with its options and their defaults. An empty string means that the option is not set. */
export interface Bench {
  defaults: Options;
  run(harness: Harness, options: Options): Promise<void>;
}

export const readBench = async (name: string): Promise<Bench> => (await import(`../${name}.ts`)) as Bench;

/**
 * Returns a harness that starts servers when a benchmark requests them. With `profile`, they write CPU profiles into
 * that folder.
 */
export function createHarness(profile?: string) {
  const opened = createClosingStack();
  return {
    async withDatabase(
      use: (database: pg.Client, databaseUrl: string) => Promise<void>,
      content: { demo?: boolean } = {},
    ): Promise<void> {
      const useAndClose = (databaseUrl: string) =>
        withClient(databaseUrl, async (database) => {
          await printQuerySpeed(database);
          await allowServerRole(databaseUrl, benchSecrets.databasePassword);
          await use(database, databaseUrl);
        }).finally(opened.closeAll);
      await withMigratedDatabase(useAndClose, content);
    },
    async server(name: string, settings: Record<string, string> = {}): Promise<Server> {
      const nodeOptions = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
      const server = await startServer(name, settings, nodeOptions);
      opened.add(server.stop);
      return server;
    },
    closeAll: opened.closeAll,
  };
}

export async function runBench(
  { defaults, run }: Bench,
  harness: Harness,
  chosen: Partial<Options>,
): Promise<void> {
  const options = Object.entries(defaults).map(([name, value]) => [
    name,
    typeof value === 'number' ? Number(chosen[name] ?? value) : (chosen[name] ?? value),
  ]);
  try {
    await run(harness, Object.fromEntries(options) as Options);
  } finally {
    await harness.closeAll();
  }
}
