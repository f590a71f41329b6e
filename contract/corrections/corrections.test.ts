import { expect, test } from 'vitest';
import { fieldErrors, frenchIssue } from '../validation/validation-messages.ts';
import { correctionForm, correctionMessage } from './corrections.ts';

const refusal = (input: unknown) => {
  const parsed = correctionForm.safeParse(input, { error: frenchIssue });
  return parsed.success ? {} : fieldErrors(parsed.error);
};
const proposedBy = (input: object) => correctionForm.parse(input).proposed;

test('what is wrong is enough', () => {
  for (const kind of ['closed', 'hours', 'price', 'location', 'machine']) {
    expect(refusal({ kind })).toEqual({});
    expect(proposedBy({ kind, proposed: { weeklyHours: null, price: '' } })).toBe(null);
  }
  for (const kind of [undefined, 'dirty']) expect(refusal({ kind })).toEqual({ kind: correctionMessage });
});

test('the right value is stored as the laundromat would store it', () => {
  expect(proposedBy({ kind: 'price', proposed: { price: '4,5' } })).toEqual({ price: '4.50' });
  const weeklyHours = [...Array<[string, string][]>(6).fill([['07:00', '21:00']]), []];
  expect(proposedBy({ kind: 'hours', proposed: { weeklyHours } })).toEqual({
    weeklyHours,
    text: '7h-21h du lundi au samedi',
  });
  const point = { latitude: 45.76, longitude: 4.83 };
  expect(proposedBy({ kind: 'location', proposed: point })).toEqual(point);
});

test('a value of another fact, an impossible value and half a point are refused', () => {
  const misfit = { proposed: 'Cette valeur ne va pas avec ce signalement' };
  expect(refusal({ kind: 'closed', proposed: { price: '4' } })).toEqual(misfit);
  expect(refusal({ kind: 'hours', proposed: { price: '4' } })).toEqual(misfit);
  expect(refusal({ kind: 'location', proposed: { latitude: 45.76 } })).toEqual({
    proposed: "Ce point n'est pas valable",
  });
  expect(Object.keys(refusal({ kind: 'hours', proposed: { weeklyHours: [[['25:00', '7:00']]] } }))).toEqual([
    'proposed.weeklyHours',
  ]);
  expect(Object.keys(refusal({ kind: 'price', proposed: { price: 'cher' } }))).toEqual(['proposed.price']);
  expect(Object.keys(refusal({ kind: 'location', proposed: { latitude: 91, longitude: 0 } }))).toEqual([
    'proposed.latitude',
  ]);
  expect(Object.keys(refusal({ kind: 'machine', comment: 'x'.repeat(501) }))).toEqual(['comment']);
});
