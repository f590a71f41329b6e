import type { Page } from 'playwright/test';
import type { Visitor } from '../e2e/route-table.ts';
import { screens } from '../e2e/screens.ts';

export const pictureScreens = { ...screens, phone: { ...screens.phone, deviceScaleFactor: 2 } };

const accounts: Partial<Record<Visitor, string>> = {
  client: 'client@lavoir.test',
  owner: 'proprietaire@lavoir.test',
  admin: 'admin@lavoir.test',
};

export async function signIn(page: Page, visitor: Visitor): Promise<void> {
  const email = accounts[visitor];
  if (!email) return;
  const answer = await page.request.post('/api/auth/login', { data: { email, password: 'demo1234' } });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
}
