import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setUpServer, visitor, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

async function addReview(laundromat: string): Promise<string> {
  const id = randomUUID();
  await setup.sql.query(
    `insert into reviews (id, laundromat_id, author_name, rating, comment) values ($1, $2, 'Anaïs', 1, 'Voleurs !')`,
    [id, laundromat],
  );
  return id;
}
const report = (person: Person, body: object) => setup.send(person, 'post', '/api/reports').send(body);
const stored = async (id: string) =>
  (await setup.sql.query('select * from reports where id = $1', [id])).rows[0];
const emailTo = (address: string, subject: string) =>
  vi.waitFor(async () => {
    const mail = (await setup.emailsTo(address)).find((one) => one.subject === subject);
    expect(mail).toBeDefined();
    return mail!;
  });

describe('everybody may report', () => {
  test('a laundromat, which waits for the administrators as it reads now', async () => {
    const laundromatId = await setup.addLaundromat({ name: 'Laverie Fermée' });
    const answer = await report(visitor, { laundromatId, reason: 'closed', state: 'upheld' });
    expect(answer.status).toBe(201);
    const expected = { target: 'laundromat', quote: 'Laverie Fermée', state: 'open', user_id: null };
    expect(await stored(answer.body.id)).toMatchObject(expected);
    const mail = await emailTo(setup.env.CONTACT_EMAIL, 'Signalement : Laverie Fermée');
    expect(mail.text).toContain('la laverie est fermée définitivement');
    expect(mail.text).toContain('/laverie/laverie-fermee-lyon');
  });

  test('a review, and is notified by email of receipt and outcome', async () => {
    const laundromatId = await setup.addLaundromat({ name: 'Laverie du Quai' });
    const person = await setup.addUser('client');
    const email = `${randomUUID()}@example.fr`;
    const reviewId = await addReview(laundromatId);
    const body = { laundromatId, reviewId, reason: 'offensive', message: '<b>Injure</b>', email };
    const { id } = (await report(person, body)).body;
    expect(await stored(id)).toMatchObject({ target: 'review', quote: 'Voleurs !', user_id: person.id });
    const receipt = await emailTo(email, 'Votre signalement est arrivé');
    expect(receipt.text).toMatch(
      /signalement du .* sur un avis \(motif : les propos sont injurieux ou haineux\)/,
    );
    expect(receipt.text).not.toMatch(/Injure|Quai|quai/);
    await setup.sql.query('delete from reviews where id = $1', [reviewId]);
    await setup.sql.query(`update reports set state = 'upheld' where id = $1`, [id]);
    expect((await emailTo(email, 'La suite donnée à votre signalement')).text).toContain('donné suite');
    expect((await stored(id)).handled_at).toBeInstanceOf(Date);
  });
});

test('what the caller may not see cannot be reported', async () => {
  const hidden = await setup.addLaundromat({ active: false });
  const laundromatId = await setup.addLaundromat();
  const elsewhere = await addReview(await setup.addLaundromat());
  for (const id of [hidden, randomUUID()])
    expect((await report(visitor, { laundromatId: id, reason: 'wrong' })).body.code).toBe(
      'laundromatNotFound',
    );
  for (const reviewId of [elsewhere, randomUUID()])
    expect((await report(visitor, { laundromatId, reviewId, reason: 'fake' })).body.code).toBe(
      'reviewNotFound',
    );
});

test('the same report sent again is stored once; its id cannot become another report', async () => {
  const laundromatId = await setup.addLaundromat();
  const body = { id: randomUUID(), laundromatId, reason: 'duplicate' };
  const answers = await Promise.all([1, 2, 3].map(() => report(visitor, body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  expect(await setup.count('reports', 'laundromat_id = $1', laundromatId)).toBe(1);
  expect((await report(visitor, { ...body, reason: 'wrong' })).status).toBe(409);
});

test('the eleventh report within ten minutes has to wait', async () => {
  const strict = setup.appWith({ RATE_LIMIT_FACTOR: 1 });
  for (let sent = 0; sent < 10; sent += 1) await request(strict).post('/api/reports').send({});
  const answer = await request(strict).post('/api/reports').send({});
  expect([answer.status, answer.body.code]).toEqual([429, 'tooManyRequests']);
});

test('reports are deleted after three years', async () => {
  const laundromatId = await setup.addLaundromat();
  const [old, recent] = await Promise.all(
    ['closed', 'wrong'].map(async (reason) => (await report(visitor, { laundromatId, reason })).body.id),
  );
  await setup.sql.query(`update reports set created_at = now() - interval '3 years 1 day' where id = $1`, [
    old,
  ]);
  await request(setup.app)
    .post('/cron/purge_reports')
    .set('x-hook-secret', setup.env.HOOK_SECRET)
    .send({})
    .expect(204);
  expect(await stored(old)).toBeUndefined();
  expect(await stored(recent)).toBeDefined();
});
