import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { decideLaundromat, decideReview, deletion, mergeLaundromat } from '../../testing/decisions.ts';
import { setUpServer, visitor, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

const form = { authorName: 'Anaïs', rating: 4, comment: 'Machines propres.' };
const review = (person: Person, laundromat: string, body: object | string = form) =>
  setup.send(person, 'post', `/api/laundromats/${laundromat}/reviews`).type('json').send(body);
const countFor = (laundromat: string) => setup.count('reviews', 'laundromat_id = $1', laundromat);

describe('a review by the owner or from nearby', () => {
  async function placed(owner: Person, step = 0) {
    const id = await setup.addLaundromat({ owner });
    await setup.sql.query(
      `update laundromats set latitude = 45.76 + $2 * 0.001, longitude = 4.86, location_source = 'pin' where id = $1`,
      [id, step],
    );
    return id;
  }
  async function signInFrom(address: string) {
    const email = `${randomUUID()}@example.fr`;
    const password = 'grand lavage';
    const person = {
      email,
      password,
      confirmPassword: password,
      firstName: 'Odile',
      lastName: 'Durand',
      role: 'owner',
    };
    const answer = await setup
      .send(visitor, 'post', '/api/auth/register')
      .set('X-Forwarded-For', address)
      .send(person);
    const { id } = answer.body.user as { id: string };
    await vi.waitFor(async () => expect(await setup.count('owner_networks', 'user_id = $1', id)).toBe(1));
    await setup.sql.query('update users set email_verified = true where id = $1', [id]);
    return { id, email };
  }
  const from = (address: string, person: Person, laundromat: string) =>
    review(person, laundromat).set('X-Forwarded-For', address);

  test('is refused from the owner’s account, over REST and GraphQL', async () => {
    const owner = await setup.addUser('owner');
    const laundromat = await setup.addLaundromat({ owner });
    expect(await review(owner, laundromat)).toMatchObject({
      status: 403,
      body: { code: 'ownLaundromatReviewed' },
    });
    const insert = `mutation { insert_reviews_one(object: { laundromatId: "${laundromat}", authorName: "A",
      rating: 5, comment: "B" }) { id } }`;
    for (const person of [owner, visitor]) expect((await setup.graphql(person, insert)).errors).toBeDefined();
    expect(await countFor(laundromat)).toBe(0);
  });

  test('is refused from another account at an address of the owner, and waits from a visitor there', async () => {
    const laundromat = await placed(await signInFrom('192.0.2.7'));
    const client = await setup.addUser('client');
    expect((await from('192.0.2.7', client, laundromat)).body.code).toBe('ownerNetworkReviewed');
    expect(await from('192.0.2.7', visitor, laundromat)).toMatchObject({ status: 202, body: { rating: 4 } });
    expect((await from('192.0.2.8', client, laundromat)).status).toBe(201);
    const detail = await setup.send(visitor, 'get', `/api/laundromats/${laundromat}`);
    expect(detail.body).toMatchObject({ reviewCount: 1, reviews: [{ verification: 'account' }] });
    expect(detail.body.reviews).toHaveLength(1);
    const { rows } = await setup.sql.query<{ row: string }>('select n::text as row from owner_networks n');
    expect(rows.map(({ row }) => row).join()).not.toContain('192.0.2.');
  });

  test('counts an address for a month only', async () => {
    const owner = await signInFrom('192.0.2.20');
    await setup.sql.query(
      `update owner_networks set seen_at = now() - interval '31 days' where user_id = $1`,
      [owner.id],
    );
    expect((await from('192.0.2.20', visitor, await placed(owner))).status).toBe(201);
  });

  test('waits from a competitor within 500 m until an administrator publishes it, and its author learns both', async () => {
    const [rival, owner, admin] = [
      await setup.addUser('owner'),
      await setup.addUser('owner'),
      await setup.addUser('admin'),
    ];
    await placed(rival);
    const [near, far] = [await placed(owner, 4), await placed(owner, 6)];
    expect((await review(rival, far)).status).toBe(201);
    const body = { ...form, id: randomUUID(), rating: 1 };
    expect((await review(rival, near, body)).status).toBe(202);
    expect((await review(rival, near, body)).status).toBe(202);
    const reviews = `query ($id: uuid!) { reviews(where: { laundromatId: { _eq: $id } }) { id } }`;
    for (const person of [visitor, rival, owner])
      expect((await setup.graphql(person, reviews, { id: near })).data).toEqual({ reviews: [] });
    expect(await setup.count('laundromats', 'id = $1 and review_count = 0', near)).toBe(1);
    const subjects = async (email: string) => (await setup.emailsTo(email)).map(({ subject }) => subject);
    const toOwner = async () =>
      (await subjects(owner.email)).filter((subject) => subject.startsWith('Nouvel avis')).length;
    await vi.waitFor(async () => {
      expect(await subjects(rival.email)).toContain('Votre avis sera relu avant sa publication');
      expect(await toOwner()).toBe(1);
    });
    const publish = (person: Person) =>
      setup.graphql(person, decideReview, { id: body.id, decision: 'published' });
    expect((await publish(rival)).errors).toBeDefined();
    expect((await publish(admin)).errors).toBeUndefined();
    expect((await publish(admin)).errors?.[0]?.extensions.code).toBe('reviewNotFound');
    expect(
      await setup.count('laundromats', 'id = $1 and review_count = 1 and average_rating = 1', near),
    ).toBe(1);
    await vi.waitFor(async () => {
      expect(await subjects(rival.email)).toContain('Votre avis est publié');
      expect(await toOwner()).toBe(2);
    });
  });

  test('is published, and its author learns it although visitors have used up their emails', async () => {
    const [rival, admin] = [await setup.addUser('owner'), await setup.addUser('admin')];
    await placed(rival, 40);
    const { body } = await review(rival, await placed(await setup.addUser('owner'), 41));
    const subjects = async () => (await setup.emailsTo(rival.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toEqual(['Votre avis sera relu avant sa publication']);
    await setup.sql.query(
      `insert into sent_emails (key, recipient, is_verified)
       select gen_random_uuid()::text, recipient, true from sent_emails, generate_series(1, 20) where user_id = $1`,
      [rival.id],
    );
    expect(
      (await setup.graphql(admin, decideReview, { id: body.id, decision: 'published' })).errors,
    ).toBeUndefined();
    await expect.poll(subjects).toContain('Votre avis est publié');
  });

  test('that waits is refused, or replaced by one that is published, and its author learns it', async () => {
    const [rival, other, admin] = [
      await setup.addUser('owner'),
      await setup.addUser('owner'),
      await setup.addUser('admin'),
    ];
    const [own] = [await placed(rival, 20), await placed(other, 20)];
    const near = await placed(await setup.addUser('owner'), 21);
    expect((await review(rival, near)).status).toBe(202);
    const { body } = await review(other, near);
    const removal = { id: body.id, decision: 'removed', reason: 'Concurrent.' };
    expect((await setup.graphql(admin, decideReview, removal)).errors).toBeUndefined();
    await setup.sql.query('delete from laundromats where id = $1', [own]);
    expect((await review(rival, near)).status).toBe(201);
    const subjects = async ({ email }: Required<Person>) =>
      (await setup.emailsTo(email)).map(({ subject }) => subject);
    await expect.poll(() => subjects(rival)).toContain('Votre avis est publié');
    await expect.poll(() => subjects(other)).toContain('Votre avis n’a pas été publié');
  });

  test('that goes with its laundromat is answered, also when a newer one stays', async () => {
    const [rival, admin] = [await setup.addUser('owner'), await setup.addUser('admin')];
    const own = await placed(rival, 60);
    const owner = await setup.addUser('owner');
    const [deleted, merged, kept] = [
      await placed(owner, 61),
      await placed(owner, 62),
      await placed(owner, 63),
    ];
    for (const near of [deleted, merged]) expect((await review(rival, near)).status).toBe(202);
    await setup.sql.query('delete from laundromats where id = $1', [own]);
    expect((await review(rival, kept)).status).toBe(201);
    const subjects = async () => (await setup.emailsTo(rival.email)).map(({ subject }) => subject);
    await setup.sql.query(
      `insert into reviews (laundromat_id, user_id, author_name, rating, comment, held_reason)
       values ($1, $2, 'Odile', 5, 'Parfaite.', 'owner')`,
      [deleted, owner.id],
    );
    const waits = 'Votre avis sera relu avant sa publication';
    await expect.poll(subjects).toEqual([waits, waits]);
    expect((await setup.graphql(admin, decideLaundromat, deletion(deleted))).errors).toBeUndefined();
    await expect.poll(subjects).toContain('Votre avis n’a pas été publié');
    expect((await setup.graphql(admin, mergeLaundromat, { id: merged, into: kept })).errors).toBeUndefined();
    await expect.poll(subjects).toContain('Votre avis est publié');
    expect(await subjects()).toHaveLength(4);
    await expect.poll(() => setup.count('hdb_catalog.event_log', 'not delivered')).toBe(0);
    const toOwner = (await setup.emailsTo(owner.email)).map(({ subject }) => subject);
    expect(toOwner).not.toContain('Votre avis n’a pas été publié');
  });
});
