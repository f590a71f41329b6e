import { tmpdir } from 'node:os';
import type { Env } from '../src/env.ts';

export function testEnv(changes: Partial<Env> = {}): Env {
  return {
    HASURA_URL: 'http://127.0.0.1:9',
    HASURA_ADMIN_SECRET: 'test-admin-secret',
    DATABASE_URL: 'postgres://127.0.0.1:9/lavoir',
    HOOK_SECRET: 'test-hook-secret',
    JWT_KEY: 'test-jwt-key-that-is-long-enough-for-hs256',
    PUBLIC_URL: 'http://localhost',
    PAGE_CACHE_MB: 64,
    PHOTOS_DIRECTORY: tmpdir(),
    GEOCODER_URL: 'http://127.0.0.1:9',
    COMPANY_REGISTER_URL: 'http://127.0.0.1:9',
    MAP_TILES_URL: '/tiles/{z}/{x}/{y}.png',
    MAIL_DIRECTORY: tmpdir(),
    MAIL_FROM: 'Lavoir <ne-pas-repondre@lavoir.test>',
    CONTACT_EMAIL: 'contact@lavoir.test',
    STRIPE_WEBHOOK_SECRETS: [],
    RATE_LIMIT_FACTOR: 1000,
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: 0,
    OTEL_SERVICE_NAME: 'lavoir-actions-server',
    ...changes,
  };
}
