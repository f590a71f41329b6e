import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laundromatSubmission } from '#contract/laundromat/forms.ts';
import { pendingDraft, pendingOf, readPending } from './pending-laundromat.ts';
import { emptyValues } from '#app/laundromat-form/form-values.ts';

const userId = '7d5c1a1e-32a8-4f6e-8a52-5a4b4cf4c001';
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const form = laundromatSubmission.parse({
  ...emptyValues,
  name: 'Laverie du Port',
  city: 'Brest',
  postalCode: '29200',
  address: '1 quai Gambetta',
});
const paid = (tier: 'premium' | 'featured') => pendingOf({ id, userId, tier, form, photosCount: 3 });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('carries the chosen tier and no flags, which the server decides', () => {
  expect(paid('featured')).toMatchObject({ submissionType: 'featured', photosCount: 3 });
  expect(Object.keys(paid('featured')).filter((name) => /^is|^featured/.test(name))).toEqual([]);
});

test('it is stored under the key of the specification, and what is unknown stays unknown', () => {
  pendingDraft.save(paid('premium'));
  expect(localStorage.getItem('pendingLaundromat')).toContain('Laverie du Port');
  expect(readPending(userId)).toMatchObject({
    id,
    name: 'Laverie du Port',
    city: 'Brest',
    priceFrom: null,
    hours: null,
  });
  pendingDraft.discard();
  expect(readPending(userId)).toBeNull();
});

test('an account never sends the draft of another account of this browser', () => {
  pendingDraft.save(paid('premium'));
  expect(readPending('7d5c1a1e-32a8-4f6e-8a52-5a4b4cf4c002')).toBeNull();
});

test.each(['{', 'null', '{"name":"x"}'])('%s is an unreadable draft', (kept) => {
  localStorage.setItem('pendingLaundromat', kept);
  expect(readPending(userId)).toBe('unreadable');
});

test('a browser that stores nothing has no draft', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(pendingDraft.save(paid('premium'))).toBe(false);
  expect(readPending(userId)).toBeNull();
});
