import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyValues } from '#app/laundromat-form/form-values.ts';
import { forgetSubmission, keepSubmission, readSubmission, startSubmission } from './typed-submission.ts';

const anne = '7d5c1a1e-32a8-4f6e-8a52-5a4b4cf4c001';
const luc = '7d5c1a1e-32a8-4f6e-8a52-5a4b4cf4c002';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what one account typed comes back to that account alone, until it is forgotten', () => {
  const typed = {
    ...startSubmission(),
    tier: 'premium' as const,
    values: { ...emptyValues, name: 'Le Port' },
  };
  expect(keepSubmission(anne, typed)).toBe(true);
  expect(readSubmission(anne)).toEqual(typed);
  expect(readSubmission(luc)).toBeNull();
  forgetSubmission(anne);
  expect(readSubmission(anne)).toBeNull();
});

test('a field that an earlier version did not know begins empty; what is no submission is none', () => {
  const { id } = startSubmission();
  localStorage.setItem(
    `lavoir:submission:${anne}`,
    JSON.stringify({ id, values: { name: 'Le Port', city: 7 } }),
  );
  expect(readSubmission(anne)).toEqual({
    id,
    tier: null,
    listed: false,
    isPublished: false,
    values: { ...emptyValues, name: 'Le Port' },
  });
  for (const damaged of ['{', 'null', '{"id":"1"}']) {
    localStorage.setItem(`lavoir:submission:${anne}`, damaged);
    expect(readSubmission(anne)).toBeNull();
  }
});

test('a browser that keeps nothing says so', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(keepSubmission(anne, startSubmission())).toBe(false);
  expect(readSubmission(anne)).toBeNull();
});
