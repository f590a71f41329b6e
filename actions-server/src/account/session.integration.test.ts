import { decodeJwt, SignJWT } from 'jose';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceCookie, refreshCookie, sessionCookie, signedInCookie } from '#contract/account/cookies.ts';
import {
  cookieHeader,
  cookiesOf,
  password,
  sessionHeader,
  setUpAccounts,
  type AccountSetup,
} from '../../testing/account-setup.ts';
import { testEnv } from '../../testing/test-env.ts';
import { createSessionTokens } from '../session/session-token.ts';

let setup: AccountSetup;
beforeAll(async () => {
  setup = await setUpAccounts();
});
afterAll(() => setup?.close());

test('three cookies are out of reach of scripts, the fourth holds no secret, and all are for this site only', async () => {
  const { email } = await setup.register();
  const answer = await setup.post('login', { email, password });
  const lines = answer.headers['set-cookie'] as unknown as string[];
  const line = (name: string) => lines.find((text) => text.startsWith(`${name}=`));
  expect(lines).toHaveLength(4);
  expect(line(sessionCookie)).toMatch(/; Max-Age=870; Path=\/; .*HttpOnly; SameSite=Lax$/);
  expect(line(refreshCookie)).toMatch(/; Max-Age=2592000; Path=\/api\/auth; .*HttpOnly; SameSite=Lax$/);
  expect(line(deviceCookie)).toMatch(/; Max-Age=15552000; Path=\/api\/auth; .*HttpOnly/);
  expect(line(signedInCookie)).toMatch(/=1; Max-Age=2592000; Path=\/; Expires=[^;]+; SameSite=Lax$/);
});

test('behind https every cookie belongs to this very host', async () => {
  const { email } = await setup.register();
  const app = setup.appWith({ PUBLIC_URL: 'https://lavoir.test' });
  const answer = await request(app).post('/api/auth/login').send({ email, password });
  for (const line of answer.headers['set-cookie'] as unknown as string[]) {
    expect(line).toMatch(/^__Host-lavoir_/);
    expect(line).toMatch(/; Path=\/;.*; Secure/);
    expect(line).not.toContain('Domain');
  }
  const cookies = cookiesOf(answer);
  const me = await request(app)
    .get('/api/auth/me')
    .set('Cookie', cookieHeader(cookies, '__Host-lavoir_session'));
  expect(me.body.user.email).toBe(email);
  const plain = cookieHeader({ lavoir_session: cookies['__Host-lavoir_session']! }, 'lavoir_session');
  expect((await request(app).get('/api/auth/me').set('Cookie', plain)).status).toBe(401);
});

test('the cookie ends before its token does', async () => {
  const { cookies } = await setup.register();
  const payload = JSON.parse(Buffer.from(cookies[sessionCookie]!.split('.')[1]!, 'base64url').toString());
  const left = payload.exp - Date.now() / 1000;
  expect(left).toBeLessThanOrEqual(900);
  expect(left).toBeGreaterThan(870);
});

test('the session of an administrator, whose reads Hasura allows by the token alone, lasts two minutes', async () => {
  const { email, id } = await setup.register();
  await setup.sql.query(`update users set role = 'admin' where id = $1`, [id]);
  const answer = await setup.post('login', { email, password });
  const [cookie = ''] = answer.headers['set-cookie'] as unknown as string[];
  expect(cookie).toContain('; Max-Age=90;');
  const payload = JSON.parse(Buffer.from(cookie.split('.')[1]!, 'base64url').toString());
  const left = payload.exp - Date.now() / 1000;
  expect(left).toBeLessThanOrEqual(120);
  expect(left).toBeGreaterThan(90);
});

test('GET /me returns the signed-in user under `user`', async () => {
  const { cookies, id, email } = await setup.register({ role: 'owner' });
  const answer = await setup.get('me', sessionHeader(cookies));
  expect([answer.status, answer.body.user]).toMatchObject([200, { id, email, role: 'owner' }]);
  expect(answer.body.user).not.toHaveProperty('password');
});

test('no answer about an account is cached', async () => {
  const { cookies } = await setup.register();
  for (const answer of [await setup.get('me', sessionHeader(cookies)), await setup.refresh(cookies)])
    expect(answer.headers['cache-control']).toBe('no-store');
});

test('GET /me answers 401 in JSON to a visitor and to a deleted user', async () => {
  const visitor = await setup.get('me');
  expect([visitor.status, visitor.body.code]).toEqual([401, 'unauthenticated']);
  const { cookies, id } = await setup.register();
  await setup.sql.query('delete from users where id = $1', [id]);
  const gone = await setup.get('me', sessionHeader(cookies));
  expect([gone.status, gone.body.code]).toEqual([401, 'sessionExpired']);
});

const askEngine = async (cookies: Record<string, string>, query: string) => {
  const answer = await fetch(`${setup.engineUrl}/v1/graphql`, {
    method: 'POST',
    headers: { cookie: sessionHeader(cookies) },
    body: JSON.stringify({ query }),
  });
  return answer.json();
};

test('Hasura itself reads the session, and shows a user their own row only', async () => {
  const { cookies, id } = await setup.register();
  await setup.register();
  expect(await askEngine(cookies, '{ users { id } }')).toEqual({ data: { users: [{ id }] } });
});

test('an admin is site_admin to Hasura and never its superuser', async () => {
  const { id, email } = await setup.register();
  await setup.sql.query("update users set role = 'admin' where id = $1", [id]);
  const answer = await setup.post('login', { email, password });
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
test.each(unusableTokens)('a session %s is a 401, and the browser deletes it', async (_what, forge) => {
  const { cookies } = await setup.register();
  const forged = `${sessionCookie}=${await forge(cookies[sessionCookie]!)}`;
  const answer = await setup.get('me', forged);
  expect([answer.status, answer.body]).toEqual([
    401,
    { code: 'sessionExpired', message: 'Votre session a expiré. Veuillez vous reconnecter.' },
  ]);
  expect(cookiesOf(answer)).toEqual({ [sessionCookie]: '' });
});

test('a user with an unusable session can still sign in', async () => {
  const { email } = await setup.register();
  expect((await setup.post('login', { email, password }, `${sessionCookie}=x`)).status).toBe(200);
});
