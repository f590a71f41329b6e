import type { Page } from 'playwright/test';
import type { Visitor } from '../e2e/route-table.ts';
import { screens } from '../e2e/screens.ts';

/** Screens of which pictures are taken, a phone's with twice as many pixels. */
export const pictureScreens = { ...screens, phone: { ...screens.phone, deviceScaleFactor: 2 } };

/** The accounts of the demo data. */
const accounts: Partial<Record<Visitor, string>> = {
  client: 'client@lavoir.test',
  owner: 'proprietaire@lavoir.test',
  admin: 'admin@lavoir.test',
};

/** Signs a page in to the demo data as this type of visitor. */
export async function signIn(page: Page, visitor: Visitor): Promise<void> {
  const email = accounts[visitor];
  if (!email) return;
  const answer = await page.request.post('/api/auth/login', { data: { email, password: 'demo1234' } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
}
