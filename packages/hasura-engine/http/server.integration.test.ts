import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { library } from '../testing/library.ts';
import { useProject, type Answer } from '../testing/project-fixture.ts';

const key = 'k'.repeat(32);
const environment = {
  ...library.environment,
  HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
    type: 'HS256',
    key,
    header: { type: 'Cookie', name: 'session' },
  }),
};

const cookie = useProject({
  ...library,
  environment: { ...environment, HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'limited' },
});
const strict = useProject({ ...library, environment });

interface TokenOptions {
  claims?: Record<string, unknown>;
  expires?: number;
  issued?: number;
  secret?: string;
}

const token = ({ claims, expires = 3600, issued = 0, secret = key }: TokenOptions = {}) =>
  new SignJWT({
    'https://hasura.io/jwt/claims': claims ?? {
      'x-hasura-default-role': 'owner',
      'x-hasura-allowed-roles': ['owner', 'reader'],
      'X-Hasura-User-Id': 'u2',
    },
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(Math.floor(Date.now() / 1000) + issued)
    .setExpirationTime(Math.floor(Date.now() / 1000) + expires)
    .sign(new TextEncoder().encode(secret));

const owned = { query: '{ books { id } }' };
const names = { query: '{ author(order_by: {fullName: asc}, limit: 1) { fullName } }' };

async function answer(response: Response) {
  const body = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: unknown }[];
  };
  return body.data ?? body.errors?.[0];
}

describe('the caller', () => {
  test('is admin or the requested role with the admin secret', async () => {
    expect(await answer(await cookie.post(owned))).toEqual({
      books: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
    });
    const asOwner = { role: 'owner', session: { 'x-hasura-user-id': 'u2' } };
    expect(await answer(await cookie.post(owned, asOwner))).toEqual({ books: [{ id: 2 }] });
  });

  test('is refused with a wrong secret, whatever else is sent', async () => {
    const headers = { 'x-hasura-admin-secret': 'guess', cookie: `session=${await token()}` };
    const response = await cookie.post(owned, { headers });
    expect(response.status).toBe(200);
    expect(await answer(response)).toEqual({
      message: 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
      extensions: { path: '$', code: 'access-denied' },
    });
  });

  test('has the role and session variables of the cookie', async () => {
    const headers = { cookie: `other=1; session=${await token()}` };
    expect(await answer(await cookie.post(owned, { headers }))).toEqual({ books: [{ id: 2 }] });
  });

  test('may choose among the allowed roles with a header, and set no variable', async () => {
    const session = { cookie: `session=${await token()}` };
    const chosen = { ...session, 'x-hasura-role': 'reader', 'x-hasura-user-id': 'u1' };
    expect(await answer(await cookie.post(owned, { headers: chosen }))).toEqual({
      books: [{ id: 1 }, { id: 2 }],
    });
    const forged = { ...session, 'x-hasura-user-id': 'u1' };
    expect(await answer(await cookie.post(owned, { headers: forged }))).toEqual({ books: [{ id: 2 }] });
    const refused = { ...session, 'x-hasura-role': 'admin' };
    expect(await answer(await cookie.post(owned, { headers: refused }))).toEqual({
      message: 'Your requested role is not in allowed roles',
      extensions: { path: '$', code: 'access-denied' },
    });
  });

  test('has the unauthorized role without a cookie, and no header can change it', async () => {
    expect(await answer(await cookie.post(names, { headers: {} }))).toEqual({
      author: [{ fullName: 'Ada Byron' }],
    });
    const headers = { 'x-hasura-role': 'admin', authorization: `Bearer ${await token()}` };
    expect(await answer(await cookie.post(owned, { headers }))).toMatchObject({
      message: "field 'id' not found in type: 'books'",
    });
  });

  test('is refused with an invalid token, and not treated as anonymous', async () => {
    const cases: [string, string, string][] = [
      [await token({ expires: -10 }), 'Could not verify JWT: JWTExpired', 'invalid-jwt'],
      [await token({ issued: 60 }), 'Could not verify JWT: JWTIssuedAtFuture', 'invalid-jwt'],
      [
        await token({ secret: 'z'.repeat(32) }),
        'Could not verify JWT: JWSError JWSInvalidSignature',
        'invalid-jwt',
      ],
    ];
    for (const [value, message, code] of cases) {
      expect(await answer(await cookie.post(names, { headers: { cookie: `session=${value}` } }))).toEqual({
        message,
        extensions: { path: '$', code },
      });
    }
    const roles = { 'x-hasura-allowed-roles': ['owner'], 'x-hasura-default-role': 'owner' };
    for (const claims of [
      { ...roles, 'x-hasura-allowed-roles': 'owner' },
      { ...roles, 'x-hasura-user-id': 1 },
      {},
    ]) {
      const headers = { cookie: `session=${await token({ claims })}` };
      expect(await answer(await cookie.post(names, { headers }))).toMatchObject({
        extensions: { code: 'jwt-invalid-claims' },
      });
    }
    const blank = await answer(await cookie.post(names, { headers: { cookie: 'session=' } }));
    expect(blank).toMatchObject({ extensions: { code: 'invalid-jwt' } });
  });

  test('is refused without a cookie where no role is unauthorized', async () => {
    expect(await answer(await strict.post(owned, { headers: {} }))).toEqual({
      message: 'x-hasura-admin-secret/x-hasura-access-key required, but not found',
      extensions: { path: '$', code: 'access-denied' },
    });
  });
});

