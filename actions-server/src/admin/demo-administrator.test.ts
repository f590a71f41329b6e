import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { answerJson, startFakeHasura } from '../../testing/fake-hasura.ts';
import { createHasura } from '../hasura/hasura.ts';
import { demoAdministrator, findDemoAdministrator } from './demo-administrator.ts';

const logger = pino({ level: 'silent' });

test('the account that production refuses is the administrator of the demo data', async () => {
  const seed = path.resolve(import.meta.dirname, '../../../hasura/seeds/default/1795132900000_demo.sql');
  expect(await readFile(seed, 'utf8')).toMatch(
    new RegExp(`'${demoAdministrator}', demo_password, .* 'admin',`),
  );
});

test.each([
  ['holds', [{ id: 'd1000000-0000-4000-8000-000000000003' }], true],
  ['does not hold', [], false],
])(
  'a database that %s the demo administrator is reported once Hasura answers',
  async (_title, users, expected) => {
    let failures = 2;
    const fakeHasura = await startFakeHasura((response) => {
      if (failures-- > 0) answerJson(response, { error: 'starting' }, 503);
      else answerJson(response, { data: { users } });
    });
    onTestFinished(fakeHasura.stop);
    const hasura = createHasura({ url: fakeHasura.url, adminSecret: 'the-secret' });
    expect(await findDemoAdministrator(hasura, logger, 1)).toBe(expected);
    expect(fakeHasura.received.at(-1)?.body.variables).toEqual({ email: demoAdministrator });
  },
);
