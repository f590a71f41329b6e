import type { Client } from 'pg';
import type { BrowserContext, PlaywrightWorkerArgs } from 'playwright/test';
import type { UserRole } from '#contract/account/roles.ts';

export interface Member {
  email: string;
  password: string;
  firstName: string;
  role: UserRole;
}

export const newMember = (email: string, role: UserRole): Member => ({
  email,
  password: 'secret-1',
  firstName: 'Camille',
  role,
});

export async function register(
  playwright: PlaywrightWorkerArgs['playwright'],
  database: Client,
  member: Member,
): Promise<void> {
  const elsewhere = await playwright.request.newContext({ baseURL: process.env.LAVOIR_URL! });
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
