import { expect, test } from 'vitest';
import { mergeProblem, needsOwner } from '#contract/laundromat/merging.ts';
import { counted, mergeSide } from '../../../testing/merge-side.ts';
import { filledFacts, movedPhotos, ownerChoices, preferredOf } from './merge-plan.ts';
import type { MergeSide } from './merge-query.ts';

const bare = mergeSide('a', {
  slug: 'le-tambour',
  createdAt: '2026-01-01T00:00:00+00:00',
});
const other = (changes: Partial<MergeSide>): MergeSide => ({ ...bare, id: 'b', ...changes });
const odile = { id: 'o', email: 'o@example.fr' };
const olivier = { id: 'ol', email: 'ol@example.fr' };

test('the laundromat that stays keeps tier and publication', () => {
  expect(mergeProblem(bare, other({}))).toBeNull();
  expect(mergeProblem(bare, other({ isPremium: true }))).toMatch(/formule/);
  expect(mergeProblem({ ...bare, isActive: false }, other({}))).toMatch(/publiée/);
});

test('a change of owner is a separate decision, which waives the tier', () => {
  expect(needsOwner(bare, other({}))).toBe(false);
  expect(needsOwner({ ...bare, owner: odile }, other({ owner: odile }))).toBe(false);
  expect(needsOwner({ ...bare, owner: odile }, other({}))).toBe(false);
  const paid = other({ owner: odile, isPremium: true });
  expect([bare, { ...bare, owner: olivier }].map((kept) => needsOwner(kept, paid))).toEqual([true, true]);
  expect(mergeProblem({ ...bare, owner: olivier }, paid)).toBeNull();
  expect(ownerChoices({ ...bare, owner: olivier }, paid).map(({ label }) => label)).toEqual([
    'ol@example.fr garde la fiche\u00a0; o@example.fr perd la sienne.',
    'o@example.fr devient propriétaire, à la place de ol@example.fr.',
  ]);
});

test('the one that may stay is preferred, else the richer one, else the older', () => {
  expect(preferredOf(bare, other({ reviewCount: 2 })).id).toBe('b');
  expect(preferredOf(bare, other({ reviewCount: 2, isActive: false })).id).toBe('a');
  expect(preferredOf(bare, other({ createdAt: '2025-01-01T00:00:00+00:00' })).id).toBe('b');
  expect(preferredOf(bare, other({ createdAt: '2026-11-01T00:00:00+00:00' })).id).toBe('a');
});

test('only unknown facts are filled in, and photos within the limit', () => {
  const rich = other({
    phone: '01',
    hours: '24h/24',
    machines_aggregate: counted(2),
    photos_aggregate: counted(3),
  });
  expect(filledFacts({ ...bare, phone: '02' }, rich)).toEqual(['horaires', 'machines']);
  expect(movedPhotos(bare, rich)).toBe(2);
  expect(movedPhotos({ ...bare, photos_aggregate: counted(3) }, rich)).toBe(0);
  expect(movedPhotos({ ...bare, isPremium: true }, rich)).toBe(3);
});
