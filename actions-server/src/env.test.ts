import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const complete = {
  HASURA_URL: 'http://127.0.0.1:8080/',
  HASURA_ADMIN_SECRET: 'admin-secret',
  DATABASE_URL: 'postgres://lavoir_server:x@db/lavoir',
  HOOK_SECRET: 'hook-secret',
  JWT_KEY: 'a-key-of-at-least-thirty-two-characters',
  PUBLIC_URL: 'https://lavoir.test',
  PHOTOS_DIRECTORY: '/var/lib/lavoir/photos',
  SMTP_URL: 'smtp://mail.lavoir.test:587',
};

test('settings that need no choice have a default, and URLs lose their trailing slash', () => {
  expect(readEnv(complete)).toEqual({
    ...complete,
    HASURA_URL: 'http://127.0.0.1:8080',
    MAIL_FROM: 'Lavoir <ne-pas-repondre@lavoir.test>',
    CONTACT_EMAIL: 'contact@lavoir.test',
    GEOCODER_URL: 'https://data.geopf.fr/geocodage',
    COMPANY_REGISTER_URL: 'https://recherche-entreprises.api.gouv.fr',
    MAP_TILES_URL: expect.stringMatching(/^https:\/\/data\.geopf\.fr\/wmts\?.*\{z\}.*\{y\}.*\{x\}$/),
    STRIPE_WEBHOOK_SECRETS: [],
    RATE_LIMIT_FACTOR: 1,
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: 4000,
    PAGE_CACHE_MB: 64,
    OTEL_SERVICE_NAME: 'lavoir-actions-server',
  });
});

test('one message lists every problem at once', () => {
  const broken = {
    ...complete,
    HASURA_URL: 'postgres://db',
    HOOK_SECRET: undefined,
    JWT_KEY: 'short',
    PUBLIC_URL: undefined,
    PHOTOS_DIRECTORY: '',
    SMTP_URL: undefined,
    RATE_LIMIT_FACTOR: '-1',
    LOG_LEVEL: 'loud',
    PORT: '70000',
  };
  expect(() => readEnv(broken)).toThrow(
    [
      'The actions server cannot start with these settings:',
      '  HASURA_URL must be an http(s) URL',
      '  HOOK_SECRET is missing',
      '  JWT_KEY must have at least 32 characters',
      '  PUBLIC_URL is missing',
      '  PHOTOS_DIRECTORY is missing',
      '  RATE_LIMIT_FACTOR must be a positive number',
      '  LOG_LEVEL must be a pino level or silent',
      '  PORT must be a port number',
      '  SMTP_URL is missing, and so is MAIL_DIRECTORY: set one of them, or no email can be sent',
    ].join('\n'),
  );
});

test('a bucket needs an address, a name and both keys', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.example.org/',
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readEnv({ ...complete, ...bucket })).toMatchObject({
    ...bucket,
    S3_ENDPOINT: 'https://s3.example.org',
  });
  for (const name of Object.keys(bucket)) {
    expect(() => readEnv({ ...complete, ...bucket, [name]: '' })).toThrow('S3_ENDPOINT goes with S3_BUCKET');
  }
});

test('a problem never repeats the value, which may be a secret', () => {
  expect(() => readEnv({ ...complete, HASURA_URL: 'hunter2' })).toThrow(/^(?!.*hunter2)/s);
});

test('webhook secrets come as a list, and a live key only goes to Stripe itself', () => {
  const env = readEnv({ ...complete, STRIPE_WEBHOOK_SECRETS: 'whsec_new, whsec_old' });
  expect(env.STRIPE_WEBHOOK_SECRETS).toEqual(['whsec_new', 'whsec_old']);
  const elsewhere = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_URL: 'http://127.0.0.1:4242' };
  expect(() => readEnv({ ...complete, ...elsewhere })).toThrow(
    'STRIPE_API_URL must not be set beside a live key',
  );
});
