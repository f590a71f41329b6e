import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCookie, sessionCookie, signedInCookie } from '#contract/account/cookies.ts';
import {
  cookieHeader,
  cookiesOf,
  password,
  sessionHeader,
  setUpAccounts,
  type AccountSetup,
} from '../../testing/account-setup.ts';

let setup: AccountSetup;
beforeAll(async () => {
  setup = await setUpAccounts();
});
afterAll(() => setup?.close());

test('signing out ends the session here and leaves the others', async () => {
  const { cookies, email } = await setup.register();
  const elsewhere = cookiesOf(await setup.post('login', { email, password }));
  const answer = await setup.post('logout', undefined, cookieHeader(cookies, sessionCookie, refreshCookie));
  expect(answer.status).toBe(200);
  expect(cookiesOf(answer)).toEqual({ [sessionCookie]: '', [refreshCookie]: '', [signedInCookie]: '' });
  expect((await setup.refresh(cookies)).status).toBe(401);
  expect((await setup.refresh(elsewhere)).status).toBe(200);
});

test('a token exchanged moments ago does not outlive a sign-out', async () => {
  const { cookies } = await setup.register();
  const renewed = cookiesOf(await setup.refresh(cookies));
  await setup.post('logout', {}, cookieHeader(renewed, refreshCookie));
  expect((await setup.refresh(cookies)).status).toBe(401);
});

test('a concurrent refresh and sign-out leave no session', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { cookies, id } = await setup.register();
    await Promise.all([
      setup.refresh(cookies),
      setup.post('logout', {}, cookieHeader(cookies, refreshCookie)),
    ]);
    const { rows } = await setup.sql.query(
      'select id from refresh_tokens where user_id = $1 and revoked_at is null',
      [id],
    );
    expect(rows).toEqual([]);
  }
});

test('a sign-out waits for a running refresh and ends the session that it created', async () => {
  const { cookies, id } = await setup.register();
  await setup.sql.query('begin');
  await setup.sql.query('update refresh_tokens set rotated_at = now() where user_id = $1', [id]);
  await setup.sql.query(
    `insert into refresh_tokens (user_id, family_id, token_hash, expires_at)
     select user_id, family_id, 'successor of ' || id, expires_at from refresh_tokens where user_id = $1`,
    [id],
  );
  const answer = setup.post('logout', {}, cookieHeader(cookies, refreshCookie)).then(({ status }) => status);
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await setup.sql.query(waiting)).rowCount).toBe(1);
  await setup.sql.query('commit');
  expect(await answer).toBe(200);
  const { rows } = await setup.sql.query(
    'select revoked_at is null as usable from refresh_tokens where user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ usable: false }, { usable: false }]);
});

test('a sign-in whose password is being changed opens no session', async () => {
  const { email, id } = await setup.register();
  await setup.sql.query('begin');
  await setup.sql.query(`update users set password = 'another hash' where id = $1`, [id]);
  const answer = setup.post('login', { email, password }).then(({ status }) => status);
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await setup.sql.query(waiting)).rowCount).toBe(1);
  await setup.sql.query('commit');
  expect(await answer).toBe(401);
});

test('a visitor can sign out as well', async () => {
  expect((await setup.post('logout', {})).status).toBe(200);
});

test('signing out everywhere ends every session of the user and no other', async () => {
  const { cookies, email } = await setup.register();
  const elsewhere = cookiesOf(await setup.post('login', { email, password }));
  const other = await setup.register();
  expect((await setup.post('logout-everywhere', {})).status).toBe(401);
  const answer = await setup.post('logout-everywhere', {}, sessionHeader(cookies));
  expect([answer.status, cookiesOf(answer)[signedInCookie]]).toEqual([200, '']);
  expect((await setup.refresh(cookies)).status).toBe(401);
  expect((await setup.refresh(elsewhere)).status).toBe(401);
  expect((await setup.refresh(other.cookies)).status).toBe(200);
});

test('signing in again in one browser leaves no session behind', async () => {
  const { cookies, email } = await setup.register();
  await setup.post('login', { email, password }, cookieHeader(cookies, refreshCookie));
  expect((await setup.refresh(cookies)).status).toBe(401);
});

test.each(['login', 'register', 'refresh', 'logout', 'logout-everywhere', 'forgot-password'])(
  '%s is refused to a page of another site',
  async (url) => {
    const { cookies, email } = await setup.register();
    const all = cookieHeader(cookies, sessionCookie, refreshCookie);
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const answer = await setup.post(url, { email, password }, all).set('Origin', origin);
      expect([answer.status, answer.body.code]).toEqual([403, 'otherOrigin']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await setup.refresh(cookies)).status).toBe(200);
  },
);
