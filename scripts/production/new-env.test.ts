import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { productionProblems } from '../../actions-server/src/production-settings.ts';

const script = path.resolve(import.meta.dirname, '..', '..', 'deploy', 'new-env.sh');
let server: string;
beforeEach(() => {
  server = mkdtempSync(path.join(tmpdir(), 'lavoir-new-env-'));
  mkdirSync(path.join(server, 'deploy'));
  cpSync(script, path.join(server, 'deploy', 'new-env.sh'));
});
afterEach(() => rmSync(server, { recursive: true, force: true }));

const makeEnv = (domain: string) =>
  spawnSync('sh', [path.join(server, 'deploy', 'new-env.sh'), domain], { encoding: 'utf8' });
const written = () => readFileSync(path.join(server, '.env'), 'utf8');

test('a new server gets valid secrets and lacks only the settings that its operator knows', () => {
  expect(makeEnv('lavoir.example.fr').status).toBe(0);
  const settings = parseEnv(written());
  const refused = productionProblems({ ...settings, PUBLIC_URL: `https://${settings.DOMAIN}` });
  expect(refused.map((problem) => problem.split(' ')[0]).sort()).toEqual([
    'CONTACT_EMAIL',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRETS',
  ]);
  expect(statSync(path.join(server, '.env')).mode & 0o777).toBe(0o600);
  expect(written()).toMatch(/\n$/);
});

test('existing settings are never overwritten', () => {
  makeEnv('lavoir.example.fr');
  const before = written();
  expect(makeEnv('other.example.fr').status).not.toBe(0);
  expect(written()).toBe(before);
});
