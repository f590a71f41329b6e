import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { projectFolder } from './project-folder.ts';
import { readSettings } from './settings.ts';

test('.env.example contains exactly the defaults', () => {
  const example = parseEnv(readFileSync(path.join(projectFolder, '.env.example'), 'utf8'));
  expect(readSettings(example as Record<string, string>)).toEqual(readSettings({}));
  expect(Object.keys(example)).toEqual(
    expect.arrayContaining([
      'PORT',
      'DATA_DIR',
      'DEMO',
      'LOG_LEVEL',
      'SMTP_URL',
      'MAIL_FROM',
      'RATE_LIMIT_FACTOR',
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRETS',
    ]),
  );
});

test('settings of the actions server reach it, and empty ones have its default', () => {
  const server = { CONTACT_EMAIL: 'bonjour@example.fr', MAP_TILES_STORABLE: 'true' };
  expect(readSettings(server).server).toMatchObject(server);
  expect(readSettings({ CONTACT_EMAIL: '' }).server.CONTACT_EMAIL).toBe('contact@lavoir.test');
});

test('one message lists every invalid setting', () => {
  expect(() => readSettings({ PORT: 'abc', DEMO: 'yes', SMTP_URL: 'mail', RATE_LIMIT_FACTOR: '0' })).toThrow(
    'These settings are not valid: PORT must be a port number; DEMO must be 0 or 1; ' +
      'SMTP_URL must be an smtp:// or smtps:// address; RATE_LIMIT_FACTOR must be a positive number.',
  );
});

test('a bucket with missing settings is refused before anything starts', () => {
  expect(() => readSettings({ S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'photos' })).toThrow(
    'These S3_ settings are required by the others and are missing: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
  );
  expect(() => readSettings({ S3_ENDPOINT: 's3.example.org' })).toThrow(
    'S3_ENDPOINT must be an http(s) address',
  );
});

test('a live key of Stripe is refused before anything starts', () => {
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(
    'STRIPE_SECRET_KEY must be a test key (sk_test_…): a live one has no place here',
  );
  expect(readSettings({ STRIPE_SECRET_KEY: 'sk_test_1' }).server.STRIPE_SECRET_KEY).toBe('sk_test_1');
});

test('an empty setting counts as unset', () => {
  expect(readSettings({ PORT: '', DATA_DIR: '' })).toMatchObject({ port: 3000, demo: true });
});
