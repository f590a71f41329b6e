import { isDeepStrictEqual } from 'node:util';

export type Values = Record<string, unknown>;

/**
 * Compares the stored values with an edit. `current`: the form showed the same. `saved`: the edit was stored before, but
 * its answer was lost. `newer`: another edit came first.
 */
export function compareEdit(stored: Values, seen: Values, written: Values): 'current' | 'saved' | 'newer' {
  const isStored = (given: Values) =>
    Object.entries(given).every(([name, value]) => isDeepStrictEqual(stored[name] ?? null, value ?? null));
  if (isStored(seen)) return 'current';
  return isStored(written) ? 'saved' : 'newer';
}
