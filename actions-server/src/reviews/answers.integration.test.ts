import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const answerReview = `mutation ($id: uuid!, $answer: String!) {
  answerReview(id: $id, answer: $answer) {
    review { id authorName rating comment createdAt visitedOn answer answeredAt }
  }
}`;
async function answer(person: Person, id: string, text = 'Merci, nous baissons nos prix.') {
  const { data, errors } = await setup.graphql<{ answerReview: { review: object } }>(person, answerReview, {
    id,
    answer: text,
  });
  return { review: data?.answerReview.review, refusal: errors?.[0], code: errors?.[0]?.extensions.code };
}

describe('the owner of a laundromat', () => {
  test('answers a review, for everybody to read', async () => {
    const { owner, laundromat, id } = await reviewed();
    const { review } = await answer(owner, id, '  Merci. ');
    expect(review).toMatchObject({ id, rating: 2, answer: 'Merci.' });
    const detail = await setup.send(visitor, 'get', `/api/laundromats/${laundromat}`);
    expect(detail.body.reviews).toEqual([{ ...(review as object), verification: 'none', photos: [] }]);
  });

  test('answers once: again is the same, otherwise is a conflict, and of two at once one wins', async () => {
    const { owner, id } = await reviewed();
    const answers = await Promise.all(['A', 'B', 'A', 'B'].map((text) => answer(owner, id, text)));
    const stored = answers.filter(({ review }) => review).map(({ review }) => review);
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['reviewAnswered', 'reviewAnswered']);
    expect(stored).toEqual([stored[0], stored[0]]);
    expect((await answer(owner, id, (stored[0] as { answer: string }).answer)).review).toEqual(stored[0]);
  });

  test('must not send an empty answer', async () => {
    const { owner, id } = await reviewed();
    const { refusal } = await answer(owner, id, ' \u0000');
    expect(refusal?.extensions).toMatchObject({
      code: 'invalidInput',
      errors: { answer: 'Veuillez écrire une réponse' },
    });
  });
});

test('nobody else may answer, and an unpublished laundromat’s review is answered like an unknown one', async () => {
  const { id } = await reviewed();
  const hidden = await reviewed({ active: false });
  const other = await setup.addUser('owner');
  for (const person of [visitor, await setup.addUser('client'), await setup.addUser('admin')])
    expect((await answer(person, id)).code).toBe('validation-failed');
  expect((await answer(other, id)).code).toBe('notYourLaundromat');
  for (const unknown of [hidden.id, randomUUID()])
    expect((await answer(other, unknown)).code).toBe('reviewNotFound');
  expect(await setup.count('reviews', 'answer is not null and id = any ($1)', [id, hidden.id])).toBe(0);
});
