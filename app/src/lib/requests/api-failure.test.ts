import { expect, test } from 'vitest';
import { errorCatalogue } from '#contract/http/errors.ts';
import { failureOf } from './api-failure.ts';

const answer = (status: number, body: unknown, headers?: Record<string, string>) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': typeof body === 'string' ? 'text/html' : 'application/json', ...headers },
    statusText: 'Text',
  });

test('a refusal of the server is shown in its own words', async () => {
  const failure = await failureOf(
    answer(400, { code: 'invalidInput', message: 'Certaines informations…', errors: { email: 'Non' } }),
  );
  expect(failure).toMatchObject({
    status: 400,
    code: 'invalidInput',
    sentence: 'Certaines informations…',
    errors: { email: 'Non' },
  });
});

test('the checkout uses `error` where the others use `message`', async () => {
  expect((await failureOf(answer(400, { error: 'Plan inconnu' }))).sentence).toBe('Plan inconnu');
});

test('the message is the status and the body, or the status text when the body is empty', async () => {
  expect((await failureOf(answer(404, { message: 'Rien' }))).message).toBe('404: {"message":"Rien"}');
  expect(await failureOf(answer(502, 'Bad gateway'))).toMatchObject({
    message: '502: Bad gateway',
    errors: {},
  });
  expect((await failureOf(answer(500, ''))).message).toBe('500: Text');
  for (const body of [null, [], 'null', '"text"', { message: 3 }]) {
    expect((await failureOf(answer(500, body))).sentence).toBeUndefined();
  }
});

test.each([
  ['1', 'Trop de tentatives. Veuillez réessayer dans 1 seconde.'],
  ['45', 'Trop de tentatives. Veuillez réessayer dans 45 secondes.'],
  ['60', 'Trop de tentatives. Veuillez réessayer dans 1 minute.'],
  ['61', 'Trop de tentatives. Veuillez réessayer dans 2 minutes.'],
  ['80000', 'Trop de tentatives. Veuillez réessayer dans 23 heures.'],
  ['99999999', errorCatalogue.tooManyRequests.message],
])('too many attempts name the wait of %s seconds', async (wait, sentence) => {
  const refusal = { code: 'tooManyRequests', message: errorCatalogue.tooManyRequests.message };
  const failure = await failureOf(answer(429, refusal, { 'Retry-After': wait }));
  expect(failure).toMatchObject({ sentence, retryAfterSeconds: Number(wait) });
});

test.each([
  [new Date(Date.parse('2026-11-29T12:01:30Z')).toUTCString(), 90],
  ['90, 120', 90],
  ['0', undefined],
  ['-5', undefined],
  ['12.5', undefined],
  ['bientôt', undefined],
])('a wait of « %s » is read', async (wait, retryAfterSeconds) => {
  const headers = {
    'Retry-After': encodeURI(wait).replaceAll('%20', ' '),
    Date: 'Sun, 29 Nov 2026 12:00:00 GMT',
  };
  expect((await failureOf(answer(429, {}, headers))).retryAfterSeconds).toBe(retryAfterSeconds);
});

test('a particular refusal of too many attempts is shown instead of the wait', async () => {
  const refusal = { code: 'tooManyRequests', message: 'Trois propositions par jour au plus.' };
  const failure = await failureOf(answer(429, refusal, { 'Retry-After': '80000' }));
  expect(failure.sentence).toBe('Trois propositions par jour au plus.');
});
