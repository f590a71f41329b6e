import { expect, test } from 'vitest';
import { errorCatalogue } from './errors.ts';

test.each(Object.entries(errorCatalogue))(
  '%s has an error status and a sentence in French',
  (_code, entry) => {
    expect(entry.status).toBeGreaterThanOrEqual(400);
    expect(entry.message).toMatch(/^[A-ZÀ-Ü].{15,}$/);
  },
);
