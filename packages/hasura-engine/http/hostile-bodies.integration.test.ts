import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
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
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as unknown;

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
  const answer = await sent(project, '\u0000\u0001\u0002 hello\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(bodyOf(answer)).toMatchObject({ code: 'bad-request' });
});

test('headers that are too large are answered with 431', async () => {
  const answer = await sent(project, `GET /healthz HTTP/1.1\r\nx: ${'y'.repeat(100_000)}`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
});

describe('answers to callers without a session', () => {
  const project = useProject({
    ...library,
    environment: { ...library.environment, HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'limited' },
    engine: { visitorAnswerLength: 100, log },
  });
  const asVisitor = { headers: {} };
  const long = { query: `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: __typename`).join(' ')} }` };

  test('are bounded in length', async () => {
    expect(await errorOf(await project.post(long, asVisitor))).toEqual({
      message: 'the answer is too large',
      extensions: { path: '$', code: 'bad-request' },
    });
  });

  test('are not bounded for others', async () => {
    expect(await (await project.post(long)).json()).toHaveProperty('data.a9');
  });
});

describe('large bodies beside each other', () => {
  const project = useProject({ ...library, engine: { requestMemoryBytes: 20_000_000, log } });

  const where = { title: { _eq: 'x'.repeat(15_000_000) } };
  const large = async () => (await project.post({ query: wanted, variables: { where } })).json();

  async function besideLargeBody<T>(work: () => Promise<T>): Promise<T> {
    const socket = connect(Number(new URL(project.engine.url).port), '127.0.0.1');
    const head = 'POST /v1/graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 16000000\r\n\r\n';
    await new Promise((resolve) => socket.write(head + ' '.repeat(15_500_000), resolve));
    return work().finally(() => socket.destroy());
  }

  test('are refused when they have no memory together, while small ones are answered', async () => {
    await expect
      .poll(() => besideLargeBody(large))
      .toMatchObject({ errors: [{ message: 'the server is busy with other large requests' }] });
    await besideLargeBody(async () =>
      expect(await (await project.post(books)).json()).toHaveProperty('data.books'),
    );
    await expect.poll(large).toEqual({ data: { books: [] } });
  });
});

describe('slow clients', () => {
  const project = useProject({ ...library, engine: { requestTimeoutMs: 300, log } });

  test.each([
    ['headers', 'POST /v1/graphql HTTP/1.1\r\nhost: x\r\n'],
    ['a body', 'POST /v1/graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{"query":'],
  ])('a client that does not finish %s is disconnected', async (_, text) => {
    const answer = await sent(project, text);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(bodyOf(answer)).toEqual({
      path: '$',
      error: 'the request took too long to arrive',
      code: 'bad-request',
    });
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
});
