import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createSessionTokens } from './session-token.ts';

const key = 'a-key-of-at-least-thirty-two-characters';
const tokens = createSessionTokens(key);
const id = '00000000-0000-4000-8000-000000000001';

const signed = (claims: Record<string, unknown>, expires: string | number = '5m', secret = key) =>
  new SignJWT({ 'https://hasura.io/jwt/claims': claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));

test.each([
  ['client', 'client'],
  ['owner', 'owner'],
  ['admin', 'site_admin'],
] as const)('the token of a %s says %s', async (role, hasuraRole) => {
  expect(await tokens.verify(await tokens.sign({ id, role }))).toEqual({ role: hasuraRole, userId: id });
});

const own = { 'x-hasura-default-role': 'client', 'x-hasura-user-id': id };
test('a token like ours is read', async () => {
  expect(await tokens.verify(await signed(own))).toEqual({ role: 'client', userId: id });
});

test.each([
  ['expired', () => signed(own, 1)],
  ['signed with another key', () => signed(own, '5m', 'x'.repeat(40))],
  ['for the superuser of Hasura', () => signed({ ...own, 'x-hasura-default-role': 'admin' })],
  ['for a visitor', () => signed({ ...own, 'x-hasura-default-role': 'anonymous' })],
  ['for no user', () => signed({ 'x-hasura-default-role': 'client' })],
  ['for a user that is no uuid', () => signed({ ...own, 'x-hasura-user-id': '1 or 1=1' })],
  [
    'without an end',
    () =>
      new SignJWT({ 'https://hasura.io/jwt/claims': own })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .sign(new TextEncoder().encode(key)),
  ],
  ['of another algorithm', () => 'eyJhbGciOiJub25lIn0.e30.'],
])('a token %s is nobody', async (_what, make) => {
  expect(await tokens.verify(await make())).toBeUndefined();
});

test('a role that no user can have makes no token', async () => {
  await expect(async () => tokens.sign({ id, role: 'superuser' as 'admin' })).rejects.toThrow();
});

test('while the key is being changed, tokens of the previous one are accepted, and new ones use the new one', async () => {
  const next = createSessionTokens('another-key-of-at-least-thirty-two-chars', key);
  expect(await next.verify(await tokens.sign({ id, role: 'client' }))).toEqual({
    role: 'client',
    userId: id,
  });
  expect(await tokens.verify(await next.sign({ id, role: 'client' }))).toBeUndefined();
});
