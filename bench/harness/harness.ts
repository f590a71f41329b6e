import type pg from 'pg';
import { chromium, type BrowserContext } from 'playwright/test';
import { chromiumArguments, findChromium } from '../../e2e/chromium.ts';
import { createClosingStack } from '../../local-stack/closing-stack.ts';
import { startDemoStack } from '../../local-stack/testing/demo-stack.ts';
import type { Stack } from '../../local-stack/index.ts';
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

/** The servers and browsers that benchmarks open, and {@link runBench} closes. */
export interface Harness {
  /** The whole product with demo data. */
  stack(): Promise<Stack>;
  /** Runs `use` on a database with every migration. */
  withDatabase(use: (database: pg.Client, databaseUrl: string) => Promise<void>): Promise<void>;
  /** One of the programs in `servers/`, in another process. */
  server(name: string, settings?: Record<string, string>): Promise<Server>;
  /** A new browser with the screen of a phone. */
  phone(baseURL: string): Promise<BrowserContext>;
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
    async phone(baseURL) {
      const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
      opened.add(() => browser.close());
      const viewport = { width: 390, height: 844 };
      const timezoneId = 'Europe/Paris';
      return browser.newContext({ baseURL, viewport, locale: 'fr-FR', timezoneId, serviceWorkers: 'block' });
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
