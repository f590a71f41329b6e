import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewAnswer } from '#contract/reviews/reviews.ts';
import { setUpServer, visitor, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => {
  setup = await setUpServer();
});
afterAll(() => setup?.close());

async function reviewed({ active = true } = {}) {
  const owner = await setup.addUser('owner');
  const laundromat = await setup.addLaundromat({ owner, active });
  const id = randomUUID();
  await setup.sql.query(
    `insert into reviews (id, laundromat_id, author_name, rating, comment) values ($1, $2, 'Anaïs', 2, 'Trop cher.')`,
    [id, laundromat],
  );
  return { owner, laundromat, id };
}
const answer = (person: Person, id: string, text: unknown = 'Merci, nous baissons nos prix.') =>
  setup.send(person, 'post', `/api/reviews/${id}/answer`).send({ answer: text });

describe('the owner of a laundromat', () => {
  test('answers a review, for everybody to read', async () => {
    const { owner, laundromat, id } = await reviewed();
    const answered = await answer(owner, id, '  Merci. ');
    expect(answered.status).toBe(201);
    expect(reviewAnswer.parse(answered.body)).toMatchObject({ id, rating: 2, answer: 'Merci.' });
    const detail = await setup.send(visitor, 'get', `/api/laundromats/${laundromat}`);
    expect(detail.body.reviews).toEqual([answered.body]);
  });

  test('answers once: again is the same, otherwise is a conflict, and of two at once one wins', async () => {
    const { owner, id } = await reviewed();
    const answers = await Promise.all(['A', 'B', 'A', 'B'].map((text) => answer(owner, id, text)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 201, 409, 409]);
    const stored = answers[statuses.indexOf(201)]!.body;
    expect((await answer(owner, id, stored.answer)).body).toEqual(stored);
    expect(answers[statuses.indexOf(409)]!.body.code).toBe('reviewAnswered');
  });

  test('must not send an empty answer', async () => {
    const { owner, id } = await reviewed();
    const refused = await answer(owner, id, ' \u0000');
    expect(refused).toMatchObject({ status: 400, body: { message: 'Veuillez écrire une réponse' } });
  });
});

test('nobody else may answer, and an unpublished laundromat’s review is answered like an unknown one', async () => {
  const { id } = await reviewed();
  const hidden = await reviewed({ active: false });
  const other = await setup.addUser('owner');
  expect((await answer(visitor, id)).status).toBe(401);
  for (const role of ['client', 'admin'] as const)
    expect((await answer(await setup.addUser(role), id)).body.code).toBe('ownerOnly');
  expect((await answer(other, id)).body.code).toBe('notYourLaundromat');
  for (const unknown of [hidden.id, randomUUID(), 'no-uuid'])
    expect((await answer(other, unknown)).body.code).toBe('reviewNotFound');
  expect(await setup.count('reviews', 'answer is not null and id = any ($1)', [id, hidden.id])).toBe(0);
});
