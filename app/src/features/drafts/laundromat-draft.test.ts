import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, startDraft, type TypedDraft } from './laundromat-draft.ts';

const anneId = '7d5c1a1e-32a8-4f6e-8a52-5a4b4cf4c001';
const lucId = '7d5c1a1e-32a8-4f6e-8a52-5a4b4cf4c002';
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const anne = draftOf(anneId);
const luc = draftOf(lucId);
const draft = (userId: string, name: string): TypedDraft => ({ ...startDraft(userId), name });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is under the key of the specification: the form, the chosen tier, and no flags', () => {
  anne.save({ ...draft(anneId, 'Le Port'), submissionType: 'featured', photosCount: 3, state: 'paying' });
  const saved = JSON.parse(localStorage.getItem('pendingLaundromat')!) as object;
  expect(saved).toMatchObject({ name: 'Le Port', submissionType: 'featured', photosCount: 3 });
  expect(Object.keys(saved).filter((name) => /^is|^featured/.test(name))).toEqual([]);
});

test('an account is never shown, sends and discards the draft of another account of this browser', () => {
  const [first, second] = [draft(anneId, 'Le Port'), draft(lucId, 'La Gare')];
  anne.save(first);
  expect(luc.read()).toBeNull();
  luc.save(second);
  expect([anne.read(), luc.read()]).toEqual([first, second]);
  luc.discard();
  expect([anne.read(), luc.read()]).toEqual([first, null]);
  anne.discard();
  expect(localStorage.getItem('pendingLaundromat')).toBeNull();
});

test('a field that is missing or damaged is empty', () => {
  anne.save({ id, userId: anneId, name: 'Le Port', city: {}, state: 'typed' } as unknown as TypedDraft);
  expect(anne.read()).toEqual({ ...startDraft(anneId), id, name: 'Le Port' });
});

test.each(['{', 'null', '{"name":"x"}'])('%s is an unreadable draft', (damaged) => {
  localStorage.setItem('pendingLaundromat', damaged);
  expect(anne.read()).toBe('unreadable');
});

test('a browser that stores nothing reports a failure', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(anne.save(startDraft(anneId))).toBe(false);
  expect(anne.read()).toBeNull();
});
