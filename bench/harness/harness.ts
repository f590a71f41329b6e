import type pg from 'pg';
import { createClosingStack } from '../../local-stack/closing-stack.ts';
import type { Stack } from '../../local-stack/index.ts';
import { startDemoStack } from '../../local-stack/testing/demo-stack.ts';
import { withClient } from '../../local-stack/with-client.ts';
import { withMigratedDatabase } from '../../scripts/schema/temporary-database.ts';
import { printQuerySpeed } from './machine-speed.ts';
import {
  ownUsage,
  serverFile,
  startServer,
  type Addresses,
  type Server,
  type ServerModule,
} from './server.ts';

/** The servers that benchmarks open, and {@link runBench} closes. */
export interface Harness {
  /** The whole product with demo data. */
  stack(): Promise<Stack>;
  /** Runs `use` on a database with every migration. */
  withDatabase(use: (database: pg.Client, databaseUrl: string) => Promise<void>): Promise<void>;
  /** One of the programs in `servers/`, in another process. */
  server(name: string, settings?: Record<string, string>): Promise<Server>;
  closeAll(): Promise<void>;
}

/**
 * Returns a harness that starts everything when a benchmark asks for it. With `profile`, servers write CPU profiles into that
 * folder. With a stack, benchmarks use its engine, database and actions server, and other servers run in this process: the
 * figures mean nothing, but it takes seconds.
 */
export function createHarness({ profile, shared }: { profile?: string; shared?: Stack } = {}): Harness {
  const opened = createClosingStack();
  return {
    async stack() {
      if (shared) return shared;
      const stack = await startDemoStack({ rateLimitFactor: 100_000 });
      opened.add(stack.close);
      return stack;
    },
    async withDatabase(use) {
      const useAndClose = (databaseUrl: string) =>
        withClient(databaseUrl, async (database) => {
          if (!shared) await printQuerySpeed(database);
          await use(database, databaseUrl);
          // Servers close before their database.
        }).finally(opened.closeAll);
      await (shared ? useAndClose(shared.databaseUrl) : withMigratedDatabase(useAndClose));
    },
    async server(name, settings = {}) {
      const nodeOptions = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
      const server = shared
        ? await startHere(name, settings, shared)
        : await startServer(name, settings, nodeOptions);
      opened.add(server.stop);
      return server;
    },
    closeAll: opened.closeAll,
  };
}

/** Serves a program from the stack, or in this process. */
async function startHere(name: string, settings: Record<string, string>, stack: Stack): Promise<Server> {
  const known: Record<string, Addresses> = {
    product: stack,
    engine: { url: stack.engineUrl },
    'actions-server': { url: stack.url },
  };
  const { url, databaseUrl, close } =
    known[name] ?? (await ((await import(serverFile(name))) as ServerModule).start(settings));
  return {
    url,
    databaseUrl,
    usage: (options) => Promise.resolve(ownUsage(options)),
    stop: async () => (name in known ? undefined : close?.()),
  };
}
