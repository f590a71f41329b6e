import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setUpServer, visitor, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

let addresses = 0;
const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;

interface Sending {
  person?: Person;
  from?: string;
  body?: object;
  app?: ReturnType<ServerSetup['appWith']>;
}
const review = (laundromat: string, { person = visitor, from = newAddress(), body, app }: Sending = {}) =>
  setup
    .send(person, 'post', `/api/laundromats/${laundromat}/reviews`, app)
    .set('X-Forwarded-For', from)
    .send({ authorName: 'Anaïs', rating: 1, comment: 'Sale.', ...body });
const statuses = async (sent: PromiseLike<{ status: number }>[]) =>
  (await Promise.all(sent)).map(({ status }) => status).sort((one, other) => one - other);
const published = (laundromat: string) =>
  setup.count('reviews', 'laundromat_id = $1 and not is_held', laundromat);
const average = async (laundromat: string) =>
  (await setup.send(visitor, 'get', `/api/laundromats/${laundromat}`)).body;
const ten = Array.from({ length: 10 });

describe('an account has one review of a laundromat', () => {
  test('the newest replaces the older one, with its date, photos and answer', async () => {
    const person = await setup.addUser('client');
    const laundromat = await setup.addLaundromat();
    const { body: first } = await review(laundromat, { person });
    await setup.sql.query(
      `update reviews set created_at = now() - interval '2 years', answer = 'Merci.', answered_at = now() where id = $1`,
      [first.id],
    );
    const second = await review(laundromat, { person, body: { rating: 5 } });
    expect(second.status).toBe(201);
    expect(await average(laundromat)).toMatchObject({
      reviewCount: 1,
      averageRating: 5,
      reviews: [{ id: second.body.id, answer: null, createdAt: second.body.createdAt }],
    });
    expect(Date.now() - Date.parse(second.body.createdAt)).toBeLessThan(60_000);
  });

  test('several at once leave one, which is published', async () => {
    const person = await setup.addUser('client');
    const laundromat = await setup.addLaundromat();
    const from = newAddress();
    const sent = ten.slice(5).map(() => review(laundromat, { person, from }));
    expect(await statuses(sent)).toEqual([201, 201, 201, 201, 201]);
    expect(await average(laundromat)).toMatchObject({ reviewCount: 1, averageRating: 1 });
    expect(await setup.count('reviews', 'laundromat_id = $1', laundromat)).toBe(1);
  });

  test('sent twice it stays one, and a replaced one does not come back', async () => {
    const person = await setup.addUser('client');
    const laundromat = await setup.addLaundromat();
    const body = { id: randomUUID() };
    for (const status of [201, 200]) expect((await review(laundromat, { person, body })).status).toBe(status);
    const newer = await review(laundromat, { person, body: { comment: 'Mieux.' } });
    expect((await review(laundromat, { person, body })).body.code).toBe('reviewRemoved');
    expect((await average(laundromat)).reviews).toEqual([newer.body]);
  });
});

describe('a second review from the same network', () => {
  test('waits, from an account too, whatever the headers say', async () => {
    const [laundromat, other] = [await setup.addLaundromat(), await setup.addLaundromat()];
    const from = newAddress();
    expect((await review(laundromat, { from })).status).toBe(201);
    const person = await setup.addUser('client');
    expect((await review(laundromat, { from, person })).status).toBe(202);
    expect((await review(laundromat.toUpperCase(), { from: `203.0.113.9, ${from}` })).status).toBe(202);
    expect((await review(other, { from })).status).toBe(201);
    expect((await review(laundromat)).status).toBe(201);
    expect(await published(laundromat)).toBe(2);
    const learned = async () => (await setup.emailsTo(person.email!)).map(({ text }) => text).join();
    await vi.waitFor(async () => expect(await learned()).toContain('de la même connexion'));
  });

  test('waits when ten arrive at once', async () => {
    const laundromat = await setup.addLaundromat();
    const from = newAddress();
    const sent = ten.map(() => review(laundromat, { from }));
    expect(await statuses(sent)).toEqual([201, ...ten.slice(1).map(() => 202)]);
    expect(await published(laundromat)).toBe(1);
  });

  test('waits for 90 days, after which no hash of the network is left; the address itself is never stored', async () => {
    const laundromat = await setup.addLaundromat();
    const from = newAddress();
    const { body } = await review(laundromat, { from });
    const { rows } = await setup.sql.query<{ row: string }>('select r::text as row from reviews r');
    expect(rows.map(({ row }) => row).join()).not.toContain(from);
    const afterDays = async (days: number) => {
      await setup.sql.query(
        'update reviews set created_at = now() - make_interval(days => $2) where id = $1',
        [body.id, days],
      );
      const job = setup
        .send(visitor, 'post', '/cron/purge_tokens')
        .set('x-hook-secret', setup.env.HOOK_SECRET);
      expect((await job.send({ id: 'x', name: 'purge_tokens' })).status).toBe(204);
      return (await review(laundromat, { from })).status;
    };
    expect(await afterDays(89)).toBe(202);
    expect(await afterDays(91)).toBe(201);
    expect(
      await setup.count('reviews', 'id = $1 and sender_hash is null and sender_slot is null', body.id),
    ).toBe(1);
  });
});

