import { expect, test } from 'vitest';
import { laundromatDraft, laundromatEditForm } from '#contract/laundromat/forms.ts';
import { fieldErrors, frenchIssue } from '#contract/validation/validation-messages.ts';
import { noTexts } from '../../testing/no-texts.ts';
import { emptyValues, isTyped, type LaundromatFormValues, valuesOf } from './form-values.ts';
import { refusalOf } from './use-laundromat-form.ts';

const stored = valuesOf({
  ...noTexts,
  name: 'Laverie du Port',
  address: '1 quai',
  city: 'Brest',
  postalCode: '29200',
  priceFrom: '4.50',
  assumedFacts: [],
  machines: [],
  laundromatServices: [],
});
const typed = {
  ...emptyValues,
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Laverie du Port',
  address: '1 quai Gambetta',
  city: 'Brest',
  postalCode: '29200',
};

function refusal(form: typeof laundromatEditForm | typeof laundromatDraft, values: LaundromatFormValues) {
  const { error } = form.safeParse(values, { error: frenchIssue });
  return refusalOf(error ? fieldErrors(error) : {});
}
const edited = (changes: Partial<LaundromatFormValues>) =>
  refusal(laundromatEditForm, { ...stored, ...changes });
const submitted = (changes: Partial<LaundromatFormValues>) =>
  refusal(laundromatDraft, { ...typed, ...changes });

test('a stored laundromat may be sent back as it is', () => {
  expect(edited({})).toBeUndefined();
});

test('a name and a whole address are enough for a submission', () => {
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
  for (const link of ['lavoir', 'https://', 'ftp://lavoir.test']) {
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

test('a town that is missing in a submission is requested', () => {
  expect(submitted({ city: '' })).toEqual({
    title: 'Champs requis manquants',
    description: "Veuillez remplir au moins le nom, l'adresse, la ville et le code postal.",
  });
});

test('an assumed fact is empty in the form, and so is a price that follows from washers', () => {
  const assumed = {
    ...noTexts,
    city: 'Paris',
    postalCode: '75000',
    priceFrom: '5.00',
    laundromatServices: [],
    machines: [],
  };
  expect(valuesOf({ ...assumed, assumedFacts: ['city', 'postal_code'] })).toMatchObject({
    city: '',
    postalCode: '',
    priceFrom: '5.00',
  });
  const washer = {
    id: 'w',
    laundromatId: 'l',
    kind: 'washer' as const,
    capacityKg: '7.0',
    count: 1,
    price: '5.00',
    minutes: null,
  };
  expect(valuesOf({ ...assumed, assumedFacts: [], machines: [washer] })).toMatchObject({
    priceFrom: '',
    machines: [{ kind: 'washer', capacityKg: '7', count: '1', price: '5,00', minutes: '' }],
  });
});

test('weekly hours replace their text, and a text alone stays', () => {
  const row = {
    ...noTexts,
    assumedFacts: [],
    machines: [],
    laundromatServices: [],
  };
  expect(valuesOf({ ...row, hours: '24h/24, 7j/7', weeklyHours: 'always' })).toMatchObject({
    hours: '',
    weeklyHours: 'always',
  });
  expect(valuesOf({ ...row, hours: 'Sur demande', weeklyHours: null })).toMatchObject({
    hours: 'Sur demande',
    weeklyHours: null,
  });
});

test('a wrong number of a machine is reported in its own words', () => {
  const machines = [{ kind: 'washer', count: '4', capacityKg: '70', price: '', minutes: '' }] as const;
  const { error } = laundromatEditForm.safeParse({ ...stored, machines });
  expect(fieldErrors(error!)).toEqual({
    'machines.0.capacityKg': 'La capacité doit être un nombre de 1 à 50 kg.',
  });
});

test('a form that was only opened holds nothing worth saving', () => {
  expect(isTyped(emptyValues)).toBe(false);
  expect(isTyped({ ...emptyValues, services: ['a'] })).toBe(true);
  expect(isTyped(typed)).toBe(true);
});
