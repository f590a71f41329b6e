import { Writable } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookie } from '#contract/account/cookies.ts';
import {
  cookieHeader,
  cookiesOf,
  newRegistration,
  password,
  setUpAccounts,
  type AccountSetup,
} from '../../testing/account-setup.ts';
import { recipientOf } from '../email/held-emails.ts';

let setup: AccountSetup;
beforeAll(async () => {
  setup = await setUpAccounts();
});
afterAll(() => setup?.close());

function listeningApp(changes: Parameters<AccountSetup['appWith']>[0] = {}) {
  let log = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  return { app: setup.appWith(changes, pino({ level: 'trace' }, sink)), log: () => log };
}

test('whatever happens to an account, the log holds no address, password, name or token', async () => {
  const { app, log } = listeningApp();
  const form = newRegistration({ firstName: 'Zéphyrine', email: 'zephyrine@example.org' });
  const post = (url: string, body: object) => request(app).post(`/api/auth/${url}`).send(body);
  const registered = await post('register', form);
  await post('register', form);
  await post('register', { ...form, email: 'zephyrine@' });
  await post('login', { email: form.email, password: 'faux passe' });
  const signedIn = await post('login', { email: form.email, password });
  await request(app)
    .post('/api/auth/refresh')
    .set('Cookie', `lavoir_refresh=${'x'.repeat(43)}`);

  expect(log().split('\n').length).toBeGreaterThan(6);
  expect(log()).not.toMatch(/zephyrine|zéphyrine|mot de passe|faux passe|argon2/i);
  const secrets = [registered, signedIn].flatMap((answer) => Object.values(cookiesOf(answer)));
  for (const secret of secrets.filter((value) => value !== '1')) expect(log()).not.toContain(secret);
});

test('an account is created although no email can be sent, and the log reports it without the address', async () => {
  const { app, log } = listeningApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const form = newRegistration({ email: 'apollonie@example.org' });
  expect((await request(app).post('/api/auth/register').send(form)).status).toBe(201);
  await expect.poll(log).toContain('an email was not sent');
  expect(log()).not.toContain('apollonie');
});

test('no link to confirm an address is stored while no email can be sent', async () => {
  const { app } = listeningApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const registered = await request(app).post('/api/auth/register').send(newRegistration());
  const cookie = cookieHeader(cookiesOf(registered), sessionCookie);
  const change = { email: `${crypto.randomUUID()}@example.org`, password };
  await request(app).post('/api/auth/change-email').set('Cookie', cookie).send(change).expect(200);
  const held = async () =>
    (
      await setup.sql.query('select content from held_emails where recipient = $1', [
        recipientOf(change.email),
      ])
    ).rows;
  await expect.poll(held).toEqual([{ content: null }]);
});