describe('requests', () => {
  test.each([
    ['{', 'invalid-json', undefined],
    ['{}', 'parse-failed', "the key 'query' was not present"],
    ['5', 'parse-failed', undefined],
    [{ query: '{ books { id }' }, 'validation-failed', 'not a valid graphql query'],
    [{ query: `{ ${'a { '.repeat(20_000)}` }, 'validation-failed', 'not a valid graphql query'],
    [
      { query: 'query a { __typename } query b { __typename }' },
      'validation-failed',
      'exactly one operation has to be present in the document when operationName is not specified',
    ],
    [
      { query: 'query a { __typename }', operationName: 'b' },
      'validation-failed',
      'no such operation found in the document: "b"',
    ],
    [
      { query: 'query a { __typename }', operationName: '' },
      'parse-failed',
      ' is not valid GraphQL name',
      '$.operationName',
    ],
    [
      { query: 'query a { __typename }', operationName: 'a b' },
      'parse-failed',
      'a b is not valid GraphQL name',
      '$.operationName',
    ],
    [
      { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: '0' } } },
      'not-supported',
      'Automatic Persisted Queries is not enabled',
    ],
    [
      { query: 'subscription { books { id } }' },
      'unexpected-payload',
      'subscriptions are not supported over HTTP, use websockets instead',
    ],
  ])('%j is answered with a single error', async (body, code, message?: string, path?: string) => {
    const response = await cookie.post(body);
    expect(response.status).toBe(200);
    const json = (await response.json()) as Required<Answer>;
    expect(json.errors).toHaveLength(1);
    expect(json.errors[0]?.extensions.code).toBe(code);
    if (message !== undefined) expect(json.errors[0]?.message).toBe(message);
    if (path !== undefined) expect(json.errors[0]?.extensions.path).toBe(path);
  });

  test('bytes that are not UTF-8 are refused', async () => {
    const response = await fetch(`${cookie.engine.url}/v1/graphql`, {
      method: 'POST',
      body: new Uint8Array([123, 255, 125]),
    });
    expect(await answer(response)).toMatchObject({ extensions: { code: 'invalid-json' } });
  });

  test('a successful answer has a request id, the one that was sent if any', async () => {
    expect((await cookie.post(owned)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const headers = { 'x-request-id': 'mine' };
    expect((await cookie.post(names, { headers })).headers.get('x-request-id')).toBe('mine');
  });

  test('health and version are public, and other routes do not exist', async () => {
    const get = (path: string) => fetch(`${cookie.engine.url}${path}`);
    expect(await (await get('/healthz')).text()).toBe('OK');
    expect(await (await get('/v1/version')).json()).toMatchObject({ server_type: 'ce' });
    const missing = await get('/nothing');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ path: '$', error: 'resource does not exist', code: 'not-found' });
  });
});
