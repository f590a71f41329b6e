import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { errorCatalogue } from '#contract/http/errors.ts';
import { HasuraRefusal, HasuraUnavailable } from '../hasura/hasura-error.ts';
import { ApiError } from './api-error.ts';
import { errorAnswer, methodNotAllowed, notFound } from './error-answer.ts';

function appThatThrows(error: unknown) {
  const app = express();
  app.use((incoming, _response, next) => {
    incoming.id = 'request-0001';
    next();
  });
  app.use(express.json({ limit: 100 }));
  app.get('/throws', () => {
    throw error;
  });
  app.post('/body', (_request, response) => void response.json({}));
  app.route('/read-only').all(methodNotAllowed('GET', 'HEAD'));
  app.use(notFound, errorAnswer);
  return app;
}

test('an unexpected error reveals only the id of its request', async () => {
  const answer = await request(appThatThrows(new Error('password=hunter2'))).get('/throws');
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    code: 'internal',
    message: errorCatalogue.internal.message,
    requestId: 'request-0001',
  });
});

test('something thrown that is not an error is answered like one', async () => {
  const answer = await request(appThatThrows('a string')).get('/throws');
  expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
});

test('a refusal of the catalogue carries its own message and fields', async () => {
  const refusal = new ApiError('invalidInput', { message: 'Trop court.', errors: { name: 'Trop court.' } });
  const answer = await request(appThatThrows(refusal)).get('/throws');
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    code: 'invalidInput',
    message: 'Trop court.',
    errors: { name: 'Trop court.' },
  });
});

test('without Hasura the answer is 503 in French with a time to try again', async () => {
  const answer = await request(appThatThrows(new HasuraUnavailable('connect ECONNREFUSED'))).get('/throws');
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  expect(answer.body).toEqual({ code: 'unavailable', message: errorCatalogue.unavailable.message });
});

test.each([
  ['data-exception', 400],
  ['constraint-violation', 409],
  ['validation-failed', 500],
  ['permission-error', 500],
])('a %s of Hasura is answered with %i and none of its text', async (code, status) => {
  const answer = await request(appThatThrows(new HasuraRefusal('column "password"', code, '$'))).get(
    '/throws',
  );
  expect(answer.status).toBe(status);
  expect(answer.text).not.toContain('password');
});

test('malformed JSON is a 400 in French', async () => {
  const answer = await request(appThatThrows(null)).post('/body').type('json').send('{"name":');
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ code: 'malformedJson', message: errorCatalogue.malformedJson.message });
});

test('a body over the limit is a 413', async () => {
  const answer = await request(appThatThrows(null))
    .post('/body')
    .send({ name: 'x'.repeat(200) });
  expect([answer.status, answer.body.code]).toEqual([413, 'bodyTooLarge']);
});

test('an unknown path is a 404 in JSON', async () => {
  const unknown = await request(appThatThrows(null)).get('/nowhere');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'notFound']);
});

test('a wrong method is a 405 that names the right ones', async () => {
  const answer = await request(appThatThrows(null)).delete('/read-only');
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
});
