import { expect, test } from 'vitest';
import { laundromatEditForm } from '#contract/laundromat/forms.ts';
import { fieldErrors, frenchIssue } from '#contract/validation/validation-messages.ts';
import { editRefusal, type EditValues, valuesOf } from './edit-values.ts';

const values: EditValues = valuesOf({
  id: 'a',
  owner: { id: 'b' },
  slug: 'laverie-du-port',
  name: 'Laverie du Port',
  address: '1 quai',
  city: 'Brest',
  postalCode: '29200',
  phone: null,
  email: null,
  description: null,
  hours: null,
  priceFrom: '4.50',
  website: null,
  facebook: null,
  instagram: null,
  isPremium: false,
  isFeatured: false,
  photos: [],
  photoDeletions: [],
  cardPhotos: [],
  pagePhotos: [],
  laundromatServices: [],
});

function refusal(changes: Partial<EditValues>) {
  const result = laundromatEditForm.safeParse({ ...values, ...changes }, { error: frenchIssue });
  return editRefusal(result.success ? {} : fieldErrors(result.error));
}

test('what is stored may be sent back as it is', () => {
  expect(refusal({})).toBeUndefined();
});

test.each(['name', 'address', 'city', 'postalCode'] as const)('%s may not be blank', (field) => {
  expect(refusal({ [field]: '  ' })).toEqual({
    title: 'Champs requis manquants',
    description: "Veuillez remplir au moins le nom, l'adresse, la ville et le code postal.",
  });
});

test.each([
  ['website', 'Format du site web invalide'],
  ['facebook', 'Format Facebook invalide'],
  ['instagram', 'Format Instagram invalide'],
] as const)('a wrong %s is refused under its own title', (field, title) => {
  for (const link of ['www.lavoir.test', 'https://', 'ftp://lavoir.test']) {
    expect(refusal({ [field]: link })).toEqual({
      title,
      description: 'Veuillez entrer une URL valide commençant par http:// ou https://',
    });
  }
});

test('a missing name is told before a wrong link', () => {
  expect(refusal({ name: '', website: 'www.lavoir.test' })?.title).toBe('Champs requis manquants');
});

test('any other mistake is told in its own words', () => {
  expect(refusal({ email: 'nulle part' })?.description).toBe("Format d'email invalide");
});
