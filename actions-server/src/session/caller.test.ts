import express from 'express';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { sessionCookie } from '#contract/account/cookies.ts';
import type { UserRole } from '#contract/account/roles.ts';
import { HasuraUnavailable } from '../hasura/hasura-error.ts';
import { errorAnswer } from '../http/error-answer.ts';
import { callerOf, requireRole, signedInCallerOf } from './caller.ts';
import { createSessionCookies } from './session-cookies.ts';
import { createSessionTokens } from './session-token.ts';
import { readSession } from './session.ts';

const tokens = createSessionTokens('a-key-of-at-least-thirty-two-characters');
const id = '00000000-0000-4000-8000-000000000001';
const app = express();
let isCurrent: () => Promise<boolean> = async () => true;
app.use(readSession(tokens, createSessionCookies('http://localhost'), () => isCurrent()));
app.get('/anybody', (incoming, response) => void response.json(callerOf(incoming)));
app.get('/user', (incoming, response) => void response.json(signedInCallerOf(incoming)));
app.get('/owner', requireRole('owner'), (_request, response) => void response.json({}));
app.post('/owner', requireRole('owner'), (_request, response) => void response.json({}));
app.post('/public', (_request, response) => void response.json({}));
app.get('/admin', requireRole('site_admin'), (_request, response) => void response.json({}));
app.use(errorAnswer);

async function get(path: string, role?: UserRole) {
  const cookie = role ? `other=1; ${sessionCookie}=${await tokens.sign({ id, role })}` : 'other=1';
  return request(app).get(path).set('Cookie', cookie);
}

const post = async (path: string) =>
  request(app)
    .post(path)
    .set('Cookie', `${sessionCookie}=${await tokens.sign({ id, role: 'owner' })}`);

test('a visitor is anonymous, whatever the headers say', async () => {
  expect((await get('/anybody')).body.role).toBe('anonymous');
  const claimed = await request(app)
    .get('/anybody')
    .set({ 'x-hasura-role': 'admin', 'x-hasura-user-id': id });
  expect(claimed.body).toMatchObject({ role: 'anonymous' });
  expect(claimed.body).not.toHaveProperty('userId');
});

test('a signed-in caller is the role and user of the token', async () => {
  expect((await get('/anybody', 'admin')).body).toMatchObject({ role: 'site_admin', userId: id });
  expect((await get('/user', 'client')).body).toMatchObject({ role: 'client', userId: id });
});

test.each([
  ['/user', undefined, 401, 'unauthenticated'],
  ['/owner', undefined, 401, 'unauthenticated'],
  ['/owner', 'client', 403, 'ownerOnly'],
  ['/owner', 'admin', 403, 'ownerOnly'],
  ['/owner', 'owner', 200, undefined],
  ['/admin', 'owner', 403, 'adminOnly'],
  ['/admin', 'admin', 200, undefined],
] as const)('%s as %s is a %i', async (path, role, status, code) => {
  const answer = await get(path, role);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('a session whose account has changed may read but not write, and the browser deletes it', async () => {
  isCurrent = async () => false;
  onTestFinished(() => void (isCurrent = async () => true));
  expect((await get('/owner', 'owner')).status).toBe(200);
  const answer = await post('/owner');
  expect([answer.status, answer.body.code]).toEqual([401, 'sessionExpired']);
  expect(answer.headers['set-cookie']?.[0]).toMatch(new RegExp(`^${sessionCookie}=;`));
});

test('an account that cannot be read is a fault, and only on routes that need the caller', async () => {
  isCurrent = () => Promise.reject(new HasuraUnavailable('Hasura did not answer'));
  onTestFinished(() => void (isCurrent = async () => true));
  const answer = await post('/owner');
  expect([answer.status, answer.headers['set-cookie']]).toEqual([503, undefined]);
  expect((await post('/public')).status).toBe(200);
});
