import request from 'supertest';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refreshCookie, sessionCookie } from '#contract/account/cookies.ts';
import { answerJson, startFakeHasura } from '../../testing/fake-hasura.ts';
import { testApp } from '../../testing/test-app.ts';
import { testEnv } from '../../testing/test-env.ts';
import { createSessionTokens } from '../session/session-token.ts';

const password = 'mot de passe';
const id = '00000000-0000-4000-8000-000000000001';
const token = 'x'.repeat(43);
let cookie: string;

beforeEach(async () => {
  const session = await createSessionTokens(testEnv().JWT_KEY).sign({ id, role: 'client' });
  cookie = `${sessionCookie}=${session}; ${refreshCookie}=${token}`;
});
afterEach(() => vi.restoreAllMocks());

const calls: [string, string, object?][] = [
  ['get', 'me'],
  ['post', 'login', { email: 'a@example.org', password }],
  [
    'post',
    'register',
    { firstName: 'A', lastName: 'B', email: 'a@example.org', password, confirmPassword: password },
  ],
  ['post', 'refresh', {}],
  ['post', 'logout', {}],
  ['post', 'logout-everywhere', {}],
  ['post', 'verify-email', { token }],
  ['post', 'resend-verification', {}],
  ['post', 'forgot-password', { email: 'a@example.org' }],
  ['post', 'reset-password', { token, password, confirmPassword: password }],
];

function call(url: string, [method, path, body]: [string, string, object?]) {
  const app = testApp({ HASURA_URL: url });
  const sent =
    method === 'get' ? request(app).get(`/api/auth/${path}`) : request(app).post(`/api/auth/${path}`);
  return sent.set('Cookie', cookie).send(body);
}

const nowhere = 'http://127.0.0.1:9';

test.each(calls)('%s %s without Hasura and Postgres is a 503 in French', async (...args) => {
  const answer = await call(nowhere, args);
  expect([answer.status, answer.body.message]).toEqual([503, expect.stringMatching(/momentanément/)]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test.each(calls)('%s %s fails within ten seconds when Hasura does not answer', async (...args) => {
  const fakeHasura = await startFakeHasura(() => undefined);
  onTestFinished(fakeHasura.stop);
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
  expect((await call(fakeHasura.url, args)).status).toBe(503);
  expect(Math.max(...timeouts.mock.calls.map(([ms]) => ms))).toBeLessThan(10_000);
});

test('a fault during a refresh keeps the cookies, so that the browser can try again', async () => {
  const answer = await call(nowhere, ['post', 'refresh', {}]);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([503, undefined]);
});

test('a sign-out that could not reach Postgres is a failure, but the browser is signed out', async () => {
  const answer = await call(nowhere, ['post', 'logout', {}]);
  expect(answer.status).toBe(503);
  expect(answer.headers['set-cookie']).toHaveLength(3);
});

test('a user reads the own account in the own role', async () => {
  const fakeHasura = await startFakeHasura((response) => answerJson(response, { data: { users: [] } }));
  onTestFinished(fakeHasura.stop);
  await call(fakeHasura.url, ['get', 'me']);
  expect(fakeHasura.received[0]?.headers).toMatchObject({
    'x-hasura-role': 'client',
    'x-hasura-user-id': id,
  });
});
