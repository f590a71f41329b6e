import { expect, test } from 'vitest';
import { type TextFieldName, textFieldNames } from '#contract/laundromat/fields.ts';
import { laundromatEditForm, laundromatSubmission } from '#contract/laundromat/forms.ts';
import { fieldErrors, frenchIssue } from '#contract/validation/validation-messages.ts';
import { refusalOf } from './form-refusal.ts';
import { emptyValues, isTyped, type LaundromatFormValues, valuesOf } from './form-values.ts';

const nothing = Object.fromEntries(textFieldNames.map((name) => [name, null]));
const stored = valuesOf({
  ...(nothing as Record<TextFieldName, null>),
  name: 'Laverie du Port',
  address: '1 quai',
  city: 'Brest',
  postalCode: '29200',
  priceFrom: '4.50',
  laundromatServices: [],
});
const typed = { ...emptyValues, name: 'Laverie du Port', address: '1 quai Gambetta' };

function refusal(
  form: typeof laundromatEditForm | typeof laundromatSubmission,
  values: LaundromatFormValues,
) {
  const { error } = form.safeParse(values, { error: frenchIssue });
  return refusalOf(error ? fieldErrors(error) : {});
}
const edited = (changes: Partial<LaundromatFormValues>) =>
  refusal(laundromatEditForm, { ...stored, ...changes });
const submitted = (changes: Partial<LaundromatFormValues>) =>
  refusal(laundromatSubmission, { ...typed, ...changes });

test('a stored laundromat may be sent back as it is', () => {
  expect(edited({})).toBeUndefined();
});

test('a name and an address are enough for a submission', () => {
  expect(submitted({})).toBeUndefined();
});

test.each(['name', 'address', 'city', 'postalCode'] as const)(
  '%s of a laundromat may not be blank',
  (field) => {
    expect(edited({ [field]: '  ' })).toEqual({
      title: 'Champs requis manquants',
      description: "Veuillez remplir au moins le nom, l'adresse, la ville et le code postal.",
    });
  },
);

test('a missing name or address of a submission is reported before anything else', () => {
  expect(submitted({ address: '  ', phone: 'x'.repeat(51), website: 'www.example.org' })).toEqual({
    title: 'Champs requis manquants',
    description: "Veuillez remplir au moins le nom et l'adresse.",
  });
});

test.each([
  ['website', 'Format du site web invalide'],
  ['facebook', 'Format Facebook invalide'],
  ['instagram', 'Format Instagram invalide'],
] as const)('a wrong %s is refused under its own title', (field, title) => {
  const description = 'Veuillez entrer une URL valide commençant par http:// ou https://';
  for (const link of ['www.lavoir.test', 'https://', 'ftp://lavoir.test']) {
    expect(edited({ [field]: link })).toEqual({ title, description });
    expect(submitted({ [field]: link })).toEqual({ title, description });
  }
});

test('any other mistake is reported in its own words', () => {
  expect(submitted({ email: 'nobody' })).toEqual({
    title: 'Information à corriger',
    description: "Format d'email invalide",
  });
});

test('a form that was only opened holds nothing worth saving', () => {
  expect(isTyped(emptyValues)).toBe(false);
  expect(isTyped({ ...emptyValues, services: ['a'] })).toBe(true);
  expect(isTyped(typed)).toBe(true);
});
