import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import type { UserRole } from '#contract/account/roles.ts';
import { test as base } from './fixtures.ts';

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

export const test = base.extend<Fixtures>({
  newEmail: async ({ database }, use) => {
    const emails: string[] = [];
    await use(() => {
      emails.push(`${randomUUID()}@example.org`);
      return emails.at(-1)!;
    });
    await database.query('delete from users where email = any ($1)', [emails]);
  },
  member: async ({ database, newEmail, playwright, baseURL }, use) => {
    await use(async (role = 'client') => {
      const member = { email: newEmail(), password: 'secret-1', firstName: 'Camille', role };
      const elsewhere = await playwright.request.newContext({ baseURL });
      const answer = await elsewhere.post('/api/auth/register', {
        data: { ...member, role: 'client', lastName: 'Martin', confirmPassword: member.password },
      });
      if (!answer.ok()) throw new Error(`Registration failed: ${answer.status()} ${await answer.text()}`);
      await elsewhere.dispose();
      await database.query('update users set role = $2 where email = $1', [member.email, role]);
      return member;
    });
  },
  openHeader: async ({ isMobile }, use) => {
    await use(async (page) => {
      if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    });
  },
});

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
