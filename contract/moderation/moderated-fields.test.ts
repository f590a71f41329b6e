import { expect, test } from 'vitest';
import { billingOperations } from '../billing/operations.ts';
import { correctionOperations } from '../corrections/operations.ts';
import type { Operations } from '../http/operation.ts';
import { moderatedNames, ownerFields } from '../laundromat/fields.ts';
import { laundromatOperations } from '../laundromat/operations.ts';
import { photoOperations } from '../photos/operations.ts';
import { questionOperations } from '../questions/operations.ts';
import { reviewOperations } from '../reviews/operations.ts';
import { type ModeratedField, moderationOf, unreadParts } from './moderated-fields.ts';

const fields = Object.keys(ownerFields) as (keyof typeof ownerFields)[];
/** Fields that owners write and visitors see, by operation. */
const written: Record<string, readonly ModeratedField[]> = {
  createLaundromat: fields,
  updateLaundromat: fields,
  createCheckoutSession: fields,
  confirmCheckoutSession: [],
  discardDraft: [],
  setLaundromatClosed: ['closing'],
  arrangePhotos: ['photoOrder', 'photoDescriptions'],
  deletePhoto: [],
  restorePhoto: ['photos'],
  answerReview: ['reviewAnswers'],
  answerQuestion: ['questionAnswers'],
  decideCorrection: ['hours', 'weeklyHours', 'priceFrom', 'latitude', 'longitude'],
  confirmFacts: [],
};

test('each operation of owners says which fields of the list it writes', () => {
  const all: Operations = {
    ...laundromatOperations,
    ...photoOperations,
    ...billingOperations,
    ...reviewOperations,
    ...questionOperations,
    ...correctionOperations,
  };
  const ofOwners = Object.keys(all).filter(
    (name) => all[name]!.roles.includes('owner') && !all[name]!.roles.includes('client'),
  );
  expect(Object.keys(written).toSorted()).toEqual(ofOwners.toSorted());
});

test('every text that the database compares is read', () => {
  const moderation: Record<string, string> = moderationOf;
  expect(moderatedNames.filter((name) => moderation[name] === 'free')).toEqual([]);
  expect(unreadParts).toEqual(expect.arrayContaining(['hours', 'machines', 'photos', 'reviewAnswers']));
});
