import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setUpServer, type ServerSetup } from '../../testing/server-setup.ts';
import { systemWithTimeout } from '../session/caller.ts';
import { takeHeldEmails } from './held-emails.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
beforeEach(() => setup.sql.query('delete from held_emails'));
afterAll(() => setup?.close());

test.each([
  ['wait for the same recipient', { recipient: `'many'`, attempts: 0 }],
  ['were tried before', { recipient: `'many-' || n`, attempts: 1 }],
])('a held email does not wait for many that %s', async (_what, { recipient, attempts }) => {
  await setup.sql.query(
    `insert into held_emails (key, recipient, subject, reason, content, attempts, next_attempt_at)
     select 'old-' || n, ${recipient}, 'Bonjour', 'limit', '{}'::jsonb, $1::int, now() - interval '1 hour' from generate_series(1, 60) n
     union all select 'new', 'other', 'Bonjour', 'limit', '{}', 0, now() - interval '1 minute'`,
    [attempts],
  );
  const taken = await takeHeldEmails(setup.db, systemWithTimeout({}));
  expect(taken).toHaveLength(50);
  expect(taken.map(({ key }) => key)).toContain('new');
});
