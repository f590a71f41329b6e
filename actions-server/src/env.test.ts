import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const complete = {
  HASURA_URL: 'http://127.0.0.1:8080/',
  HASURA_ADMIN_SECRET: 'admin-secret',
  HOOK_SECRET: 'hook-secret',
  JWT_KEY: 'a-key-of-at-least-thirty-two-characters',
  PUBLIC_URL: 'https://lavoir.test',
  PHOTOS_DIRECTORY: '/var/lib/lavoir/photos',
};

test('settings that need no choice have a default, and URLs lose their trailing slash', () => {
  expect(readEnv(complete)).toEqual({
    ...complete,
    HASURA_URL: 'http://127.0.0.1:8080',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: 4000,
  });
});

test('one message lists every problem at once', () => {
  const broken = {
    ...complete,
    HASURA_URL: 'postgres://db',
    HOOK_SECRET: undefined,
    PUBLIC_URL: undefined,
    PHOTOS_DIRECTORY: '',
    LOG_LEVEL: 'loud',
    PORT: '70000',
  };
  expect(() => readEnv(broken)).toThrow(
    [
      'The actions server cannot start with these settings:',
      '  HASURA_URL must be an http(s) URL',
      '  HOOK_SECRET is missing',
      '  PUBLIC_URL is missing',
      '  PHOTOS_DIRECTORY is missing',
      '  LOG_LEVEL must be a pino level or silent',
      '  PORT must be a port number',
    ].join('\n'),
  );
});

test('a problem never repeats the value, which may be a secret', () => {
  expect(() => readEnv({ ...complete, HASURA_URL: 'hunter2' })).toThrow(/^(?!.*hunter2)/s);
});
