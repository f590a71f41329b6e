import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestLog } from '../testing/engine-messages.ts';
import { library } from '../testing/library.ts';
import { connect, runSql, startProject, type TestProject } from '../testing/project-fixture.ts';

const { log, errors, slowStatements } = createTestLog();
let project: TestProject;
beforeAll(async () => {
  project = await startProject({ ...library, engine: { log } });
  await runSql(
    project.databaseUrl,
    `create table seen (statement text, trace text);
     create function see() returns trigger language plpgsql as $$ begin
       insert into seen values (current_query(), current_setting('hasura.tracecontext'));
       if new.id = 93 then perform pg_sleep(0.6); end if;
       return new; end $$;
     create trigger see before insert on author for each row execute function see()`,
  );
});
afterAll(() => project.close());

const id = '0af7651916cd43dd8448eb211c80319c';
const write = (author: number, more: Record<string, string>) =>
  project.ask(
    'mutation Add($id: Int!) { insert_author_one(object: {id: $id, fullName: "Nobody"}) { id } }',
    { id: author },
    { headers: { 'x-hasura-admin-secret': 'secret-of-a-test', ...more } },
  );

async function seen() {
  const client = await connect(project.databaseUrl);
  const { rows } = await client.query<{ statement: string; trace: string }>('delete from seen returning *');
  await client.end();
  return rows.map(({ statement, trace }) => [
    /\/\*.*\*\//.exec(statement)?.[0],
    (JSON.parse(trace) as { trace_id: string }).trace_id,
  ]);
}

test('statements of a recorded trace name it in a comment, those of any other do not', async () => {
  const recorded = `00-${id}-b7ad6b7169203331-01`;
  await write(90, { traceparent: recorded });
  expect(await seen()).toEqual([[`/*traceparent='${recorded}'*/`, id]]);
  await write(91, { traceparent: recorded.replace(/01$/, '00') });
  await write(92, { traceparent: `*/; drop table author; /*`, 'x-b3-traceid': id });
  expect(await seen()).toEqual([
    [undefined, id],
    [undefined, id],
  ]);
});

test('a slow statement is logged with the id of its request', async () => {
  expect(await write(93, { 'x-request-id': 'request-1' })).toHaveProperty('data');
  expect(slowStatements).toContainEqual(
    expect.stringMatching(/^a statement of the request request-1 took \d+ ms$/),
  );
  expect(errors).toEqual([]);
});
