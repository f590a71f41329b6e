import { expect, test } from 'vitest';
import { fieldErrors, frenchIssue } from '../validation/validation-messages.ts';
import { futureVisitMessage, lastDay, reviewForm } from './reviews.ts';

const refusal = (input: unknown) => {
  const parsed = reviewForm.safeParse(input, { error: frenchIssue });
  return parsed.success ? {} : fieldErrors(parsed.error);
};
const review = { authorName: 'Camille', rating: 4, comment: 'Machines propres.' };

test('a review is a name, a rating and a comment, trimmed', () => {
  expect(reviewForm.parse({ ...review, authorName: ' Camille ', userId: 'x' })).toEqual(review);
});

test('name and comment must say something', () => {
  expect(refusal({ ...review, authorName: ' ', comment: '\u0000' })).toEqual({
    authorName: 'Votre nom est obligatoire',
    comment: 'Le commentaire est obligatoire',
  });
});

test.each([0, 6, 4.5, '5', null, undefined, Number.NaN])('%j is not a rating', (rating) => {
  expect(refusal({ ...review, rating })).toEqual({ rating: 'La note doit être un nombre entier de 1 à 5' });
});

test('the browser may choose the id, if it is a uuid', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  expect(reviewForm.parse({ ...review, id: id.toUpperCase() }).id).toBe(id);
  expect(refusal({ ...review, id: '1' })).toEqual({ id: "Cette valeur n'est pas valide." });
});

test('a novel is refused', () => {
  expect(refusal({ ...review, comment: 'x'.repeat(5_001) })).toEqual({
    comment: 'Commentaire\u00a0: ce texte est trop long (5000 caractères au plus).',
  });
});

test('the day of the visit may be left out, and lies neither in the future nor in another century', () => {
  expect(reviewForm.parse({ ...review, visitedOn: '2026-02-28' }).visitedOn).toBe('2026-02-28');
  expect(reviewForm.parse({ ...review, visitedOn: null }).visitedOn).toBeNull();
  expect(refusal({ ...review, visitedOn: '2999-01-01' })).toEqual({ visitedOn: futureVisitMessage });
  for (const day of ['1999-12-31', '2026-02-30', '28/02/2026', ''])
    expect(refusal({ ...review, visitedOn: day })).toEqual({
      visitedOn: "La date de la visite n'est pas valable",
    });
});

test('a day begins in the far east of France half a day before it does in Greenwich', () => {
  expect(lastDay(new Date('2026-11-21T11:59:00Z'))).toBe('2026-11-21');
  expect(lastDay(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-22');
});
