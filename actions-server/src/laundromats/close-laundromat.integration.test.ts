import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testSecrets } from '../../../local-stack/testing/test-database.ts';
import { decideLaundromat } from '../../testing/decisions.ts';
import {
  premiumPlan,
  setUpServer,
  visitor,
  type Person,
  type ServerSetup,
} from '../../testing/server-setup.ts';

let setup: ServerSetup;
let owner: Required<Person>;
let admin: Required<Person>;
beforeAll(async () => {
  setup = await setUpServer();
  owner = await setup.addUser('owner');
  admin = await setup.addUser('admin');
});
afterAll(() => setup?.close());

const setClosed = async (person: Person, id: string, isClosed: boolean) => {
  const mutation = `mutation ($id: uuid!, $isClosed: Boolean!) { setLaundromatClosed(id: $id, isClosed: $isClosed) { id } }`;
  const { errors } = await setup.graphql(person, mutation, { id, isClosed });
  return errors?.[0]?.extensions?.['code'];
};
const decide = (decision: string, id: string, reason?: string) =>
  setup.graphql(admin, decideLaundromat, { id, decision, reason });
const rowOf = async (id: string) =>
  (await setup.sql.query('select *, closed_at is not null as closed from laundromats where id = $1', [id]))
    .rows[0];
const atAddress = async (slug: string) =>
  (
    await setup.graphql(
      visitor,
      `query ($slug: String!) {
        closed_laundromats(where: { slug: { _eq: $slug } }) { name city }
        laundromat_redirects(where: { slug: { _eq: $slug } }) { laundromat { slug } closed { slug } communeId }
      }`,
      { slug },
    )
  ).data;
const emailsOf = async ({ email }: Required<Person>) =>
  (await setup.emailsTo(email)).map(({ subject }) => subject);

test('a closed laundromat leaves the directory and keeps a page that says so, until its owner reopens it', async () => {
  const id = await setup.addLaundromat({ owner, name: 'Laverie Close' });
  await setup.sql.query('update laundromats set is_premium = true, is_featured = true where id = $1', [id]);
  const { slug } = await rowOf(id);
  const review = { rating: 5, comment: 'Bien.', authorName: 'Anaïs' };
  expect(await setClosed(owner, id, true)).toBeUndefined();
  expect(await setClosed(owner, id, true)).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({
    is_active: false,
    is_premium: false,
    is_featured: false,
    closed: true,
  });
  expect(await atAddress(slug)).toEqual({
    closed_laundromats: [{ name: 'Laverie Close', city: 'Lyon' }],
    laundromat_redirects: [],
  });
  const closed = 'Votre laverie est indiquée comme fermée définitivement';
  await vi.waitFor(async () => expect(await emailsOf(owner)).toContain(closed));
  expect(await setup.send(visitor, 'get', `/api/laundromats/slug/${slug}`)).toMatchObject({ status: 404 });
  expect((await setup.send(visitor, 'post', `/api/laundromats/${id}/reviews`).send(review)).status).toBe(404);

  expect(await setClosed(owner, id, false)).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({ is_active: true, is_premium: false, closed: false });
  expect(await atAddress(slug)).toMatchObject({ closed_laundromats: [] });
});

test('only its owner and an administrator close a laundromat, and only a published one', async () => {
  const id = await setup.addLaundromat({ owner });
  const other = await setup.addUser('owner');
  expect(await setClosed(other, id, true)).toBe('notYourLaundromat');
  expect(await setClosed(other, randomUUID(), true)).toBe('laundromatNotFound');
  for (const person of [visitor, await setup.addUser('client'), admin])
    expect(await setClosed(person, id, true)).toBe('validation-failed');
  const pending = await setup.addLaundromat({ owner, active: false });
  expect(await setClosed(owner, pending, true)).toBe('conflict');
  expect((await decide('closed', pending)).errors?.[0]?.extensions.code).toBe('conflict');
});

