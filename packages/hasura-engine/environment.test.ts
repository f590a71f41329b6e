import { expect, test } from 'vitest';
import { readSettings } from './environment.ts';

const readWith = (environment: Record<string, string>) =>
  readSettings({ HASURA_GRAPHQL_ADMIN_SECRET: 'secret', ...environment });

test('an error about a wrong value names the variable', () => {
  expect(() => readSettings({})).toThrow('HASURA_GRAPHQL_ADMIN_SECRET is missing.');
  expect(() => readWith({ HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'maybe' })).toThrow(
    'HASURA_GRAPHQL_ENABLE_ALLOWLIST must be true or false.',
  );
  expect(() => readWith({ HASURA_GRAPHQL_DEV_MODE: 'true' })).toThrow(
    'HASURA_GRAPHQL_DEV_MODE must be false.',
  );
  expect(() => readWith({ HASURA_GRAPHQL_EVENTS_HTTP_POOL_SIZE: '-1' })).toThrow(
    'HASURA_GRAPHQL_EVENTS_HTTP_POOL_SIZE must be a whole number.',
  );
});

test.each([
  [
    '{"type":"HS256","key":"short","header":{"type":"Cookie","name":"session"}}',
    'HASURA_GRAPHQL_JWT_SECRET needs a longer key for HS256.',
  ],
  ['{"jwk_url":"https://example.org"}', 'HASURA_GRAPHQL_JWT_SECRET is not valid at type'],
  ['HS256', 'HASURA_GRAPHQL_JWT_SECRET is not valid JSON.'],
])('%s is no secret for tokens', (secret, message) => {
  expect(() => readWith({ HASURA_GRAPHQL_JWT_SECRET: secret })).toThrow(message);
});