describe('a burst of reviews', () => {
  test('of one laundromat waits from the sixth within an hour, from whatever network', async () => {
    const app = setup.appWith({ RATE_LIMIT_FACTOR: 1 });
    const laundromat = await setup.addLaundromat();
    const person = await setup.addUser('client');
    const sent = ten.map((_, n) => review(laundromat, { app, ...(n === 0 && { person }) }));
    expect(await statuses(sent)).toEqual([201, 201, 201, 201, 201, 202, 202, 202, 202, 202]);
    expect(await published(laundromat)).toBe(5);
  });

  test('of one network waits from the fourth laundromat; what is sent again does not count', async () => {
    const app = setup.appWith({ RATE_LIMIT_FACTOR: 1 });
    const from = newAddress();
    const send = async (body: object) => {
      const laundromat = await setup.addLaundromat();
      const once = await review(laundromat, { app, from, body });
      await review(laundromat, { app, from, body });
      return once.status;
    };
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await send({ id: randomUUID() }));
    expect(answers).toEqual([201, 201, 201, 202]);
  });
});

describe('the reviews of one sender', () => {
  const count = 'mutation ($id: uuid!) { countSenderReviews(id: $id) { reviewCount laundromatCount } }';
  const remove = `mutation ($id: uuid!, $reason: String!) {
    removeSenderReviews(id: $id, reason: $reason) { reviewCount } }`;
  const reason = 'Avis en série.';

  test('of an account are counted, then removed with one reason, which it gets for each', async () => {
    const [person, admin] = [await setup.addUser('client'), await setup.addUser('admin')];
    const laundromats = [await setup.addLaundromat(), await setup.addLaundromat()];
    const others = await review(laundromats[0]!, { body: { rating: 5 } });
    const sent = [];
    for (const laundromat of laundromats) sent.push((await review(laundromat, { person })).body.id);
    const id = sent[0]!;
    expect((await setup.graphql(admin, count, { id })).data).toEqual({
      countSenderReviews: { reviewCount: 2, laundromatCount: 2 },
    });
    expect((await setup.graphql(admin, remove, { id, reason })).data).toEqual({
      removeSenderReviews: { reviewCount: 2 },
    });
    expect(await setup.count('reviews', 'user_id = $1', person.id)).toBe(0);
    expect(await average(laundromats[0]!)).toMatchObject({
      reviewCount: 1,
      reviews: [{ id: others.body.id }],
    });
    const journal = `subject_id = any($1) and decided_by = $2 and reason = $3 and author_id = $4`;
    expect(await setup.count('moderation_actions', journal, sent, admin.id, reason, person.id)).toBe(2);
    await vi.waitFor(async () => {
      const mails = (await setup.emailsTo(person.email)).filter(({ text }) => text.includes(reason));
      expect(mails).toHaveLength(2);
    });
    expect((await setup.graphql(admin, remove, { id, reason })).errors).toMatchObject([
      { extensions: { code: 'reviewNotFound' } },
    ]);
  });

  test('without an account are those of its network, not of the accounts behind it', async () => {
    const admin = await setup.addUser('admin');
    const from = newAddress();
    const [first, second] = [await setup.addLaundromat(), await setup.addLaundromat()];
    const { body } = await review(first, { from });
    const kept = [
      await review(first),
      await review(second, { from, person: await setup.addUser('client') }),
    ].map(({ body: { id } }) => id);
    await review(second, { from });
    expect((await setup.graphql(admin, count, { id: body.id })).data).toMatchObject({
      countSenderReviews: { reviewCount: 2 },
    });
    await setup.graphql(admin, remove, { id: body.id, reason });
    expect(await setup.count('reviews', 'laundromat_id = any($1)', [first, second])).toBe(2);
    expect(await setup.count('reviews', 'id = any($1)', kept)).toBe(2);
  });

  test('are removed by administrators only, and with a reason', async () => {
    const laundromat = await setup.addLaundromat();
    const { body } = await review(laundromat);
    for (const person of [visitor, await setup.addUser('client'), await setup.addUser('owner')])
      for (const mutation of [count, remove])
        expect((await setup.graphql(person, mutation, { id: body.id, reason })).errors).toMatchObject([
          { extensions: { code: 'validation-failed' } },
        ]);
    const admin = await setup.addUser('admin');
    expect((await setup.graphql(admin, remove, { id: body.id, reason: ' ' })).errors).toMatchObject([
      { extensions: { code: 'invalidInput' } },
    ]);
    expect(await published(laundromat)).toBe(1);
  });
});
