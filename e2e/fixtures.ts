import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { test as base, expect, type BrowserContext, type Page } from 'playwright/test';
import { allowSharedChanges } from '../local-stack/testing/shared-rows.ts';
import { untilHydrated } from './device.ts';
import { newMember, register, signIn } from './member.ts';

interface TestFixtures {
  /**
   * Console messages that this test causes on purpose; any other error fails it. At most one pattern: Playwright takes
   * an array of two objects for a value and its options.
   */
  expectedComplaints: [] | [RegExp];
  /** Fails the test when a page throws or writes an error to the console. */
  silentConsole: void;
}

interface WorkerFixtures {
  database: pg.Client;
  /** Signs in as an administrator whom all tests of a worker share. */
  asAdministrator: (context: BrowserContext) => Promise<void>;
}

/**
 * A slow machine may miss the time limit of the geocoder. Tests of forms with an address expect it, because these work
 * without its answers.
 */
export const missedAddresses = /status of 503 .*\/api\/places\//;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs.
  baseURL: async ({}, use) => {
    await use(fromSetup('LAVOIR_URL'));
  },
  expectedComplaints: [[], { option: true }],
  context: async ({ context, javaScriptEnabled }, use) => {
    await context.addInitScript(pauseToasts);
    if (javaScriptEnabled) context.on('page', waitForScripts);
    await use(context);
  },
  silentConsole: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(String(error.error().stack ?? error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      await use();
      const unexpected = complaints.filter((text) => !expectedComplaints.some((known) => known.test(text)));
      expect(unexpected, 'the browser console complained').toEqual([]);
    },
    { auto: true },
  ],
  asAdministrator: [
    async ({ database, playwright }, use) => {
      const admin = newMember(`${randomUUID()}@example.org`, 'admin');
      await register(playwright, database, admin);
      // A shared session would end when one browser renews it, after a minute for an administrator.
      await use((context) => signIn(context, admin));
      await database.query('delete from users where email = $1', [admin.email]);
    },
    { scope: 'worker' },
  ],
  database: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs.
    async ({}, use, { project }) => {
      const client = new pg.Client({ connectionString: fromSetup('LAVOIR_DATABASE_URL') });
      await client.connect();
      if (project.name === 'shared-rows') await allowSharedChanges(client);
      await use(client);
      await client.end();
    },
    { scope: 'worker' },
  ],
});

/** Makes `goto` and `reload` wait for the scripts, because a rendered page shows its content before; not with `commit`. */
function waitForScripts(page: Page) {
  const hydrated = async (options: Parameters<Page['reload']>[0]) => {
    if (options?.waitUntil !== 'commit') await untilHydrated(page).catch(() => undefined);
  };
  const load = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (address, options) => {
    const response = await load.goto(address, options);
    await hydrated(options);
    return response;
  };
  page.reload = async (options) => {
    const response = await load.reload(options);
    await hydrated(options);
    return response;
  };
}

/** Keeps a pointer on each toast, which stops its timer of 5 s: a slow machine may need longer. */
const pauseToasts = `
  setInterval(
    () => document.querySelector('.toasts')?.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }),
    ),
    200,
  );
`;

export { expect };

function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: e2e/global-setup.ts did not run.`);
  return value;
}
