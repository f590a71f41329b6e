import type { Collections } from '../store/collections.ts';
import type { World } from '../world.ts';

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

/** Changes an object and tells it with the values from before; where nothing changes, nothing is told. */
export function change<N extends keyof Observed>(
  world: World,
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
  world.store.put(name, after);
  world.emit(updated[name], after, previous);
  return after;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other ?? null);

/** Metadata after an update: an empty value takes its key away, an empty whole takes them all. */
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
