import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideLaundromat, editLaundromat } from '../../testing/decisions.ts';
import { type Person, type ServerSetup, setUpServer, visitor } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

const machine = { kind: 'washer', capacityKg: 8, count: 2, price: '4.50', minutes: 35 };
async function published() {
  const owner = await setup.addUser('owner');
  return { owner, id: await setup.addLaundromat({ owner }) };
}
const patch = async (owner: Person, id: string, changes: object) =>
  expect(await setup.send(owner, 'patch', `/api/laundromats/${id}`).send(changes)).toMatchObject({
    status: 200,
  });

async function decide(id: string, decision: object) {
  const { rows } = await setup.sql.query<{ at: string }>(
    `select to_jsonb(changed_at) #>> '{}' as at from laundromats where id = $1`,
    [id],
  );
  const variables = { id, seenAt: rows[0]!.at, ...decision };
  const { errors } = await setup.graphql(await setup.addUser('admin'), decideLaundromat, variables);
  expect(errors).toBeUndefined();
}
const approve = (id: string) => decide(id, { decision: 'approved' });
const revert = (id: string) => decide(id, { decision: 'reverted', reason: 'Ce n’est pas vrai.' });

const shown = async (id: string) => {
  const { body } = await setup.send(visitor, 'get', `/api/laundromats/${id}`);
  const { hours, weeklyHours, holidayHours, cycleMinutes, priceFrom, latitude, longitude, machines } = body;
  const lists = [machines, body.openingExceptions, body.photos, body.reviews];
  return { hours, weeklyHours, holidayHours, cycleMinutes, priceFrom, latitude, longitude, lists };
};

test('a reversal puts back hours, prices, machines, the pin, photos and answers', async () => {
  const { owner, id } = await published();
  const closing = { firstDay: '2030-01-01', lastDay: '2030-01-02', periods: null };
  const first = { machines: [machine], openingExceptions: [closing], latitude: 45.7601, longitude: 4.8501 };
  await patch(owner, id, { ...first, weeklyHours: 'always', holidayHours: 'closed', cycleMinutes: 35 });
  const [photo, restored, review] = [randomUUID(), randomUUID(), randomUUID()];
  await setup.sql.query(
    `insert into photos (id, laundromat_id, url, alt, position)
     values ($1, $3, '/photos/a.webp', 'La vitrine', 0), ($2, $3, '/photos/b.webp', null, 1)`,
    [photo, restored, id],
  );
  const ofRestored = `/api/laundromats/${id}/photos/${restored}`;
  expect((await setup.send(owner, 'delete', ofRestored)).status).toBe(200);
  await setup.sql.query(
    `insert into reviews (id, laundromat_id, author_name, rating, comment) values ($1, $2, 'Anaïs', 2, 'Cher.')`,
    [review, id],
  );
  await approve(id);
  const before = await shown(id);

  const noClosing = { openingExceptions: [], latitude: 45.7701, longitude: 4.8401 };
  await patch(owner, id, { machines: [{ ...machine, count: 9, price: '0.10' }], ...noClosing });
  await patch(owner, id, {
    hours: 'Le soir',
    holidayHours: 'usual',
    cycleMinutes: 5,
    name: 'Laverie du Soir',
  });
  await patch(owner, id, { cycleMinutes: 600 });
  expect((await setup.send(owner, 'post', `${ofRestored}/restore`)).status).toBe(200);
  const photos = [{ id: photo, alt: 'Voir evil.example' }, { id: restored }];
  expect((await setup.send(owner, 'patch', `/api/laundromats/${id}/photos`).send({ photos })).status).toBe(
    200,
  );
  const answer = `mutation ($id: uuid!, $answer: String!) { answerReview(id: $id, answer: $answer) { id } }`;
  await setup.graphql(owner, answer, { id: review, answer: 'Voir evil.example' });
  expect(await shown(id)).not.toEqual(before);
  await revert(id);
  expect(await shown(id)).toEqual(before);
  expect(await setup.count('laundromats', 'id = $1 and changed_at is null', id)).toBe(1);
});

test('a reversal removes a new pin, and keeps what an administrator wrote', async () => {
  const { owner, id } = await published();
  await patch(owner, id, { latitude: 45.7601, longitude: 4.8501, cycleMinutes: 5, holidayHours: 'usual' });
  const changes = { cycleMinutes: 45, name: 'Laverie Corrigée', seen: {} };
  const { errors } = await setup.graphql(await setup.addUser('admin'), editLaundromat, { id, changes });
  expect(errors).toBeUndefined();
  expect(await setup.count('laundromats', `id = $1 and approved_content ->> 'name' = name`, id)).toBe(1);
  await revert(id);
  expect(await shown(id)).toMatchObject({ cycleMinutes: 45, holidayHours: 'unknown' });
  expect(await setup.count('laundromats', `id = $1 and location_source <> 'pin'`, id)).toBe(1);
});
