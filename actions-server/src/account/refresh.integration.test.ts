import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCookie, sessionCookie, signedInCookie } from '#contract/account/cookies.ts';
import {
  type AccountSetup,
  cookiesOf,
  password,
  sessionHeader,
  setUpAccounts,
} from '../../testing/account-setup.ts';
import { testEnv } from '../../testing/test-env.ts';
import { createSessionTokens } from '../session/session-token.ts';
import { hashSecretToken } from './refresh-tokens.ts';

let setup: AccountSetup;
beforeAll(async () => {
  setup = await setUpAccounts();
});
afterAll(() => setup?.close());

const ageRotation = (cookies: Record<string, string>) =>
  setup.sql.query(
    "update refresh_tokens set rotated_at = rotated_at - interval '1 minute' where token_hash = $1",
    [hashSecretToken(cookies[refreshCookie]!)],
  );

test('a refresh gives new tokens, and the new ones work', async () => {
  const { cookies, id } = await setup.register();
  const first = await setup.refresh(cookies);
  expect([first.status, first.body.user.id]).toEqual([200, id]);
  expect(cookiesOf(first)[refreshCookie]).not.toBe(cookies[refreshCookie]);
  expect((await setup.get('me', sessionHeader(cookiesOf(first)))).status).toBe(200);
  expect((await setup.refresh(cookiesOf(first))).status).toBe(200);
});

test('no token of a browser is stored, only its hash', async () => {
  const { cookies, id } = await setup.register();
  const { rows } = await setup.sql.query('select * from refresh_tokens where user_id = $1', [id]);
  expect(rows).toMatchObject([{ token_hash: hashSecretToken(cookies[refreshCookie]!) }]);
  expect(JSON.stringify(rows)).not.toContain(cookies[refreshCookie]);
});

test('tabs that refresh at once all stay signed in, each with its own token', async () => {
  const { cookies, id } = await setup.register();
  const answers = await Promise.all(Array.from({ length: 6 }, () => setup.refresh(cookies)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const tokens = answers.map((answer) => cookiesOf(answer)[refreshCookie]);
  expect(new Set(tokens).size).toBe(6);
  for (const answer of answers) expect((await setup.refresh(cookiesOf(answer))).status).toBe(200);
  const { rows } = await setup.sql.query(
    'select count(distinct family_id)::int as families from refresh_tokens where user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ families: 1 }]);
});

test('reusing an old token ends the session of thief and user, and no other', async () => {
  const { cookies, email } = await setup.register();
  const elsewhere = cookiesOf(await setup.post('login', { email, password }));
  const renewed = cookiesOf(await setup.refresh(cookies));
  await ageRotation(cookies);

  const replay = await setup.refresh(cookies);
  expect([replay.status, replay.body.code]).toEqual([401, 'sessionExpired']);
  expect(cookiesOf(replay)).toEqual({ [sessionCookie]: '', [refreshCookie]: '', [signedInCookie]: '' });
  expect((await setup.refresh(renewed)).status).toBe(401);
  expect((await setup.refresh(elsewhere)).status).toBe(200);
});

test.each([
  ['never given out', () => 'x'.repeat(43)],
  ['empty', () => ''],
  ['of another alphabet', () => '%00%27--'],
])('a refresh token that is %s is a 401', async (_what, token) => {
  const answer = await setup.post('refresh', {}, `${refreshCookie}=${token()}`);
  expect([answer.status, answer.body.message]).toEqual([401, expect.stringMatching(/connecter|reconnecter/)]);
});

test('a refresh token ends after 30 days', async () => {
  const { cookies, id } = await setup.register();
  const { rows } = await setup.sql.query(
    'select round(extract(epoch from expires_at - created_at) / 86400)::int as days from refresh_tokens where user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ days: 30 }]);
  await setup.sql.query('update refresh_tokens set expires_at = now() where user_id = $1', [id]);
  expect((await setup.refresh(cookies)).status).toBe(401);
});

test('a deactivated user is signed out at the next refresh, on every device', async () => {
  const { cookies, id, email } = await setup.register();
  const elsewhere = cookiesOf(await setup.post('login', { email, password }));
  await setup.sql.query('update users set is_active = false where id = $1', [id]);
  const answer = await setup.refresh(cookies);
  expect([answer.status, answer.body.code]).toEqual([403, 'accountDisabled']);
  expect(cookiesOf(answer)[signedInCookie]).toBe('');
  await setup.sql.query('update users set is_active = true where id = $1', [id]);
  expect((await setup.refresh(elsewhere)).status).toBe(401);
});

test('a change of role is in the token of the next refresh', async () => {
  const { cookies, id } = await setup.register();
  await setup.sql.query("update users set role = 'owner' where id = $1", [id]);
  const renewed = cookiesOf(await setup.refresh(cookies));
  const tokens = createSessionTokens(testEnv().JWT_KEY);
  expect(await tokens.verify(cookies[sessionCookie]!)).toEqual({ role: 'client', userId: id });
  expect(await tokens.verify(renewed[sessionCookie]!)).toEqual({ role: 'owner', userId: id });
});
