import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { UserRole } from '#contract/account/roles.ts';
import { test as base } from './fixtures.ts';
import { type Member, newMember, register } from './member.ts';

interface Fixtures {
  member: (role?: UserRole) => Promise<Member>;
  newEmail: () => string;
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

export const toastWith = (page: Page, title: string) =>
  page.getByRole('region', { name: /^Notifications/ }).filter({ hasText: title });

export { expect } from './fixtures.ts';
export { signIn, type Member } from './member.ts';
