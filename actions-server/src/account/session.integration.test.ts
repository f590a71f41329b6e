import { decodeJwt, SignJWT } from 'jose';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshCookie, sessionCookie, signedInCookie } from '#contract/cookies.ts';
import {
  cookieHeader,
  cookiesOf,
  password,
  startAccountWorld,
  type AccountWorld,
} from '../../testing/account-world.ts';
import { testEnv } from '../../testing/test-env.ts';
import { createSessionTokens } from '../platform/session-token.ts';
import { hashSecretToken } from './secret-token.ts';

let world: AccountWorld;
beforeAll(async () => {
  world = await startAccountWorld();
});
afterAll(() => world?.close());

type Cookies = Record<string, string>;
const session = (cookies: Cookies) => cookieHeader(cookies, sessionCookie);
const refresh = (cookies: Cookies) => world.post('refresh', {}, cookieHeader(cookies, refreshCookie));

/** As if the token had been exchanged a minute ago: longer than two tabs take. */
const ageRotation = (cookies: Cookies) =>
  world.sql.query(
    "update refresh_tokens set rotated_at = rotated_at - interval '1 minute' where token_hash = $1",
    [hashSecretToken(cookies[refreshCookie]!)],
  );

test('two cookies are out of reach of scripts, the third holds no secret, and all are for this site only', async () => {
  const { email } = await world.register();
  const answer = await world.post('login', { email, password });
  const lines = answer.headers['set-cookie'] as unknown as string[];
  const line = (name: string) => lines.find((text) => text.startsWith(`${name}=`));
  expect(lines).toHaveLength(3);
  expect(line(sessionCookie)).toMatch(/; Max-Age=870; Path=\/; .*HttpOnly; SameSite=Lax$/);
  expect(line(refreshCookie)).toMatch(/; Max-Age=2592000; Path=\/api\/auth; .*HttpOnly; SameSite=Lax$/);
  expect(line(signedInCookie)).toMatch(/=1; Max-Age=2592000; Path=\/; Expires=[^;]+; SameSite=Lax$/);
});

test('behind https every cookie is for https only', async () => {
  const { email } = await world.register();
  const app = world.appWith({ PUBLIC_URL: 'https://lavoir.test' });
  const answer = await request(app).post('/api/auth/login').send({ email, password });
  for (const line of answer.headers['set-cookie'] as unknown as string[]) expect(line).toContain('; Secure');
});

test('the cookie ends before its token does', async () => {
  const { cookies } = await world.register();
  const payload = JSON.parse(Buffer.from(cookies[sessionCookie]!.split('.')[1]!, 'base64url').toString());
  expect(payload.exp - payload.iat).toBe(900);
});

test('me tells a signed-in user who they are, under user', async () => {
  const { cookies, id, email } = await world.register({ role: 'owner' });
  const answer = await world.get('me', session(cookies));
  expect([answer.status, answer.body.user]).toMatchObject([200, { id, email, role: 'owner' }]);
  expect(answer.body.user).not.toHaveProperty('password');
});

test('no answer about an account is kept anywhere', async () => {
  const { cookies } = await world.register();
  for (const answer of [await world.get('me', session(cookies)), await refresh(cookies)])
    expect(answer.headers['cache-control']).toBe('no-store');
});

test('me is a 401 in JSON for a visitor, and for a user who is no more', async () => {
  const visitor = await world.get('me');
  expect([visitor.status, visitor.body.code]).toEqual([401, 'unauthenticated']);
  const { cookies, id } = await world.register();
  await world.sql.query('delete from users where id = $1', [id]);
  const gone = await world.get('me', session(cookies));
  expect([gone.status, gone.body.code]).toEqual([401, 'sessionExpired']);
});

const askEngine = async (cookies: Cookies, query: string) => {
  const answer = await fetch(`${world.engineUrl}/v1/graphql`, {
    method: 'POST',
    headers: { cookie: session(cookies) },
    body: JSON.stringify({ query }),
  });
  return answer.json();
};

test('Hasura itself reads the session, and shows a user their own row only', async () => {
  const { cookies, id } = await world.register();
  await world.register();
  expect(await askEngine(cookies, '{ users { id } }')).toEqual({ data: { users: [{ id }] } });
});

