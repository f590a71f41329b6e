import { expect, test } from 'vitest';
import { noTexts } from '../../../testing/no-texts.ts';
import { changesOf, reversalSentence } from './laundromat-changes.ts';

const laundromat = {
  ...noTexts,
  holidayHours: 'unknown' as const,
  openingExceptions: [],
  cycleMinutes: null,
  priceFrom: null,
  machines: [],
  latitude: null,
  longitude: null,
  name: 'Casino',
  address: '1 rue de la Gare',
  postalCode: '69003',
  city: 'Lyon',
  website: 'https://casino.example.org',
};
const { postalCode, ...same } = laundromat;
const approved = { ...same, postal_code: postalCode };

test('only what differs from the approved text is compared, with its label', () => {
  const approvedContent = { ...approved, name: 'Laverie Sage', website: null };
  const heldContent = { phone: '04 78 00 00 09' };
  expect(
    changesOf({ ...laundromat, changedAt: '2026-11-22T10:00:00Z', approvedContent, heldContent }),
  ).toEqual({
    changedAt: '2026-11-22T10:00:00Z',
    isNew: false,
    hasOthers: false,
    fields: [
      { name: 'name', label: 'Nom', before: 'Laverie Sage', after: 'Casino', isHeld: false },
      { name: 'phone', label: 'Téléphone', before: '', after: '04 78 00 00 09', isHeld: true },
      {
        name: 'website',
        label: 'Site web',
        before: '',
        after: 'https://casino.example.org',
        isHeld: false,
      },
    ],
  });
});

test('an unchanged laundromat has nothing to compare', () => {
  expect(
    changesOf({ ...laundromat, changedAt: null, approvedContent: null, heldContent: {} }),
  ).toBeUndefined();
});

test('a new laundromat has no approved text, and parts without one are compared by what they were', () => {
  const changedAt = '2026-11-22T10:00:00Z';
  expect(changesOf({ ...laundromat, changedAt, approvedContent: {}, heldContent: {} })).toMatchObject({
    isNew: true,
  });
  const machine = { kind: 'washer', capacityKg: '8.0', count: 2, price: '4.50', minutes: 35 };
  const approvedContent = { ...approved, hours: 'Le matin', machines: [machine], photos: null };
  expect(
    changesOf({ ...laundromat, hours: 'Le soir', changedAt, approvedContent, heldContent: {} }),
  ).toMatchObject({
    isNew: false,
    hasOthers: true,
    fields: [
      { label: 'Horaires', before: 'Le matin', after: 'Le soir' },
      { label: 'Machines', before: '2\u00a0lave-linge 8\u00a0kg · 4,50\u00a0€ · 35\u00a0min', after: '' },
    ],
  });
});

test('a reversal names all that it puts back', () => {
  const change = { ...laundromat, changedAt: '2026-11-22T10:00:00Z', heldContent: {}, hours: 'Le soir' };
  const sentence = (before: object) =>
    reversalSentence(
      changesOf({ ...change, approvedContent: { ...approved, hours: 'Le soir', ...before } })!,
    );
  expect(sentence({ name: 'Laverie Sage', hours: 'Le matin', photos: [] })).toContain(
    'Reviennent à l’état d’avant\u00a0: Nom, Horaires, Photos et réponses aux avis.',
  );
  expect(sentence({ name: 'Laverie Sage' })).toContain('Reviennent à l’état d’avant\u00a0: Nom.');
});

test('other hours or another reason on the same exceptional days are a change', () => {
  const days = {
    firstDay: '2026-08-01',
    lastDay: '2026-08-15',
    reason: 'works',
    periods: [['09:00', '12:00']],
  };
  const changedAt = '2026-11-22T10:00:00Z';
  const approvedContent = { ...approved, openingExceptions: [days] };
  const openingExceptions = [
    { ...days, id: '1', reason: 'holidays' as const, periods: [['14:00', '18:00']] },
  ];
  const changes = changesOf({
    ...laundromat,
    openingExceptions,
    changedAt,
    approvedContent,
    heldContent: {},
  });
  expect(changes?.fields).toEqual([
    {
      name: 'openingExceptions',
      label: 'Horaires exceptionnels',
      before: '2026-08-01 – 2026-08-15 (travaux)\u00a0: 9h–12h',
      after: '2026-08-01 – 2026-08-15 (congés)\u00a0: 14h–18h',
      isHeld: false,
    },
  ]);
});
