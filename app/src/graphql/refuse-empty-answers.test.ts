import { Client, fetchExchange, gql } from 'urql';
import { expect, test } from 'vitest';
import { refuseEmptyAnswers } from './refuse-empty-answers.ts';

const answerTo = (body: object) =>
  new Client({
    url: 'http://nowhere.test',
    preferGetMethod: false,
    fetch: () => Promise.resolve(Response.json(body)),
    exchanges: [refuseEmptyAnswers, fetchExchange],
  })
    .query(gql('{ laundromats { id } }'), {})
    .toPromise();

test.each([{ data: null }, { data: {} }, {}])('%j is a failure, not an empty result', async (body) => {
  const { data, error } = await answerTo(body);
  expect(data).toBeUndefined();
  expect(error?.networkError).toBeInstanceOf(Error);
});

test.each([{ laundromats: [] }, { laundromats: null }])('%j is an empty result', async (data) => {
  expect(await answerTo({ data })).toMatchObject({ data, error: undefined });
});

test('a refusal stays a refusal', async () => {
  const { error } = await answerTo({ data: null, errors: [{ message: 'Refused.' }] });
  expect(error?.graphQLErrors[0]?.message).toBe('Refused.');
  expect(error?.networkError).toBeUndefined();
});
