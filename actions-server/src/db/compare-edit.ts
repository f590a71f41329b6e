import { isDeepStrictEqual } from 'node:util';

export type Values = Record<string, unknown>;

/**
 * Compares the stored values with those of an edit. `current`: they are those that the form showed. `saved`: they are
 * those of this edit, whose answer was lost.
 */
export function compareEdit(stored: Values, seen: Values, written: Values): 'current' | 'saved' | 'newer' {
  const isStored = (given: Values) =>
    Object.entries(given).every(([name, value]) => isDeepStrictEqual(stored[name] ?? null, value ?? null));
  if (isStored(seen)) return 'current';
  return isStored(written) ? 'saved' : 'newer';
}
