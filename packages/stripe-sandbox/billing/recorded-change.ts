import type { Collections } from '../store/collections.ts';
import type { SandboxContext } from '../context.ts';

interface Observed {
  subscriptions: 'customer.subscription.updated';
  customers: 'customer.updated';
  products: 'product.updated';
  prices: 'price.updated';
  charges: 'charge.updated';
}

const updated: Observed = {
  subscriptions: 'customer.subscription.updated',
  customers: 'customer.updated',
  products: 'product.updated',
  prices: 'price.updated',
  charges: 'charge.updated',
};

/** Changes an object and emits an event with the previous values, unless nothing changes. */
export function change<N extends keyof Observed>(
  context: SandboxContext,
  name: N,
  before: Collections[N],
  changes: Partial<Collections[N]>,
): Collections[N] {
  const previous = Object.fromEntries(
    Object.entries(changes)
      .map(([key]) => [key, (before as unknown as Record<string, unknown>)[key] ?? null] as const)
      .filter(([key, value]) => !isSame(value, (changes as Record<string, unknown>)[key])),
  );
  if (Object.keys(previous).length === 0) return before;
  const after = { ...before, ...changes };
  context.store.put(name, after);
  context.emit(updated[name], after, previous);
  return after;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other ?? null);

/** Returns the metadata after an update: an empty value removes its key, empty metadata removes all keys. */
export function mergedMetadata(
  before: Record<string, string> | null,
  given: unknown,
): Record<string, string> {
  if (given === undefined) return before ?? {};
  if (given === '' || given === null) return {};
  const merged = { ...before };
  for (const [key, value] of Object.entries(given as Record<string, string | number | null>)) {
    if (value === null || value === '') delete merged[key];
    else merged[key] = String(value);
  }
  return merged;
}
