import { expect, test } from 'vitest';
import { defaultRating, reviewForm } from '#contract/reviews/reviews.ts';
import { fieldErrors } from '#contract/validation/validation-messages.ts';
import { emptyDraft, missingFields } from './review-draft.ts';

test('the form starts with the rating of the contract', () => {
  expect(emptyDraft.rating).toBe(defaultRating);
});

test('name and comment must say something, in the words of the contract', () => {
  const blank = { ...emptyDraft, authorName: ' \n', comment: '\t' };
  const refused = reviewForm.safeParse(blank);
  expect(missingFields(blank)).toEqual(fieldErrors(refused.error!));
  expect(missingFields({ ...blank, comment: 'Propre.' })).toEqual({
    authorName: missingFields(blank).authorName,
  });
  expect(missingFields({ ...emptyDraft, authorName: 'Camille', comment: 'Propre.' })).toEqual({});
});
