import { expect, test } from 'vitest';
import { laundromatSubmission } from '#contract/laundromat/forms.ts';
import { fieldErrors, frenchIssue } from '#contract/validation/validation-messages.ts';
import { emptyValues, isTyped, refusalOf, type SubmissionValues } from './submission-values.ts';

const laundry = { ...emptyValues, name: 'Laverie du Port', address: '1 quai Gambetta' };

function refused(values: SubmissionValues) {
  const parsed = laundromatSubmission.safeParse(values, { error: frenchIssue });
  return parsed.success ? undefined : refusalOf(fieldErrors(parsed.error));
}

test('a name and an address are enough', () => {
  expect(refused(laundry)).toBeUndefined();
});

test('an empty name or address is told before anything else', () => {
  expect(refused({ ...laundry, address: '  ', website: 'www.example.org' })).toEqual({
    field: 'address',
    title: 'Champs requis manquants',
    description: "Veuillez remplir au moins le nom et l'adresse.",
  });
});

test.each([
  ['website', 'Format du site web invalide'],
  ['facebook', 'Format Facebook invalide'],
  ['instagram', 'Format Instagram invalide'],
] as const)('a link in %s that does not begin with http:// or https:// has its title', (field, title) => {
  expect(refused({ ...laundry, [field]: 'www.example.org' })).toEqual({
    field,
    title,
    description: 'Veuillez entrer une URL valide commençant par http:// ou https://',
  });
});

test('any other field tells its own reason', () => {
  expect(refused({ ...laundry, email: 'nobody' })).toEqual({
    field: 'email',
    title: 'Information à corriger',
    description: "Format d'email invalide",
  });
});

test('a form that was only opened has nothing worth keeping', () => {
  expect(isTyped(emptyValues)).toBe(false);
  expect(isTyped({ ...emptyValues, services: ['a'] })).toBe(true);
  expect(isTyped(laundry)).toBe(true);
});
