import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldErrors, frenchIssue } from '../validation/validation-messages.ts';
import { withDefaults } from './assumed-facts.ts';
import {
  administratorPatch,
  laundromatCreate,
  laundromatDraft,
  laundromatEditForm,
  laundromatPatch,
} from './forms.ts';

const refusal = (schema: z.ZodType, input: unknown) => {
  const parsed = schema.safeParse(input, { error: frenchIssue });
  return parsed.success ? {} : fieldErrors(parsed.error);
};

const named = { name: 'Laverie du Port', address: '1 quai du Port' };

test('a creation needs a name and an address; the rest has defaults, which are assumed', () => {
  const created = withDefaults(
    laundromatCreate.parse({ ...named, name: ' Laverie du Port ', city: '', priceFrom: '', hours: ' ' }),
  );
  expect(created).toMatchObject({
    ...named,
    city: 'Paris',
    postalCode: '75000',
    priceFrom: '5.00',
    hours: '24h/24, 7j/7',
    assumedFacts: ['city', 'postal_code', 'price_from', 'hours'],
    services: [],
    machines: [],
  });
});

test('null says that a price or hours are unknown, and nothing is assumed for them', () => {
  const stated = { ...named, city: 'Brest', postalCode: '29200', priceFrom: null, hours: null };
  expect(withDefaults(laundromatCreate.parse(stated))).toMatchObject({ ...stated, assumedFacts: [] });
  expect(laundromatPatch.parse({ priceFrom: null, hours: null })).toEqual({ priceFrom: null, hours: null });
});

test('a draft has null for what is unknown, and requires the town', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const typed = { ...named, id, city: 'Brest', postalCode: '29200', priceFrom: '', hours: '' };
  const sent = laundromatCreate.parse(laundromatDraft.parse(typed));
  expect(withDefaults(sent)).toMatchObject({ priceFrom: null, hours: null, assumedFacts: [] });
  const message = "Veuillez remplir au moins le nom, l'adresse, la ville et le code postal.";
  expect(refusal(laundromatDraft, { ...typed, city: ' ', postalCode: '' })).toEqual({
    city: message,
    postalCode: message,
  });
});

test('a submission without name or address is refused with one message', () => {
  const message = "Veuillez remplir au moins le nom et l'adresse.";
  expect(refusal(laundromatCreate, { name: ' ' })).toEqual({ name: message, address: message });
});

test('flags, owner, slug and dates of a submission are dropped', () => {
  const created = laundromatCreate.parse({
    name: 'Laverie',
    address: '1 rue Haute',
    slug: 'mine',
    userId: 'another-user',
    isActive: true,
    isPremium: true,
    isFeatured: true,
    featuredUntil: '2999-01-01',
    averageRating: 5,
  });
  for (const field of [
    'slug',
    'userId',
    'isActive',
    'isPremium',
    'isFeatured',
    'featuredUntil',
    'averageRating',
  ]) {
    expect(created).not.toHaveProperty(field);
  }
});

test.each(['website', 'facebook', 'instagram'])(
  'a wrong %s in a submission is reported on website',
  (field) => {
    const submission = { name: 'Laverie', address: '1 rue Haute', [field]: 'javascript:alert(1)' };
    expect(refusal(laundromatCreate, submission)).toEqual({
      website: 'Les URLs doivent commencer par http:// ou https://',
    });
  },
);

test.each([
  ['5', '5.00'],
  ['7,5', '7.50'],
  [6, '6.00'],
  ['999.99', '999.99'],
])('the price %j is stored as %s', (given, stored) => {
  expect(laundromatPatch.parse({ priceFrom: given }).priceFrom).toBe(stored);
});

test.each(['-1', '1000', '1.234', 'cher', 'NaN', {}, [5]])('%j is not a price', (priceFrom) => {
  expect(refusal(laundromatPatch, { priceFrom })).toEqual({
    priceFrom: 'Le prix doit être un nombre de 0 à 999,99',
  });
});

test('a price left empty on the edit page is no price', () => {
  expect(laundromatPatch.parse({ priceFrom: '' })).toEqual({ priceFrom: null });
});

test('the edit page needs name, address, city and postal code', () => {
  const message = "Veuillez remplir au moins le nom, l'adresse, la ville et le code postal.";
  expect(refusal(laundromatEditForm, { services: [], machines: [] })).toEqual({
    name: message,
    address: message,
    city: message,
    postalCode: message,
  });
});

test('a patch changes what it names and nothing else', () => {
  expect(laundromatPatch.parse({ phone: ' 04 78 00 00 00 ', description: '' })).toEqual({
    phone: '04 78 00 00 00',
    description: null,
  });
  expect(laundromatPatch.parse({})).toEqual({});
});

test('a patch cannot empty a required field', () => {
  expect(Object.keys(refusal(laundromatPatch, { name: ' ', city: null }))).toEqual(['name', 'city']);
});

test.each([
  'laverie',
  'http://',
  'ftp://laverie.fr',
  'https://laverie .fr',
  'a@laverie.fr',
  'javascript:x.fr',
])('%s is not a link', (link) => {
  const message = 'Veuillez entrer une URL valide commençant par http:// ou https://';
  expect(refusal(laundromatPatch, { website: link, facebook: link, instagram: link })).toEqual({
    website: message,
    facebook: message,
    instagram: message,
  });
});

test.each([
  ['www.laverie.fr', 'https://www.laverie.fr'],
  [' laverie.fr/lyon?x=1 ', 'https://laverie.fr/lyon?x=1'],
  ['laverie-été.fr', 'https://laverie-été.fr'],
  ['http://laverie.fr', 'http://laverie.fr'],
])('the link %j is stored as %j', (typed, link) => {
  expect(laundromatPatch.parse({ website: typed }).website).toBe(link);
  expect(laundromatCreate.parse({ ...named, website: typed }).website).toBe(link);
});

test('services are a list of ids, each once', () => {
  const id = 'a0000000-0000-4000-8000-00000000000A';
  expect(laundromatPatch.parse({ services: [id, id] })).toEqual({ services: [id.toLowerCase()] });
  expect(refusal(laundromatPatch, { services: 'all' })).toEqual({
    services: 'Les services doivent être une liste.',
  });
  expect(refusal(laundromatPatch, { services: ['1'] })).toEqual({ 'services.0': 'Service inconnu.' });
});

test('the e-mail of a laundromat may be empty but not wrong', () => {
  expect(laundromatPatch.parse({ email: '' })).toEqual({ email: null });
  expect(refusal(laundromatPatch, { email: 'contact' })).toEqual({ email: "Format d'email invalide" });
});

test.each(
  Object.entries({
    laundromatCreate,
    laundromatDraft,
    laundromatEditForm,
    laundromatPatch,
    administratorPatch,
  }),
)('%s refuses hours, an address and a town with a contact', (_name, form) => {
  const refused = (field: string, text: string) => refusal(form, { [field]: text })[field];
  expect(refused('hours', 'Lun-Ven 8h-20h')).toBeUndefined();
  expect(refused('address', '12 bis rue du 11 Novembre 1918')).toBeUndefined();
  for (const field of ['hours', 'address', 'city'])
    for (const text of ['Allez sur evil.fr', 'Tél 08 99 12 34 56', 'Appelez le 3615', 'Snap : casino'])
      expect(refused(field, text)).toMatch('ni lien ni numéro');
});