test('an admin is site_admin to Hasura and never its superuser', async () => {
  const { id, email } = await world.register();
  await world.sql.query("update users set role = 'admin' where id = $1", [id]);
  const answer = await world.post('login', { email, password });
  expect(answer.body.user.role).toBe('admin');
  const cookies = cookiesOf(answer);
  expect(Buffer.from(cookies[sessionCookie]!.split('.')[1]!, 'base64url').toString()).toContain(
    '"x-hasura-allowed-roles":["site_admin"]',
  );
  expect(await askEngine(cookies, '{ users { password } }')).toMatchObject({
    errors: [{ extensions: { code: 'validation-failed' } }],
  });
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const unusableTokens: [string, (token: string) => string | Promise<string>][] = [
  ['without signature (alg none)', (token) => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`],
  [
    'with another role written into it',
    (token) => {
      const [header, payload, signature] = token.split('.');
      const text = Buffer.from(payload!, 'base64url').toString().replaceAll('client', 'site_admin');
      return [header, Buffer.from(text).toString('base64url'), signature].join('.');
    },
  ],
  [
    'signed with another key',
    () => createSessionTokens('x'.repeat(40)).sign({ id: crypto.randomUUID(), role: 'admin' }),
  ],
  [
    'that has expired',
    (token) =>
      new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(1)
        .sign(new TextEncoder().encode(testEnv().JWT_KEY)),
  ],
  ['that is no token', () => 'admin'],
  ['that is empty', () => ''],
];
test.each(unusableTokens)('a session %s is a 401, and the browser forgets it', async (_what, forge) => {
  const { cookies } = await world.register();
  const forged = `${sessionCookie}=${await forge(cookies[sessionCookie]!)}`;
  const answer = await world.get('me', forged);
  expect([answer.status, answer.body]).toEqual([
    401,
    { code: 'sessionExpired', message: 'Votre session a expiré. Veuillez vous reconnecter.' },
  ]);
  expect(cookiesOf(answer)).toEqual({ [sessionCookie]: '' });
});

test('who holds an unusable session can still sign in', async () => {
  const { email } = await world.register();
  expect((await world.post('login', { email, password }, `${sessionCookie}=x`)).status).toBe(200);
});

test('a refresh gives new tokens, and the new ones work', async () => {
  const { cookies, id } = await world.register();
  const first = await refresh(cookies);
  expect([first.status, first.body.user.id]).toEqual([200, id]);
  expect(cookiesOf(first)[refreshCookie]).not.toBe(cookies[refreshCookie]);
  expect((await world.get('me', session(cookiesOf(first)))).status).toBe(200);
  expect((await refresh(cookiesOf(first))).status).toBe(200);
});

test('no token of a browser is stored, only its hash', async () => {
  const { cookies, id } = await world.register();
  const { rows } = await world.sql.query('select * from refresh_tokens where user_id = $1', [id]);
  expect(rows).toMatchObject([{ token_hash: hashSecretToken(cookies[refreshCookie]!) }]);
  expect(JSON.stringify(rows)).not.toContain(cookies[refreshCookie]);
});

test('tabs that refresh at once all stay signed in, each with a token of its own', async () => {
  const { cookies, id } = await world.register();
  const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(cookies)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const tokens = answers.map((answer) => cookiesOf(answer)[refreshCookie]);
  expect(new Set(tokens).size).toBe(6);
  for (const answer of answers) expect((await refresh(cookiesOf(answer))).status).toBe(200);
  const { rows } = await world.sql.query(
    'select count(distinct family_id)::int as families from refresh_tokens where user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ families: 1 }]);
});

test('a token exchanged long ago ends the session of thief and owner alike, and of nobody else', async () => {
  const { cookies, email } = await world.register();
  const elsewhere = cookiesOf(await world.post('login', { email, password }));
  const renewed = cookiesOf(await refresh(cookies));
  await ageRotation(cookies);

  const replay = await refresh(cookies);
  expect([replay.status, replay.body.code]).toEqual([401, 'sessionExpired']);
  expect(cookiesOf(replay)).toEqual({ [sessionCookie]: '', [refreshCookie]: '', [signedInCookie]: '' });
  expect((await refresh(renewed)).status).toBe(401);
  expect((await refresh(elsewhere)).status).toBe(200);
});

test.each([
  ['never given out', () => 'x'.repeat(43)],
  ['empty', () => ''],
  ['of another alphabet', () => '%00%27--'],
])('a refresh token that is %s is a 401', async (_what, token) => {
  const answer = await world.post('refresh', {}, `${refreshCookie}=${token()}`);
  expect([answer.status, answer.body.message]).toEqual([401, expect.stringMatching(/connecter|reconnecter/)]);
});

test('a refresh token ends after 30 days', async () => {
  const { cookies, id } = await world.register();
  const { rows } = await world.sql.query(
    'select round(extract(epoch from expires_at - created_at) / 86400)::int as days from refresh_tokens where user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ days: 30 }]);
  await world.sql.query('update refresh_tokens set expires_at = now() where user_id = $1', [id]);
  expect((await refresh(cookies)).status).toBe(401);
});

test('a deactivated user is out at the next refresh, on every device', async () => {
  const { cookies, id, email } = await world.register();
  const elsewhere = cookiesOf(await world.post('login', { email, password }));
  await world.sql.query('update users set is_active = false where id = $1', [id]);
  const answer = await refresh(cookies);
  expect([answer.status, answer.body.code]).toEqual([403, 'accountDisabled']);
  expect(cookiesOf(answer)[signedInCookie]).toBe('');
  await world.sql.query('update users set is_active = true where id = $1', [id]);
  expect((await refresh(elsewhere)).status).toBe(401);
});

test('a change of role is in the token of the next refresh', async () => {
  const { cookies, id } = await world.register();
  await world.sql.query("update users set role = 'owner' where id = $1", [id]);
  const renewed = cookiesOf(await refresh(cookies));
  const tokens = createSessionTokens(testEnv().JWT_KEY);
  expect(await tokens.verify(cookies[sessionCookie]!)).toEqual({ role: 'client', userId: id });
  expect(await tokens.verify(renewed[sessionCookie]!)).toEqual({ role: 'owner', userId: id });
});

test('signing out ends the session here and leaves the others', async () => {
  const { cookies, email } = await world.register();
  const elsewhere = cookiesOf(await world.post('login', { email, password }));
  const answer = await world.post('logout', undefined, cookieHeader(cookies, sessionCookie, refreshCookie));
  expect(answer.status).toBe(200);
  expect(cookiesOf(answer)).toEqual({ [sessionCookie]: '', [refreshCookie]: '', [signedInCookie]: '' });
  expect((await refresh(cookies)).status).toBe(401);
  expect((await refresh(elsewhere)).status).toBe(200);
});

test('a token exchanged moments ago does not outlive a sign-out', async () => {
  const { cookies } = await world.register();
  const renewed = cookiesOf(await refresh(cookies));
  await world.post('logout', {}, cookieHeader(renewed, refreshCookie));
  expect((await refresh(cookies)).status).toBe(401);
});

test('whatever a refresh and a sign-out at once come to, no session is left', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { cookies, id } = await world.register();
    await Promise.all([refresh(cookies), world.post('logout', {}, cookieHeader(cookies, refreshCookie))]);
    const { rows } = await world.sql.query(
      'select id from refresh_tokens where user_id = $1 and revoked_at is null',
      [id],
    );
    expect(rows).toEqual([]);
  }
});

test('a sign-out waits for a refresh under way and ends the session that it made', async () => {
  const { cookies, id } = await world.register();
  await world.sql.query('begin');
  await world.sql.query('update refresh_tokens set rotated_at = now() where user_id = $1', [id]);
  await world.sql.query(
    `insert into refresh_tokens (user_id, family_id, token_hash, expires_at)
     select user_id, family_id, 'successor of ' || id, expires_at from refresh_tokens where user_id = $1`,
    [id],
  );
  const answer = world.post('logout', {}, cookieHeader(cookies, refreshCookie)).then(({ status }) => status);
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await world.sql.query(waiting)).rowCount).toBe(1);
  await world.sql.query('commit');
  expect(await answer).toBe(200);
  const { rows } = await world.sql.query(
    'select revoked_at is null as usable from refresh_tokens where user_id = $1',
    [id],
  );
  expect(rows).toEqual([{ usable: false }, { usable: false }]);
});

test('a visitor can sign out as well', async () => {
  expect((await world.post('logout', {})).status).toBe(200);
});

test('signing out everywhere ends every session of the user and of nobody else', async () => {
  const { cookies, email } = await world.register();
  const elsewhere = cookiesOf(await world.post('login', { email, password }));
  const other = await world.register();
  expect((await world.post('logout-everywhere', {})).status).toBe(401);
  const answer = await world.post('logout-everywhere', {}, session(cookies));
  expect([answer.status, cookiesOf(answer)[signedInCookie]]).toEqual([200, '']);
  expect((await refresh(cookies)).status).toBe(401);
  expect((await refresh(elsewhere)).status).toBe(401);
  expect((await refresh(other.cookies)).status).toBe(200);
});

test('signing in again in one browser leaves no session behind', async () => {
  const { cookies, email } = await world.register();
  await world.post('login', { email, password }, cookieHeader(cookies, refreshCookie));
  expect((await refresh(cookies)).status).toBe(401);
});

test.each(['login', 'register', 'refresh', 'logout', 'logout-everywhere', 'forgot-password'])(
  '%s is refused to a page of another site',
  async (url) => {
    const { cookies, email } = await world.register();
    const all = cookieHeader(cookies, sessionCookie, refreshCookie);
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      const answer = await world.post(url, { email, password }, all).set('Origin', origin);
      expect([answer.status, answer.body.code]).toEqual([403, 'foreignOrigin']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect((await refresh(cookies)).status).toBe(200);
  },
);
