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
    await project.ask('query($n: ID) { quote(number: $n) }', { n: 5 }, reader);
    expect(webhook.calls[1]?.body.input).toEqual({ number: '5' });
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

describe('the answer of a webhook', () => {
  const lend = async (json: unknown, selection = 'id bookId note nested { word } extra __typename') => {
    webhook.reply = () => ({ json });
    return project.ask(`mutation { lend(loan: {bookId: 1}) { ${selection} } }`, {}, reader);
  };
  const failure = async (json: unknown) => {
    const { errors } = await lend(json);
    expect(errors?.[0]?.extensions).toEqual({ path: '$', code: 'unexpected' });
    return errors?.[0]?.message;
  };

  test('is reduced to the selected fields, in the order of the request', async () => {
    const answer = await lend({ ...loan, other: 1, nested: { word: 'w', more: 2 }, extra: { any: [1] } });
    expect(JSON.stringify(answer)).toBe(
      '{"data":{"lend":{"id":"l1","bookId":1,"note":null,"nested":{"word":"w"},"extra":{"any":[1]},"__typename":"LoanOutput"}}}',
    );
  });

  test('lacks the nested objects and lists that the webhook left out, and has null for other fields', async () => {
    const answer = await lend(loan, 'id note words nested { word }');
    expect(JSON.stringify(answer)).toBe('{"data":{"lend":{"id":"l1","note":null}}}');
    const withNulls = await lend({ ...loan, words: null, nested: null }, 'words nested { word }');
    expect(withNulls).toEqual({ data: { lend: { words: null, nested: null } } });
  });

  test('must have the declared type', async () => {
    expect(await failure({ id: 'l1' })).toBe('field "bookId" expected in webhook response, but not found');
    expect(await failure({ id: null, bookId: 1 })).toBe('expecting not null value for field "id"');
    expect(await failure([loan])).toBe('got array for the action webhook response, expecting LoanOutput');
    expect(await failure({ id: 'l1', bookId: 'one' })).toBe(
      'got scalar String for the action webhook response, expecting Int',
    );
    expect(await failure({ ...loan, nested: {} })).toBe(
      'field "word" expected in webhook response, but not found',
    );
    webhook.reply = () => ({ json: loan });
    const list = await project.ask('mutation { remind(readers: []) { id } }', {}, reader);
    expect(list.errors?.[0]?.message).toBe('expecting array for the action webhook response');
    webhook.reply = () => ({ json: null });
    const none = await project.ask('mutation { remind(readers: []) { id } }', {}, reader);
    expect(none.errors?.[0]?.message).toBe('got null for the action webhook response');
    webhook.reply = () => ({ status: 204 });
    const empty = await project.ask('{ quote }', {}, reader);
    expect(empty.errors?.[0]?.message).toBe('not a valid json response from webhook');
  });

  test('may be null where the output type is nullable', async () => {
    expect(await lend(null)).toEqual({ data: { lend: null } });
  });

  test('is joined with the rows that the role of the caller may read', async () => {
    webhook.reply = () => ({
      json: [
        { ...loan, id: 'a' },
        { id: 'b', bookId: 2 },
        { id: 'c', bookId: 9 },
      ],
    });
    const query = 'mutation { remind(readers: []) { id book { title } } }';
    expect((await project.ask(query, {}, reader)).data.remind).toEqual([
      { id: 'a', book: { title: 'Notes' } },
      { id: 'b', book: null },
      { id: 'c', book: null },
    ]);
    expect((await project.ask(query)).data.remind[1]).toEqual({ id: 'b', book: { title: 'Lost' } });
    const review = 'mutation { lend(loan: {bookId: 1}) { review { stars } } }';
    webhook.reply = () => ({ json: loan });
    expect((await project.ask(review)).data.lend).toEqual({ review: { stars: 5 } });
    expect((await project.ask(review, {}, reader)).errors?.[0]?.message).toBe(
      "field 'review' not found in type: 'LoanOutput'",
    );
  });

  test('passes its cookies to the client if the action is a mutation', async () => {
    webhook.reply = () => ({ json: loan, headers: { 'set-cookie': ['a=1; HttpOnly', 'b=2'] } });
    const query = 'mutation { lend(loan: {bookId: 1}) { id } }';
    const response = await project.post({ query }, reader);
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
    webhook.reply = () => ({ json: 'words', headers: { 'set-cookie': 'a=1' } });
    const cookieless = await project.post({ query: '{ quote }' }, reader);
    expect(cookieless.headers.getSetCookie()).toEqual([]);
  });
});

describe('a webhook that refuses', () => {
  const answer = async (status: number, json: unknown, caller: { role?: string } = reader) => {
    webhook.reply = () => ({ status, json });
    return (await project.ask('{ quote }', {}, caller)).errors?.[0];
  };

  test('with 4xx gives the caller its message and code', async () => {
    expect(await answer(400, { message: 'm' })).toEqual({
      message: 'm',
      extensions: { path: '$', code: 'unexpected' },
    });
    expect(await answer(404, { message: 'm', code: 'c' })).toEqual({
      message: 'm',
      extensions: { path: '$', code: 'c' },
    });
    expect(await answer(422, { message: 'm', code: 'c', extensions: { code: 'own', more: [1] } })).toEqual({
      message: 'm',
      extensions: { code: 'own', more: [1] },
    });
    expect(await answer(400, { error: 'm' })).toMatchObject({ extensions: { code: 'unexpected' } });
  });

  test('with another status shows no details', async () => {
    for (const caller of [reader, {}])
      for (const status of [500, 302])
        expect(await answer(status, { message: 'inside' }, caller)).toEqual({
          message: 'internal error',
          extensions: { path: '$', code: 'unexpected' },
        });
  });

  test('by exceeding the timeout fails like a call that could not be made', async () => {
    webhook.reply = () => undefined;
    const { errors } = await project.ask('mutation { hurry { id } }', {}, reader);
    expect(errors?.[0]).toEqual({
      message: 'http exception when calling webhook',
      extensions: { path: '$', code: 'unexpected' },
    });
  });
});