test('a closed laundromat is published by no write, and no edit of its owner changes it', async () => {
  const id = await setup.addLaundromat({ owner });
  await setClosed(owner, id, true);
  for (const flag of ['is_active', 'is_premium'])
    await expect(
      setup.sql.query(`update laundromats set ${flag} = true where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'laundromats_closed_is_unpublished' });
  const edit = setup.send(owner, 'patch', `/api/laundromats/${id}`).send({ description: 'Autre chose' });
  expect(await edit).toMatchObject({ status: 409, body: { code: 'laundromatClosed' } });
});

test('a change that an administrator has not read is still unread after a closure', async () => {
  const owner = await setup.addUser('owner');
  const id = await setup.addLaundromat({ owner });
  await setup
    .send(owner, 'patch', `/api/laundromats/${id}`)
    .send({ description: 'Un mot', phone: '04 78 00 00 00' });
  const before = await rowOf(id);
  expect(before.approved_content).not.toBeNull();
  await setClosed(owner, id, true);
  await setup.sql.query('update laundromats set has_photos = has_photos where id = $1', [id]);
  await setClosed(owner, id, false);
  const { approved_content, held_content, phone } = before;
  expect(await rowOf(id)).toMatchObject({ approved_content, held_content, phone, is_active: true });
});

test('what its owner writes while it is closed is read once it is open again', async () => {
  const id = await setup.addLaundromat({ owner });
  const [photo, review] = [randomUUID(), randomUUID()];
  await setup.sql.query(`insert into photos (id, laundromat_id, url) values ($1, $2, '/photos/a.webp')`, [
    photo,
    id,
  ]);
  await setup.sql.query(
    `insert into reviews (id, laundromat_id, author_name, rating, comment) values ($1, $2, 'Anaïs', 2, 'Cher.')`,
    [review, id],
  );
  await setClosed(owner, id, true);
  const answer = `mutation { answerReview(id: "${review}", answer: "Faux.") { id } }`;
  expect((await setup.graphql(owner, answer)).errors).toBeUndefined();
  const photos = { photos: [{ id: photo, alt: 'Casino' }] };
  expect((await setup.send(owner, 'patch', `/api/laundromats/${id}/photos`).send(photos)).status).toBe(200);
  await setClosed(owner, id, false);
  expect(await rowOf(id)).toMatchObject({
    approved_content: { reviewAnswers: null, photoDescriptions: [{ id: photo }] },
  });
  const { rows } = await setup.sql.query(
    `select to_jsonb(changed_at) #>> '{}' as at from laundromats where id = $1`,
    [id],
  );
  const reversal = { id, decision: 'reverted', reason: 'Faux.', seenAt: rows[0].at };
  expect((await setup.graphql(admin, decideLaundromat, reversal)).errors).toBeUndefined();
  expect(await setup.count('reviews', 'id = $1 and answer is null', review)).toBe(1);
});

test('a closed laundromat takes no room in the plan, and reopens only where there is room', async () => {
  const single = await setup.addUser('owner');
  const first = await setup.addLaundromat({ owner: single });
  await setClosed(single, first, true);
  const second = { name: 'Laverie Seconde', address: '9 rue Neuve', city: 'Lyon', postalCode: '69001' };
  expect(await setup.send(single, 'post', '/api/laundromats').send(second)).toMatchObject({ status: 201 });
  expect(await setClosed(single, first, false)).toBe('laundromatLimitReached');
  expect(await rowOf(first)).toMatchObject({ is_active: false, closed: true });
});

test('an owner with more laundromats than allowed learns that a closed one cannot be reopened', async () => {
  const many = await setup.addUser('owner');
  const learns = async () =>
    (await setup.send(many, 'get', '/api/subscriptions/me')).body.coverage.isOverLimit as boolean;
  await setup.addLaundromat({ owner: many });
  expect(await learns()).toBe(false);
  const second = await setup.addLaundromat({ owner: many });
  expect(await learns()).toBe(true);
  await setClosed(many, second, true);
  expect(await setClosed(many, second, false)).toBe('laundromatLimitReached');
});

test('after 30 days only an administrator reopens, by publishing', async () => {
  const owner = await setup.addUser('owner');
  const id = await setup.addLaundromat({ owner });
  await setClosed(owner, id, true);
  await setup.sql.query(`update laundromats set closed_at = now() - interval '31 days' where id = $1`, [id]);
  expect(await setClosed(owner, id, false)).toBe('laundromatClosed');
  await decide('published', id);
  expect(await rowOf(id)).toMatchObject({ is_active: true, closed: false });
});

test('a closed laundromat that an administrator publishes has the tier of its plan again', async () => {
  const paying = await setup.addUser('owner');
  await setup.subscribe(paying, premiumPlan);
  const id = await setup.addLaundromat({ owner: paying });
  await decide('closed', id);
  expect((await decide('published', id)).errors).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({ is_active: true, is_premium: true, closed: false });
});

test('a closed laundromat has the tier of its plan again when it is refused before it is published', async () => {
  const paying = await setup.addUser('owner');
  await setup.subscribe(paying, premiumPlan);
  const id = await setup.addLaundromat({ owner: paying });
  await decide('closed', id);
  await decide('refused', id, 'Adresse introuvable.');
  await decide('published', id);
  expect(await rowOf(id)).toMatchObject({ is_active: true, is_premium: true, closed: false });
});

test('an administrator closes a laundromat, which is in the journal; a withdrawn one has no page at all', async () => {
  const hers = await setup.addUser('owner');
  const id = await setup.addLaundromat({ owner: hers });
  const { slug } = await rowOf(id);
  await decide('closed', id);
  expect(await atAddress(slug)).toMatchObject({ closed_laundromats: [{ city: 'Lyon' }] });
  expect(await setup.count('journal_entries', `row_id = $1 and after ->> 'decision' = 'closed'`, id)).toBe(1);
  expect(await setup.count(`search_all_laundromats('', null, true)`, 'id = $1', id)).toBe(0);
  await decide('refused', id, 'Non.');
  expect(await atAddress(slug)).toMatchObject({ closed_laundromats: [] });
});

test('a year later the laundromat is deleted, and its addresses lead to the town', async () => {
  const [old, recent] = [await setup.addLaundromat({ owner }), await setup.addLaundromat({ owner })];
  const { slug, commune_id } = await rowOf(old);
  await setup.sql.query(`insert into laundromat_redirects (slug, laundromat_id) values ('avant', $1)`, [old]);
  for (const id of [old, recent]) await setClosed(owner, id, true);
  expect(await atAddress('avant')).toMatchObject({
    laundromat_redirects: [{ laundromat: null, closed: { slug } }],
  });
  await setup.sql.query(`update laundromats set closed_at = now() - interval '367 days' where id = $1`, [
    old,
  ]);
  await request(setup.app)
    .post('/cron/purge_admin_records')
    .set('x-hook-secret', testSecrets.hookSecret)
    .send({ id: 'x', name: 'purge_admin_records' })
    .expect(204);
  expect(await rowOf(old)).toBeUndefined();
  expect(await rowOf(recent)).toMatchObject({ closed: true });
  for (const address of [slug, 'avant'])
    expect(await atAddress(address)).toMatchObject({
      closed_laundromats: [],
      laundromat_redirects: [{ laundromat: null, closed: null, communeId: commune_id }],
    });
});
