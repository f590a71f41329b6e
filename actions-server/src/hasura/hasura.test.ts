import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '../../../local-stack/testing/speed.ts';
import { answerJson, startFakeHasura } from '../../testing/fake-hasura.ts';
import type { ApiCaller, SystemCaller } from '../session/caller.ts';
import type { TypedDocument } from './graphql.ts';
import { HasuraRefusal, HasuraUnavailable, wasCancelled } from './hasura-error.ts';
import { createHasura } from './hasura.ts';

const visitor: ApiCaller = {
  role: 'anonymous',
  requestId: 'request-0001',
  deadline: AbortSignal.timeout(limits.test),
};
const names: TypedDocument<{ names: string[] }, object, ApiCaller | SystemCaller> = {
  definitions: ['query Names { names }'],
};

async function hasuraThat(answers: (response: ServerResponse) => void) {
  const fakeHasura = await startFakeHasura(answers);
  onTestFinished(fakeHasura.stop);
  return { ...fakeHasura, hasura: createHasura({ url: fakeHasura.url, adminSecret: 'the-secret' }) };
}

test('a query runs as the caller and never as the superuser', async () => {
  const { hasura, received } = await hasuraThat((response) => answerJson(response, { data: { names: [] } }));
  await hasura.query(names, {}, visitor);
  await hasura.query(names, {}, { ...visitor, role: 'owner', userId: 'a-user' });

  expect(received.map(({ path }) => path)).toEqual(['/v1/graphql', '/v1/graphql']);
  expect(received[0]?.headers).toMatchObject({
    'x-hasura-admin-secret': 'the-secret',
    'x-hasura-role': 'anonymous',
    'x-request-id': 'request-0001',
  });
  expect(received[0]?.headers).not.toHaveProperty('x-hasura-user-id');
  expect(received[1]?.headers).toMatchObject({ 'x-hasura-role': 'owner', 'x-hasura-user-id': 'a-user' });
});

test('the superuser is the admin secret without a role', async () => {
  const { hasura, received } = await hasuraThat((response) => answerJson(response, { data: { names: [] } }));
  await hasura.query(names, {}, { ...visitor, role: 'superuser' });
  expect(received[0]?.headers).toMatchObject({ 'x-hasura-admin-secret': 'the-secret' });
  expect(received[0]?.headers).not.toHaveProperty('x-hasura-role');
});

test('connections are kept for the next query', async () => {
  const sockets = new Set<unknown>();
  const { hasura } = await hasuraThat((response) => {
    sockets.add(response.socket);
    answerJson(response, { data: { names: [] } });
  });
  for (let count = 0; count < 10; count += 1) await hasura.query(names, {}, visitor);
  expect(sockets.size).toBeLessThanOrEqual(2);
});

test('a refused connection means unavailable', async () => {
  const gone = await startFakeHasura(() => undefined);
  await gone.stop();
  const hasura = createHasura({ url: gone.url, adminSecret: 'the-secret' });
  await expect(hasura.query(names, {}, visitor)).rejects.toThrow(HasuraUnavailable);
});

test('a Hasura that does not answer before the deadline is unavailable', async () => {
  const { hasura } = await hasuraThat(() => undefined);
  const hurried = { ...visitor, deadline: AbortSignal.timeout(20) };
  await expect(hasura.query(names, {}, hurried)).rejects.toThrow(HasuraUnavailable);
});

test('a Hasura that stops in the middle of its answer is unavailable', async () => {
  const { hasura } = await hasuraThat((response) => {
    response.writeHead(200, { 'content-length': 1_000 }).write('{"data":', () => response.destroy());
  });
  await expect(hasura.query(names, {}, visitor)).rejects.toThrow(HasuraUnavailable);
});

test.each([
  ['status 500', (response: ServerResponse) => answerJson(response, { error: 'no' }, 500)],
  ['status 502 with a page', (response: ServerResponse) => response.writeHead(502).end('<html>')],
  ['a page instead of JSON', (response: ServerResponse) => response.end('<html>')],
  ['JSON that is not GraphQL', (response: ServerResponse) => answerJson(response, ['hello'])],
  [
    'a lost database',
    (response: ServerResponse) =>
      answerJson(response, {
        errors: [{ message: 'down', extensions: { code: 'postgres-error', path: '$' } }],
      }),
  ],
])('%s means unavailable', async (_title, answers) => {
  const { hasura } = await hasuraThat(answers);
  await expect(hasura.query(names, {}, visitor)).rejects.toThrow(HasuraUnavailable);
});

test('a refusal keeps the code and path of Hasura', async () => {
  const error = { message: 'query is not allowed', extensions: { code: 'validation-failed', path: '$' } };
  const { hasura } = await hasuraThat((response) => answerJson(response, { errors: [error] }));
  const refusal = await hasura.query(names, {}, visitor).catch((thrown: unknown) => thrown);
  expect(refusal).toBeInstanceOf(HasuraRefusal);
  expect(refusal).toMatchObject({ code: 'validation-failed', path: '$', message: 'query is not allowed' });
});

test('a value that Postgres quotes does not reach the error', async () => {
  const message = 'invalid input syntax for type uuid: "someone@example.org"';
  const error = { message, extensions: { code: 'data-exception', path: '$' } };
  const { hasura } = await hasuraThat((response) => answerJson(response, { errors: [error] }));
  await expect(hasura.query(names, {}, visitor)).rejects.toThrow(/^(?!.*someone)/);
});

test('an unknown error after the time of the shortest limit is a cancelled statement, sooner it is not', () => {
  const unknown = new HasuraRefusal('database query error', 'unexpected', '$');
  expect(wasCancelled(unknown, 5_000)).toBe(true);
  expect(wasCancelled(unknown, 4_000)).toBe(false);
  expect(wasCancelled(new HasuraRefusal('taken', 'constraint-violation', '$'), 5_000)).toBe(false);
});
