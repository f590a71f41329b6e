import '#app/index.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { emptyDatabases } from './empty-databases.ts';

await emptyDatabases();

const complaints = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') };

beforeEach(() => {
  localStorage.clear();
  complaints.error.mockClear();
  complaints.warn.mockClear();
});

afterEach(() => {
  expect(complaints.error.mock.calls, 'errors in the console').toEqual([]);
  expect(complaints.warn.mock.calls, 'warnings in the console').toEqual([]);
});
