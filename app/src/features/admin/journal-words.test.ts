import { expect, test } from 'vitest';
import { actionWords, changesOf } from './journal-words.ts';

test('the journal tells what a change meant, not only that there was one', () => {
  const words = (tableName: string, operation: string, before: unknown, after: unknown) =>
    actionWords({ tableName, operation, before, after });
  expect(words('laundromats', 'update', { is_active: false }, { is_active: true })).toBe(
    'a publié la laverie',
  );
  const refusal = { refusal_reason: 'Adresse introuvable.', refused_at: '2026-11-21' };
  expect(words('laundromats', 'update', { refusal_reason: null }, refusal)).toBe('a refusé la laverie');
  expect(words('laundromats', 'update', { is_active: true }, { is_active: false, ...refusal })).toBe(
    "a retiré de l'annuaire la laverie",
  );
  expect(words('laundromats', 'update', { name: 'a' }, { name: 'b' })).toBe('a modifié la laverie');
  expect(words('users', 'update', { is_active: true }, { is_active: false })).toBe('a désactivé le compte');
  expect(words('review_removals', 'insert', null, { reason: 'Injures.' })).toBe("a supprimé l'avis de");
  expect(words('site_settings', 'update', {}, {})).toBe('a modifié les paramètres du site');
});

test('a change is told column by column, and what stayed the same is left out', () => {
  expect(
    changesOf({
      before: { is_active: true, name: 'Un' },
      after: { is_active: false, name: 'Un', hours: null },
    }),
  ).toEqual([{ column: 'Actif', before: 'oui', after: 'non' }]);
});
