import { expect, test } from 'vitest';
import { yearMessage } from '../validation/day-range.ts';
import { missingSettings, siteSettings } from './site-settings.ts';

const typed = {
  siteTitle: ' Lavoir ',
  domain: 'https://Lavoir.fr/accueil',
  contactEmail: '',
  contactPhone: '01 99 00 12 34',
  contactHours: '8h à 19h',
  publisherName: 'Exemple, SAS',
  hostName: '  ',
  termsVersion: '2026-11-20',
  privacyVersion: '2026-11-20',
  rankingVersion: '2026-11-20',
  accessibilityVersion: '2026-11-21',
};

test('what is left empty is not known, and a domain is what stands between the slashes', () => {
  expect(siteSettings.parse(typed)).toMatchObject({
    siteTitle: 'Lavoir',
    domain: 'lavoir.fr',
    contactEmail: null,
    publisherName: 'Exemple, SAS',
    publisherCapital: null,
    hostName: null,
  });
});

test('a domain without a dot, an address that is none and a missing phone are refused by name', () => {
  const { error } = siteSettings.safeParse({
    ...typed,
    domain: 'lavoir',
    contactEmail: 'x',
    contactPhone: ' ',
  });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['domain', 'contactEmail', 'contactPhone']);
});

test('the day of a text has a year of four digits', () => {
  const { error } = siteSettings.safeParse({ ...typed, termsVersion: '0026-12-24' });
  expect(error?.issues).toMatchObject([{ path: ['termsVersion'], message: yearMessage }]);
});

test('the phones are checked and written like those of laundromats', () => {
  const { error } = siteSettings.safeParse({ ...typed, contactPhone: '01 99 00', hostPhone: 'appelez-nous' });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['contactPhone', 'hostPhone']);
  const numbers = siteSettings.parse({ ...typed, contactPhone: '+33199001234', hostPhone: '0972 101 007' });
  expect(numbers).toMatchObject({ contactPhone: '01 99 00 12 34', hostPhone: '09 72 10 10 07' });
});

test('the legal notice lacks what the law asks of everybody, not a capital or a VAT number', () => {
  const settings = siteSettings.parse({
    ...typed,
    contactEmail: 'bonjour@lavoir.fr',
    publisherAddress: '1 rue du Lavoir, 75001 Paris',
    publisherRegistration: 'RCS Paris 123 456 789',
  });
  expect(missingSettings(settings)).toEqual([
    'directeur de la publication',
    "nom de l'hébergeur",
    "adresse de l'hébergeur",
    "téléphone de l'hébergeur",
  ]);
});
