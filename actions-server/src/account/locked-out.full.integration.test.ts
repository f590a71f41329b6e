import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceCookie } from '#contract/account/cookies.ts';
import {
  cookieHeader,
  cookiesOf,
  password,
  setUpAccounts,
  tokenIn,
  type AccountSetup,
} from '../../testing/account-setup.ts';

let setup: AccountSetup;
let app: AccountSetup['app'];
let strict: AccountSetup['app'];
beforeAll(async () => {
  setup = await setUpAccounts();
  app = setup.appWith({ RATE_LIMIT_FACTOR: 1 });
  strict = setup.appWith({ RATE_LIMIT_FACTOR: 0.2 });
});
afterAll(() => setup?.close());

const home = '203.0.113.1';
let networks = 0;
const newNetwork = () => `198.51.${100 + Math.floor(networks / 250)}.${(networks++ % 250) + 1}`;

const post = (url: string, body: object, from: string, cookie = '', server = app) =>
  request(server).post(`/api/auth/${url}`).set('X-Forwarded-For', from).set('Cookie', cookie).send(body);
const logIn = (email: string, typed: string, from: string, cookie?: string, server?: AccountSetup['app']) =>
  post('login', { email, password: typed }, from, cookie, server);
async function guess(email: string, times: number, from = newNetwork, server = app) {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1)
    statuses.push((await logIn(email, 'faux passe', from(), '', server)).status);
  return statuses;
}
async function confirmed() {
  const person = await setup.register();
  await setup.sql.query('update users set email_verified = true where id = $1', [person.id]);
  return person;
}
const warnings = async (email: string) =>
  (await setup.mails()).filter(({ to, subject }) => to.includes(email) && subject.includes('erronés'));

test('ten wrong passwords close the account for their network alone', async () => {
  const { email } = await confirmed();
  const attacker = newNetwork();
  expect(await guess(email, 11, () => attacker)).toEqual([...Array(10).fill(401), 429]);
  const stopped = await logIn(email, password, attacker);
  expect([stopped.status, stopped.body.code]).toEqual([429, 'tooManyRequests']);
  expect(stopped.body.message).toContain('Mot de passe oublié');
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect((await logIn(email, password, home)).status).toBe(200);
});

test('guesses from many networks are stopped, but not on a device whose mark is real', async () => {
  const [{ email, cookies }, other] = [await confirmed(), await setup.register()];
  const device = cookieHeader(cookies, deviceCookie);
  expect((await guess(email, 21, newNetwork, strict)).filter((status) => status === 401)).toHaveLength(20);
  const [, signature = ''] = cookies[deviceCookie]!.split('.');
  for (const mark of ['', other.cookies[deviceCookie], `autre.${signature}`, 'autre.', 'autre', '.'])
    expect((await logIn(email, password, home, `${deviceCookie}=${mark}`, strict)).status).toBe(429);
  expect((await logIn(email, password, home, device, strict)).status).toBe(200);
});

test('a device that was signed in is not locked out by its own network, and has ten separate guesses', async () => {
  const { email, cookies } = await confirmed();
  const device = cookieHeader(cookies, deviceCookie);
  for (let n = 0; n < 60; n += 1) await logIn(`inconnu${n}@example.org`, 'faux passe', '203.0.113.7');
  expect((await logIn(email, password, '203.0.113.7')).status).toBe(429);
  const known = await logIn(email, password, '203.0.113.7', device);
  expect(known.status).toBe(200);
  expect(cookiesOf(known)[deviceCookie]).toBe(cookies[deviceCookie]);
  for (let n = 0; n < 10; n += 1)
    expect((await logIn(email, 'faux passe', newNetwork(), device)).status).toBe(401);
  expect((await logIn(email, password, newNetwork(), device)).status).toBe(429);
});

test('a new password opens an account that strangers have closed, while they go on', async () => {
  const { email } = await confirmed();
  await guess(email, 21, newNetwork, strict);
  const attacker = newNetwork();
  for (let n = 0; n < 3; n += 1) await post('forgot-password', { email }, attacker, '', strict);
  expect((await post('forgot-password', { email }, home, '', strict)).status).toBe(200);
  const token = tokenIn(await setup.emailTo(email, 'nouveau mot de passe'));
  const typed = { password: 'tout autre passe', confirmPassword: 'tout autre passe' };
  const reset = await post('reset-password', { token, ...typed }, home, '', strict);
  expect(reset.status).toBe(200);
  await guess(email, 5, newNetwork, strict);
  const device = cookieHeader(cookiesOf(reset), deviceCookie);
  expect((await logIn(email, typed.password, home, device, strict)).status).toBe(200);
});

test('the holder of an account hears of many wrong passwords, once a day, and of few not at all', async () => {
  const { email } = await confirmed();
  await guess(email, 9);
  const other = await confirmed();
  await guess(other.email, 10);
  await setup.emailTo(other.email, 'mots de passe erronés');
  await guess(other.email, 3);
  await guess(email, 1);
  await setup.emailTo(email, 'mots de passe erronés');
  expect([await warnings(email), await warnings(other.email)].map(({ length }) => length)).toEqual([1, 1]);
});

test('an unknown address is closed after as many guesses, with the same answers', async () => {
  const { email } = await confirmed();
  const unknown = 'personne-ici@example.org';
  const [attacker, twin] = [newNetwork(), newNetwork()];
  for (let n = 0; n < 12; n += 1) {
    const [one, other] = [
      await logIn(email, 'faux passe', attacker),
      await logIn(unknown, 'faux passe', twin),
    ];
    expect([other.status, other.body]).toEqual([one.status, one.body]);
  }
});

test('one account begins twelve sessions at most, from whatever network, and no other one waits for it', async () => {
  const [{ email, cookies }, other] = [await confirmed(), await confirmed()];
  const device = cookieHeader(cookies, deviceCookie);
  const statuses: number[] = [];
  for (let n = 0; n < 13; n += 1)
    statuses.push((await logIn(email, password, newNetwork(), n % 2 ? device : '', strict)).status);
  expect(statuses).toEqual([...Array(12).fill(200), 429]);
  expect((await logIn(other.email, password, home, '', strict)).status).toBe(200);
});
