import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AdminLaundromat } from '#app/features/moderation/laundromat-documents.ts';
import { noTexts } from '../../../testing/no-texts.ts';
import { laundromatColumns } from './laundromat-columns.tsx';

const awaiting = {
  ...{ ...noTexts, name: 'Le Tambour', isActive: false, refusedAt: null, closedAt: null, refusals: [] },
  ...{ changedAt: null, approvedContent: null, heldContent: {}, readingReasons: [] },
} as unknown as AdminLaundromat;

function statusOf(laundromat: Partial<AdminLaundromat>): string {
  const { cell } = laundromatColumns.find(({ title }) => title === 'Statut')!;
  return renderToStaticMarkup(cell({ ...awaiting, ...laundromat }));
}

const pair = [{ laundromatId: 'e1', otherId: 'e2' }];

test('a copy is marked among the laundromats to moderate, before what else is to be checked', () => {
  expect(statusOf({ possibleDuplicates: [] })).not.toContain('Ressemble à une autre fiche');
  expect(statusOf({ possibleDuplicates: pair })).toContain('Ressemble à une autre fiche');
  expect(statusOf({ possibleDuplicates: pair, readingReasons: ['otherDomain'] })).toMatch(
    /Ressemble à une autre fiche.*Lien vers un domaine/,
  );
});

test('a copy is marked until it is decided', () => {
  const refused = { possibleDuplicates: pair, refusedAt: '2026-11-20T10:00:00Z' };
  expect(statusOf(refused)).not.toContain('Ressemble à une autre fiche');
});
