import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { claimCodeForm, claimCompanyForm, claimDecision, isSiret } from './claims.ts';

const id = randomUUID();

describe('a SIRET', () => {
  test.each(['73282932000074', '91234567500017', '35600000000048', '35600000049837', '35600000009075'])(
    '%s is valid, with the check of Luhn or that of La Poste',
    (siret) => expect(isSiret(siret)).toBe(true),
  );
  test.each([
    '73282932000075',
    '35600000049838',
    '00000000000000',
    '7328293200007',
    '732829320000741',
    'A3282932000074',
    '',
  ])('« %s » is not valid', (siret) => expect(isSiret(siret)).toBe(false));
  test('is stored without the spaces and dots of its spellings', () => {
    const typed = ' 732 829 320 00074\u00a0';
    expect(claimCompanyForm.parse({ id, siret: typed }).siret).toBe('73282932000074');
    expect(claimCompanyForm.safeParse({ id, siret: '73282932000075' }).success).toBe(false);
  });
});

test('a code is eight digits, with or without spaces', () => {
  expect(claimCodeForm.parse({ id, code: ' 0123 4567' }).code).toBe('01234567');
  for (const code of ['1234567', '123456789', '1234 567a', '', '１２３４５６７８'])
    expect(claimCodeForm.safeParse({ id, code }).success).toBe(false);
});

test('a refusal has a reason, and nothing but an acceptance or a refusal is a decision', () => {
  const isValid = (decision: object) => claimDecision.safeParse({ id, ...decision }).success;
  expect(isValid({ decision: 'accepted' })).toBe(true);
  expect(isValid({ decision: 'refused', closingReason: 'Rien ne le montre.' })).toBe(true);
  for (const closingReason of [undefined, null, '  '])
    expect(isValid({ decision: 'refused', closingReason })).toBe(false);
  expect(isValid({ decision: 'reverted', closingReason: 'Erreur.' })).toBe(false);
});
