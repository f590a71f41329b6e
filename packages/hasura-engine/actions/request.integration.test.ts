import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startLendingProject } from '../testing/lending.ts';
import type { TestProject } from '../testing/project-fixture.ts';
import { startWebhook, type TestWebhook } from '../testing/webhook.ts';

let project: TestProject;
let webhook: TestWebhook;

beforeAll(async () => {
  webhook = await startWebhook();
  project = await startLendingProject(webhook.url);
});

beforeEach(() => {
  webhook.calls.length = 0;
});

afterAll(async () => {
  await project.close();
  await webhook.close();
});

const reader = { role: 'reader', session: { 'x-hasura-user-id': '7' } };
const loan = { id: 'l1', bookId: 1 };

describe('the request to a webhook', () => {
  test('names the action, its resolved input, the session and the query as it was written', async () => {
    webhook.reply = () => ({ json: loan });
    const query =
      'mutation M($book: Int!) { lend(loan: {bookId: $book, details: {a: [1.5, "x"]}}, days: 3) { id } }';
    expect(await project.ask(query, { book: 1 }, reader)).toEqual({ data: { lend: { id: 'l1' } } });
    const [call] = webhook.calls;
    expect(call?.path).toBe('/lend');
    expect(call?.body).toEqual({
      action: { name: 'lend' },
      input: { loan: { bookId: 1, details: { a: [1.5, 'x'] } }, days: 3 },
      session_variables: { 'x-hasura-role': 'reader', 'x-hasura-user-id': '7' },
      request_query: query,
    });
    expect(call?.headers['content-type']).toBe('application/json');
    expect(call?.headers['user-agent']).toMatch(/^hasura-graphql-engine\/v2/);
  });

  test('has the configured headers, and those of the client that may be forwarded', async () => {
    webhook.reply = () => ({ json: loan });
    await project.post(
      { query: 'mutation { lend(loan: {bookId: 1}) { id } }' },
      {
        headers: {
          'x-hasura-admin-secret': 'secret-of-a-test',
          'x-hasura-other': 'kept back',
          'user-agent': 'browser',
          accept: 'text/html',
          cookie: 'a=b',
          'x-custom': 'mine',
          'x-hook': 'forged',
        },
      },
    );
    const headers = webhook.calls[0]?.headers ?? {};
    expect(headers).toMatchObject({
      'x-hook': 'hook-secret',
      'x-fixed': 'fixed',
      cookie: 'a=b',
      'x-custom': 'mine',
      'x-forwarded-user-agent': 'browser',
      'x-forwarded-host': new URL(project.engine.url).host,
    });
    expect(Object.keys(headers).filter((name) => /hasura|^accept/.test(name))).toEqual([]);
  });

  test('has no header of the client unless the action forwards them', async () => {
    webhook.reply = () => ({ json: 'words' });
    await project.post(
      { query: '{ quote }' },
      { headers: { 'x-hasura-admin-secret': 'secret-of-a-test', cookie: 'a=b' } },
    );
    expect(webhook.calls[0]?.headers.cookie).toBeUndefined();
  });
});

describe('input', () => {
  test('is checked before anything is sent', async () => {
    const messages = async (query: string, variables?: Record<string, unknown>) =>
      (await project.ask(query, variables, reader)).errors?.[0];
    expect(await messages('mutation { lend(loan: {bookId: "1"}) { id } }')).toMatchObject({
      message: "expected a 32-bit integer for type 'Int', but found a string",
      extensions: { path: '$.selectionSet.lend.args.loan.bookId', code: 'validation-failed' },
    });
    expect(await messages('mutation { lend(loan: {bookId: 1, x: 2}) { id } }')).toMatchObject({
      message: "field 'x' not found in type: 'LoanInput'",
    });
    expect(await messages('mutation { lend(loan: {}) { id } }')).toMatchObject({
      message: "missing required field 'bookId'",
    });
    expect(await messages('{ quote(mood: LOUD) }')).toMatchObject({
      message: "expected one of the values ['CALM', 'WILD'] for type 'Mood', but found 'LOUD'",
    });
    expect(
      await messages('mutation($b: String) { lend(loan: {bookId: $b}) { id } }', { b: '1' }),
    ).toMatchObject({ message: "variable 'b' is declared as 'String', but used where 'Int!' is expected" });
    expect(webhook.calls).toEqual([]);
  });

  test('accepts a single value as a list, and a number as an id', async () => {
    webhook.reply = () => ({ json: [] });
    await project.ask('mutation { remind(readers: "r1") { id } }', {}, reader);
    expect(webhook.calls[0]?.body.input).toEqual({ readers: ['r1'] });
    webhook.reply = () => ({ json: null });
    await project.ask('query($n: ID, $m: Mood) { quote(number: $n, mood: $m) }', { n: 5, m: 'CALM' }, reader);
    expect(webhook.calls[1]?.body.input).toEqual({ number: '5', mood: 'CALM' });
  });
});

describe('an action', () => {
  test('can be called by admin and the listed roles', async () => {
    webhook.reply = () => ({ json: { any: 1 } });
    expect(await project.ask('{ secretQuote }')).toEqual({ data: { secretQuote: { any: 1 } } });
    expect((await project.ask('{ secretQuote }', {}, reader)).errors?.[0]?.message).toBe(
      "field 'secretQuote' not found in type: 'query_root'",
    );
    expect((await project.ask('mutation { lend }', {}, { role: 'stranger' })).errors?.[0]?.message).toBe(
      'no mutations exist',
    );
  });

  test('appears in the schema of these roles only', () => {
    const schema = project.engine.schemaSdl('reader');
    expect(schema).toContain('lend(days: Int, loan: LoanInput!): LoanOutput');
    expect(schema).toContain('"""A wish for a book"""\ninput LoanInput');
    expect(schema).not.toContain('secretQuote');
    expect(project.engine.schemaSdl('stranger')).not.toContain('LoanOutput');
  });

  test('can be mixed with tables: each field runs separately, in order', async () => {
    webhook.reply = () => ({ status: 400, json: { message: 'refused' } });
    const mixed =
      'mutation { insert_book(objects: {id: 50, title: "kept"}) { affected_rows } lend(loan: {bookId: 50}) { id } }';
    expect((await project.ask(mixed, {}, { role: 'clerk' })).errors?.[0]?.message).toBe('refused');
    expect((await project.ask('{ book_by_pk(id: 50) { title } }')).data.book_by_pk).toEqual({
      title: 'kept',
    });
  });
});
