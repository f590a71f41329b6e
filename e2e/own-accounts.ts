import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import type { BrowserContext, Cookie, Page, PlaywrightWorkerArgs } from 'playwright/test';
import type { UserRole } from '#contract/account/roles.ts';
import { fromSetup, test as base } from './fixtures.ts';

export interface Member {
  email: string;
  password: string;
  firstName: string;
  role: UserRole;
}

interface Fixtures {
  /** Registers a member for this test alone; the account is deleted afterwards. */
  member: (role?: UserRole) => Promise<Member>;
  /** Returns an unused address; an account made with it is deleted afterwards. */
  newEmail: () => string;
  /** Opens the account part of the header: in the bar on a desktop, in the side menu on a phone. */
  openHeader: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  /**
   * Signs a browser in as an administrator whom the tests of one worker share, for tests that need only the rights. Its
   * session is used again for some minutes, long before the app would renew it.
   */
  asAdministrator: (context: BrowserContext) => Promise<void>;
}
const sharedForMs = 5 * 60_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  asAdministrator: [
    async ({ database, playwright }, use) => {
      const admin = newMember(`${randomUUID()}@example.org`, 'admin');
      await register(playwright, database, admin);
      let session: { cookies: Cookie[]; at: number } | undefined;
      await use(async (context) => {
        if (!session || session.at + sharedForMs < Date.now()) {
          await signIn(context, admin);
          session = { cookies: await context.cookies(), at: Date.now() };
        }
        await context.addCookies(session.cookies);
        // Without it each browser would renew the session at once, which ends it for the others.
        await context.addInitScript(
          `if (location.protocol !== 'about:') localStorage['lavoir:session-renewed'] ??= ${session.at}`,
        );
      });
      await database.query('delete from users where email = $1', [admin.email]);
    },
    { scope: 'worker' },
  ],
  newEmail: async ({ database }, use) => {
    const emails: string[] = [];
    await use(() => {
      emails.push(`${randomUUID()}@example.org`);
      return emails.at(-1)!;
    });
    await database.query('delete from users where email = any ($1)', [emails]);
  },
  member: async ({ database, newEmail, playwright }, use) => {
    await use(async (role = 'client') => {
      const member = newMember(newEmail(), role);
      await register(playwright, database, member);
      return member;
    });
  },
  openHeader: async ({ isMobile }, use) => {
    await use(async (page) => {
      if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    });
  },
});

const newMember = (email: string, role: UserRole): Member => ({
  email,
  password: 'secret-1',
  firstName: 'Camille',
  role,
});

async function register(
  playwright: PlaywrightWorkerArgs['playwright'],
  database: Client,
  member: Member,
): Promise<void> {
  const elsewhere = await playwright.request.newContext({ baseURL: fromSetup('LAVOIR_URL') });
  const answer = await elsewhere.post('/api/auth/register', {
    data: { ...member, role: 'client', lastName: 'Martin', confirmPassword: member.password },
  });
  if (!answer.ok()) throw new Error(`Registration failed: ${answer.status()} ${await answer.text()}`);
  await elsewhere.dispose();
  await database.query('update users set role = $2 where email = $1', [member.email, member.role]);
}

/** Signs a browser in through cookies, as if from an earlier visit. */
export async function signIn(context: BrowserContext, { email, password }: Member): Promise<void> {
  const answer = await context.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Sign-in failed: ${answer.status()} ${await answer.text()}`);
}

/** Returns the toast with this title; its text is repeated elsewhere for screen readers. */
export const toastWith = (page: Page, title: string) =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: title });

export { expect } from './fixtures.ts';
