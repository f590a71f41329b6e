import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createTestLog } from '../testing/engine-messages.ts';
import { library } from '../testing/library.ts';
import { type Answer, type TestProject, useProject } from '../testing/project-fixture.ts';

const { log, errors } = createTestLog();
const project = useProject({ ...library, engine: { log } });

const books = { query: '{ books(limit: 1) { id } }' };
const wanted = 'query ($where: books_bool_exp) { books(where: $where, limit: 1) { id } }';

afterEach(async () => {
  expect(errors.splice(0)).toEqual([]);
  expect(((await (await project.post(books)).json()) as Answer).data.books).toHaveLength(1);
});

async function errorOf(response: Response) {
  const { errors } = (await response.json()) as Answer;
  return errors?.[0];
}

const sent = ({ engine }: TestProject, text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(engine.url).port), '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.once('error', reject).once('close', () => resolve(answer));
  });

test.each(['', '{', '{"query": "{ books { id } }"', '<xml/>', '{} {}', "{'query': 1}"])(
  'the body %j is refused as invalid JSON',
  async (body) => {
    expect((await errorOf(await project.post(body)))?.extensions.code).toBe('invalid-json');
  },
);

test.each([
  'null',
  '1',
  '[{"query": "{ books { id } }"}]',
  '"{ books { id } }"',
  '{"query": 1}',
  '{"query": "{ books { id } }", "variables": []}',
])('the body %s is refused', async (body) => {
  expect((await errorOf(await project.post(body)))?.extensions.code).toBe('parse-failed');
});

test('a body of more than 16 MB is read to its end and refused', async () => {
  const where = { title: { _eq: 'x'.repeat(17 * 1024 * 1024) } };
  expect(await errorOf(await project.post({ query: wanted, variables: { where } }))).toEqual({
    message: 'the request body is too large',
    extensions: { path: '$', code: 'bad-request' },
  });
});

test('a variable of many megabytes is accepted', async () => {
  const where = { title: { _eq: 'x'.repeat(8 * 1024 * 1024) } };
  const answer = (await (await project.post({ query: wanted, variables: { where } })).json()) as Answer;
  expect(answer.data).toEqual({ books: [] });
});

test.each([
  ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['objects', '{"_not":'.repeat(100_000) + '{}' + '}'.repeat(100_000)],
])('JSON of deeply nested %s is refused', async (_, where) => {
  const error = await errorOf(
    await project.post(`{"query": ${JSON.stringify(wanted)}, "variables": {"where": ${where}}}`),
  );
  expect(['bad-request', 'validation-failed']).toContain(error?.extensions.code);
});

test('a deeply nested jsonb value is refused', async () => {
  const nested = '['.repeat(100_000) + ']'.repeat(100_000);
  const query = 'query ($value: jsonb!) { books(where: {details: {_contains: $value}}) { id } }';
  const error = await errorOf(
    await project.post(`{"query": ${JSON.stringify(query)}, "variables": {"value": ${nested}}}`),
  );
  expect(error?.extensions.code).toBe('bad-request');
});

test('bytes that are not HTTP are answered with 400', async () => {
  expect(await sent(project, '\u0000\u0001\u0002 hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test('headers that are too large are answered with 431', async () => {
  const answer = await sent(project, `GET /healthz HTTP/1.1\r\nx: ${'y'.repeat(100_000)}`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

test('a client that disconnects in the middle of its body is not logged as a failure', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(project.engine.url).port), '127.0.0.1', () =>
      socket.write('POST /v1/graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{', () => {
        socket.destroy();
        resolve();
      }),
    );
  });
});
