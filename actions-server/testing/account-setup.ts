import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request, { type Response } from 'supertest';
import { expect, vi } from 'vitest';
import { refreshCookie, sessionCookie } from '#contract/account/cookies.ts';
import { readMailbox, type SentEmail } from '../../local-stack/mailbox/mailbox.ts';
import { createTestDatabase, startTestEngine } from '../../local-stack/testing/test-database.ts';
import { createApp } from '../src/app.ts';
import type { Env } from '../src/env.ts';
import type { Logger } from '../src/telemetry/logger.ts';
import { testEnv } from './test-env.ts';

type Cookies = Record<string, string>;

export const password = 'mot de passe';
let people = 0;

export function newRegistration(changes: Record<string, unknown> = {}) {
  people += 1;
  const email = `camille${people}@example.org`;
  return { firstName: 'Camille', lastName: 'Martin', email, password, confirmPassword: password, ...changes };
}

export async function setUpAccounts() {
  const mailDirectory = await mkdtemp(path.join(tmpdir(), 'lavoir-mail-'));
  const database = await createTestDatabase();
  const engine = await startTestEngine(database.url);
  const sql = await database.connect();
  const appWith = (changes: Partial<Env> = {}, logger?: Logger) =>
    createApp(
      testEnv({
        HASURA_URL: engine.url,
        HASURA_ADMIN_SECRET: engine.adminSecret,
        DATABASE_URL: database.serverUrl,
        MAIL_DIRECTORY: mailDirectory,
        ...changes,
      }),
      logger,
    );
  const app = appWith();

  return {
    app,
    appWith,
    sql,
    engineUrl: engine.url,
    post: (url: string, body?: string | object, cookie = '') =>
      request(app).post(`/api/auth/${url}`).set('Cookie', cookie).send(body),
    refresh: (cookies: Cookies) =>
      request(app).post('/api/auth/refresh').set('Cookie', cookieHeader(cookies, refreshCookie)).send({}),
    get: (url: string, cookie = '') => request(app).get(`/api/auth/${url}`).set('Cookie', cookie),
    async register(changes: Record<string, unknown> = {}) {
      const form = newRegistration(changes);
      const answer = await request(app).post('/api/auth/register').send(form);
      expect(answer.status).toBe(201);
      return { email: form.email, id: answer.body.user.id as string, cookies: cookiesOf(answer) };
    },
    emailTo: (address: string, subject: string): Promise<SentEmail> =>
      vi.waitFor(async () => {
        const mails = await readMailbox(mailDirectory);
        const found = mails.find((mail) => mail.to.includes(address) && mail.subject.includes(subject));
        if (!found) throw new Error(`no mail to ${address} about ${subject}`);
        return found;
      }),
    mails: () => readMailbox(mailDirectory),
    async close() {
      await engine.close();
      await database.drop();
      await rm(mailDirectory, { recursive: true, force: true });
    },
  };
}
export type AccountSetup = Awaited<ReturnType<typeof setUpAccounts>>;

export function cookiesOf(answer: Response): Record<string, string> {
  const lines = (answer.headers['set-cookie'] ?? []) as unknown as string[];
  return Object.fromEntries(lines.map((line) => line.split(';', 1)[0]!.split('=', 2) as [string, string]));
}

export function cookieHeader(cookies: Cookies, ...names: string[]): string {
  return names.map((name) => `${name}=${cookies[name]}`).join('; ');
}

export function sessionHeader(cookies: Cookies): string {
  return cookieHeader(cookies, sessionCookie);
}

export function tokenIn(mail: SentEmail): string {
  return /token=([\w-]{43})/.exec(mail.text)?.[1] ?? '';
}
