import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorHeader } from '#contract/account/roles.ts';
import { withdrawalAnswer } from '#contract/account/withdrawal.ts';
import { authoredId } from '../../testing/authored-id.ts';
import { type Person, type ServerSetup, setUpServer, visitor } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let laundromat: string;
beforeAll(async () => {
  setup = await setUpServer();
  laundromat = await setup.addLaundromat();
});
afterAll(() => setup?.close());

const types = [
  {
    table: 'reviews',
    path: () => `/api/laundromats/${laundromat}/reviews`,
    body: { authorName: 'Anaïs', rating: 4, comment: 'Machines propres.' },
    tooLate: `created_at = now() - interval '25 hours'`,
  },
  {
    table: 'contacts',
    path: () => '/api/contact',
    body: { name: 'Luc', email: 'luc@example.fr', message: 'Bonjour à vous.' },
    tooLate: `is_read = true`,
  },
  {
    table: 'fact_corrections',
    path: () => `/api/laundromats/${laundromat}/corrections`,
    body: { kind: 'closed' },
    tooLate: `status = 'dismissed', decided_at = now()`,
  },
];

describe.each(types)('a text in $table', ({ table, path, body, tooLate }) => {
  const post = (id: string) => setup.send(visitor, 'post', path()).send({ ...body, id });
  const withdraw = (id: string, editKey?: string, person: Person = visitor) =>
    setup.send(person, 'post', `${path()}/${id}/withdraw`).send({ editKey });
  const stored = (id: string) => setup.count(table, 'id = $1', id);

  test('is withdrawn by the device that sent it, and does not come back', async () => {
    const [id, editKey] = authoredId();
    await post(id);
    const answer = await withdraw(id, editKey);
    expect([answer.status, withdrawalAnswer.parse(answer.body)]).toEqual([200, { id, wasStored: true }]);
    expect((await withdraw(id, editKey)).body).toEqual({ id, wasStored: false });
    await post(id);
    expect(await stored(id)).toBe(0);
  });

  test('that never arrived cannot arrive after its withdrawal', async () => {
    const [id, editKey] = authoredId();
    expect((await withdraw(id, editKey)).body).toEqual({ id, wasStored: false });
    await post(id);
    expect(await stored(id)).toBe(0);
  });

  test('that is being stored is withdrawn as soon as it is', async () => {
    const [id, editKey] = authoredId();
    const isWaiting = `not granted and database = (select oid from pg_database where datname = current_database())`;
    const waiting = (number: number) => expect.poll(() => setup.count('pg_locks', isWaiting)).toBe(number);
    await setup.sql.query('begin');
    await setup.sql.query(`lock table ${table} in share mode`);
    const posted = post(id).then(({ status }) => status);
    await waiting(1);
    const withdrawn = withdraw(id, editKey).then((answer) => answer.body);
    await waiting(2);
    await setup.sql.query('commit');
    expect([await posted, await withdrawn]).toEqual([201, { id, wasStored: true }]);
    expect(await stored(id)).toBe(0);
  });

  test('stays for everybody else, who does not learn whether it exists', async () => {
    const [id] = authoredId();
    await post(id);
    const answers = [await withdraw(id, randomUUID()), await withdraw(randomUUID(), randomUUID())];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'conflict']);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect((await withdraw(id)).body.code).toBe('invalidInput');
    expect(await stored(id)).toBe(1);
    expect(await setup.count('deleted_ids', 'id = $1', id)).toBe(0);
    await setup.sql.query(`delete from ${table} where id = $1`, [id]);
  });

  test('stays once it is too late', async () => {
    const [id, editKey] = authoredId();
    await post(id);
    await setup.sql.query(`update ${table} set ${tooLate} where id = $1`, [id]);
    const answer = await withdraw(id, editKey);
    expect([answer.status, answer.body.code]).toEqual([409, 'notWithdrawable']);
    expect(await stored(id)).toBe(1);
  });

  test('cannot be withdrawn more than twenty times in ten minutes', async () => {
    const strict = setup.appWith({ RATE_LIMIT_FACTOR: 1 });
    const at = `${path()}/${randomUUID()}/withdraw`;
    for (let sent = 0; sent < 20; sent += 1) await request(strict).post(at).send({});
    expect((await request(strict).post(at).send({})).body.code).toBe('tooManyRequests');
  });
});

test('a review of an account is withdrawn by that account alone', async () => {
  const [id, editKey] = authoredId();
  const [author, other] = [await setup.addUser('client'), await setup.addUser('client')];
  const [{ path, body }] = types as [(typeof types)[0]];
  await setup.send(author, 'post', path()).send({ ...body, id });
  const withdraw = (person: Person) =>
    setup.send(person, 'post', `${path()}/${id}/withdraw`).send({ editKey });
  for (const person of [other, visitor]) expect((await withdraw(person)).body.code).toBe('notWithdrawable');
  expect((await withdraw(other).set(authorHeader, author.id)).body.code).toBe('otherAuthor');
  expect((await withdraw(author)).body).toEqual({ id, wasStored: true });
});
