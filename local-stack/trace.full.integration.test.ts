import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useStackStarts } from './testing/stack-starts.ts';
import { ask } from './testing/test-database.ts';
import { withClient } from './with-client.ts';

const starts = useStackStarts();

async function mails(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n');
}

test('a message of a visitor has one id in the answer, in the database while it is written, in its event and in the email', async () => {
  const dataDirectory = starts.dataFolder('traced');
  const stack = await starts.start({ dataDirectory, server: { LOG_LEVEL: 'silent' } });
  await withClient(stack.databaseUrl, (client) =>
    client.query(`create table seen as select ''::text as trace limit 0;
     create function see() returns trigger language plpgsql as $$ begin
       insert into seen values (current_setting('hasura.tracecontext')::jsonb ->> 'trace_id'); return new; end $$;
     create trigger see before insert on contacts for each row execute function see()`),
  );
  const answer = await fetch(`${stack.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: randomUUID(), name: 'Luc', email: 'luc@example.fr', message: 'Bonjour.' }),
  });
  expect(answer.status).toBe(201);
  const id = answer.headers.get('x-request-id')!;
  const trace = id.replaceAll('-', '');
  expect(trace).toMatch(/^[\da-f]{32}$/);
  expect(await ask(stack.databaseUrl, 'select trace from seen')).toBe(trace);
  const event = `select payload #>> '{trace_context,trace_id}' from hdb_catalog.event_log where trigger_name = 'contact_received'`;
  expect(await ask(stack.databaseUrl, event)).toBe(trace);
  await expect.poll(() => mails(path.join(dataDirectory, 'mail'))).toContain(`X-Request-ID: ${id}`);
});
