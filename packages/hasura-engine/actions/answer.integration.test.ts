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
    const reviews =
      'mutation { lend(loan: {bookId: 1}) { reviews(order_by: {stars: asc}) { stars } reviews_aggregate { aggregate { count } } } }';
    webhook.reply = () => ({ json: loan });
    expect((await project.ask(reviews)).data.lend).toEqual({
      reviews: [{ stars: 3 }, { stars: 5 }],
      reviews_aggregate: { aggregate: { count: 2 } },
    });
    expect((await project.ask(reviews, {}, reader)).errors?.[0]?.message).toBe(
      "field 'reviews' not found in type: 'LoanOutput'",
    );
  });

  test('passes its cookies to the client if the action is a mutation', async () => {
    webhook.reply = () => ({ json: loan, headers: { 'set-cookie': ['a=1; HttpOnly', 'b=2'] } });
    const query = 'mutation { lend(loan: {bookId: 1}) { id } }';
    const response = await project.post({ query }, reader);
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
    webhook.reply = () => ({ json: 'words', headers: { 'set-cookie': 'a=1' } });
    const asked = await project.post({ query: '{ quote }' }, reader);
    expect(asked.headers.getSetCookie()).toEqual([]);
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
    expect(await answer(400, { error: 'm' })).toMatchObject({ extensions: { code: 'parse-failed' } });
  });

  test('with another status shows details to admin only', async () => {
    for (const status of [500, 302]) {
      expect(await answer(status, { message: 'inside' })).toEqual({
        message: 'internal error',
        extensions: { path: '$', code: 'unexpected' },
      });
    }
    const shown = await answer(500, { message: 'inside' }, {});
    expect(shown?.extensions.internal).toMatchObject({ response: { status: 500 } });
  });

  test('by exceeding the timeout fails like a call that could not be made', async () => {
    webhook.reply = () => undefined;
    const { errors } = await project.ask('mutation { remind(readers: []) { id } }', {}, reader);
    expect(errors?.[0]).toEqual({
      message: 'http exception when calling webhook',
      extensions: { path: '$', code: 'unexpected' },
    });
  });
});
