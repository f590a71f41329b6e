import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyValues } from '#app/laundromat-form/form-values.ts';
import { startSubmission, submissionDraft } from './typed-submission.ts';

const anne = submissionDraft('7d5c1a1e-32a8-4f6e-8a52-5a4b4cf4c001');
const luc = submissionDraft('7d5c1a1e-32a8-4f6e-8a52-5a4b4cf4c002');
const keyOfAnne = 'lavoir:submission:7d5c1a1e-32a8-4f6e-8a52-5a4b4cf4c001';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is shown only to the account that typed it, until it is discarded', () => {
  const typed = {
    ...startSubmission(),
    tier: 'premium' as const,
    values: { ...emptyValues, name: 'Le Port' },
  };
  expect(anne.save(typed)).toBe(true);
  expect(anne.read()).toEqual(typed);
  expect(luc.read()).toBeNull();
  anne.discard();
  expect(anne.read()).toBeNull();
});

test('a field that is missing in an older draft is empty', () => {
  const { id } = startSubmission();
  anne.save({ id, values: { name: 'Le Port', city: 7 } });
  expect(anne.read()).toEqual({
    id,
    tier: null,
    listed: false,
    isPublished: false,
    values: { ...emptyValues, name: 'Le Port' },
  });
});

test.each(['{', 'null', '{"id":"1"}'])('%s is not read as a draft', (damaged) => {
  localStorage.setItem(keyOfAnne, damaged);
  expect(anne.read()).toBe('unreadable');
});

test('a browser that stores nothing reports a failure', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(anne.save(startSubmission())).toBe(false);
  expect(anne.read()).toBeNull();
});
