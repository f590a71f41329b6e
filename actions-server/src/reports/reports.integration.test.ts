import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { decideLaundromat, decideReports, deletion, restoreLaundromat } from '../../testing/decisions.ts';
import { setUpServer, visitor, type Person, type ServerSetup } from '../../testing/server-setup.ts';
import { recipientOf } from '../email/held-emails.ts';

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
const reportContent = 'mutation ($report: ReportInput!) { reportContent(report: $report) { id } }';
const report = (person: Person, body: object) =>
  setup.graphql<{ reportContent: { id: string } }>(person, reportContent, { report: body });
async function reported(person: Person, body: object): Promise<string> {
  const { data, errors } = await report(person, body);
  expect(errors).toBeUndefined();
  return data!.reportContent.id;
}
const refusalOfReport = async (body: object) =>
  (await report(visitor, body)).errors?.map(({ extensions }) => extensions.code);
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
    const id = await reported(visitor, { laundromatId, reason: 'closed' });
    const expected = { target: 'laundromat', quote: 'Laverie Fermée', state: 'open', user_id: null };
    expect(await stored(id)).toMatchObject(expected);
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
    const id = await reported(person, body);
    expect(await stored(id)).toMatchObject({ target: 'review', quote: 'Voleurs !', user_id: person.id });
    const receipt = await emailTo(email, 'Votre signalement est arrivé');
    expect(receipt.text).toMatch(
      /signalement du .* sur un avis \(motif : les propos sont injurieux ou haineux\)/,
    );
    expect(receipt.text).not.toMatch(/Injure|Quai|quai/);
    await setup.sql.query('delete from reviews where id = $1', [reviewId]);
    const decision = { ids: [id], state: 'upheld' };
    await setup.graphql(await setup.addUser('admin'), decideReports, decision);
    expect((await emailTo(email, 'La suite donnée à votre signalement')).text).toContain('donné suite');
    expect((await stored(id)).handled_at).toBeInstanceOf(Date);
  });
});

test('a decision about more reports than an address may receive emails is sent later for the others', async () => {
  const email = `${randomUUID()}@example.fr`;
  const { rows } = await setup.sql.query<{ id: string }>(
    `insert into reports (laundromat_id, target, quote, reason, email)
     select $1, 'laundromat', 'Laverie', 'wrong', $2 from generate_series(1, 4) returning id`,
    [await setup.addLaundromat(), email],
  );
  const decision = { ids: rows.map(({ id }) => id), state: 'dismissed' };
  await setup.graphql(await setup.addUser('admin'), decideReports, decision);
  const decisions = async () =>
    (await setup.emailsTo(email)).filter(({ subject }) => subject === 'La suite donnée à votre signalement')
      .length;
  await expect.poll(decisions).toBe(3);
  const held = () => setup.count('held_emails', 'recipient = $1 and content is not null', recipientOf(email));
  await expect.poll(held).toBe(1);
  await setup.sql.query('delete from sent_emails');
  await setup.sql.query('update held_emails set next_attempt_at = now() where content is not null');
  await request(setup.app)
    .post('/cron/send_held_emails')
    .set('x-hook-secret', setup.env.HOOK_SECRET)
    .send({})
    .expect(204);
  expect(await decisions()).toBe(4);
});

test('the report of a laundromat that is then deleted is answered, and is open again once it is restored', async () => {
  const [laundromatId, admin] = [await setup.addLaundromat(), await setup.addUser('admin')];
  const email = `${randomUUID()}@example.fr`;
  const id = await reported(visitor, { laundromatId, reason: 'closed', email });
  expect((await setup.graphql(admin, decideLaundromat, deletion(laundromatId))).errors).toBeUndefined();
  expect((await emailTo(email, 'La suite donnée à votre signalement')).text).toContain(
    'nous avons donné suite',
  );
  await setup.graphql(admin, restoreLaundromat, { id: laundromatId });
  expect(await stored(id)).toMatchObject({ state: 'open', handled_at: null });
});

test('what the caller may not see cannot be reported', async () => {
  const hidden = await setup.addLaundromat({ active: false });
  const laundromatId = await setup.addLaundromat();
  const elsewhere = await addReview(await setup.addLaundromat());
  for (const id of [hidden, randomUUID()])
    expect(await refusalOfReport({ laundromatId: id, reason: 'wrong' })).toEqual(['laundromatNotFound']);
  for (const reviewId of [elsewhere, randomUUID()])
    expect(await refusalOfReport({ laundromatId, reviewId, reason: 'fake' })).toEqual(['reviewNotFound']);
});

test('the same report sent again is stored once; its id cannot become another report', async () => {
  const laundromatId = await setup.addLaundromat();
  const body = { id: randomUUID(), laundromatId, reason: 'duplicate' };
  const ids = await Promise.all([1, 2, 3].map(() => reported(visitor, body)));
  expect(ids).toEqual([body.id, body.id, body.id]);
  expect(await setup.count('reports', 'laundromat_id = $1', laundromatId)).toBe(1);
  expect(await refusalOfReport({ ...body, reason: 'wrong' })).toEqual(['conflict']);
});

test('the eleventh report of an address within ten minutes has to wait', async () => {
  const strict = await setUpServer({ RATE_LIMIT_FACTOR: 1 });
  try {
    const codeOf = async (address: string) => {
      const body = { laundromatId: randomUUID(), reason: 'wrong' };
      const { errors } = await strict.graphql(
        visitor,
        reportContent,
        { report: body },
        { 'X-Forwarded-For': address },
      );
      return errors?.[0]?.extensions;
    };
    for (let sent = 0; sent < 10; sent += 1)
      expect(await codeOf('198.51.100.1')).toMatchObject({ code: 'laundromatNotFound' });
    expect(await codeOf('198.51.100.1')).toMatchObject({
      code: 'tooManyRequests',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await codeOf('198.51.100.2')).toMatchObject({ code: 'laundromatNotFound' });
  } finally {
    await strict.close();
  }
});

test('reports are deleted after three years', async () => {
  const laundromatId = await setup.addLaundromat();
  const old = await reported(visitor, { laundromatId, reason: 'closed' });
  const recent = await reported(visitor, { laundromatId, reason: 'wrong' });
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
