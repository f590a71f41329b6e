import { expect, test } from 'vitest';
import { productionProblems } from './production-settings.ts';

const good = {
  PUBLIC_URL: 'https://lavoir.fr',
  POSTGRES_PASSWORD: 'p'.repeat(32),
  SERVER_DATABASE_PASSWORD: 's'.repeat(32),
  HASURA_ADMIN_SECRET: 'a'.repeat(32),
  HOOK_SECRET: 'h'.repeat(32),
  JWT_KEY: 'j'.repeat(32),
  STRIPE_SECRET_KEY: `sk_live_${'x'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRETS: `whsec_${'x'.repeat(32)},whsec_${'y'.repeat(32)}`,
  SMTP_URL: 'smtps://lavoir:secret@mail.lavoir.fr:465',
  MAIL_FROM: 'Lavoir <ne-pas-repondre@lavoir.fr>',
  CONTACT_EMAIL: 'contact@lavoir.fr',
};

test('complete settings are accepted', () => {
  expect(productionProblems(good)).toEqual([]);
});

test('without any setting, one list names them all', () => {
  expect(productionProblems({ HOOK_SECRET: '' })).toEqual(
    Object.keys(good).map((name) => `${name} is missing`),
  );
});

test('the values of the example and of the sandbox are refused', () => {
  const example = {
    PUBLIC_URL: 'http://localhost:3000',
    POSTGRES_PASSWORD: 'insecure-postgres-password-for-tests-only',
    SERVER_DATABASE_PASSWORD: 'insecure-server-password-for-tests-only',
    HASURA_ADMIN_SECRET: 'insecure-admin-secret-for-tests-only-0',
    HOOK_SECRET: 'insecure-hook-secret-for-tests-only-00',
    JWT_KEY: 'insecure-jwt-key-for-tests-only-000000',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRETS: 'whsec_short',
    SMTP_URL: 'http://mail',
    MAIL_FROM: 'Lavoir <ne-pas-repondre@lavoir.test>',
    CONTACT_EMAIL: 'contact@lavoir.test',
  };
  expect(productionProblems(example).map((problem) => problem.split(' ')[0])).toEqual(Object.keys(example));
});

test('a secret is long, unique, and made of characters that need no escaping', () => {
  expect(productionProblems({ ...good, JWT_KEY: 'short' })).toEqual([
    'JWT_KEY must have at least 32 characters',
  ]);
  expect(productionProblems({ ...good, JWT_KEY: `${'j'.repeat(32)}"}` })).toEqual([
    'JWT_KEY must consist of letters, digits, - and _',
  ]);
  expect(productionProblems({ ...good, JWT_KEY: good.HOOK_SECRET })).toEqual([
    'JWT_KEY must not be the same as HOOK_SECRET',
  ]);
});

test('no Compose profile adds demo accounts', () => {
  expect(productionProblems({ ...good, COMPOSE_PROFILES: '' })).toEqual([]);
  expect(productionProblems({ ...good, COMPOSE_PROFILES: 'dev' })).toEqual([
    'COMPOSE_PROFILES must be empty: the demo accounts of dev have a known password',
  ]);
});

test('the geocoder and the map may be others, over https', () => {
  expect(productionProblems({ ...good, GEOCODER_URL: 'https://geo.lavoir.fr', MAP_TILES_URL: '' })).toEqual(
    [],
  );
  expect(productionProblems({ ...good, GEOCODER_URL: 'http://geo.lavoir.fr' })).toEqual([
    'GEOCODER_URL must be an https:// address',
  ]);
});

test('limits may be lower than the rules, not higher', () => {
  for (const factor of ['', '1', '0.50', '0.333'])
    expect(productionProblems({ ...good, RATE_LIMIT_FACTOR: factor })).toEqual([]);
  for (const factor of ['1000', '1.5', '0', '0.0', 'x'])
    expect(productionProblems({ ...good, RATE_LIMIT_FACTOR: factor })).toEqual([
      'RATE_LIMIT_FACTOR must be at most 1: a larger one lets more passwords be tried',
    ]);
});

test('the header for HTTPS and the second domain have a format', () => {
  const chosen = { HSTS: 'max-age=63072000; includeSubDomains', REDIRECT_FROM: 'www.lavoir.fr' };
  expect(productionProblems({ ...good, ...chosen })).toEqual([]);
  const wrong = { HSTS: 'max-age=1" x', REDIRECT_FROM: 'https://www.lavoir.fr' };
  expect(productionProblems({ ...good, ...wrong }).map((problem) => problem.split(' ')[0])).toEqual([
    'HSTS',
    'REDIRECT_FROM',
  ]);
});

test('a problem never repeats the value', () => {
  const broken = Object.fromEntries(Object.keys(good).map((name) => [name, 'hunter2']));
  expect(productionProblems(broken)).toHaveLength(Object.keys(good).length);
  expect(productionProblems(broken).join('\n')).not.toContain('hunter2');
});
