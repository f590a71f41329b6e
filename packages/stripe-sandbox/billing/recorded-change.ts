import type { SandboxContext } from '../context.ts';
import type { Collections } from '../store/collections.ts';

const events = { subscriptions: 'customer.subscription.updated', customers: 'customer.updated' };

/** Changes an object and emits its event, unless nothing changes. */
export function change<N extends keyof typeof events>(
  context: SandboxContext,
  name: N,
  before: Collections[N],
  changes: Partial<Collections[N]>,
): Collections[N] {
  const after = { ...before, ...changes };
  if (JSON.stringify(after) === JSON.stringify(before)) return before;
  return context.record(events[name], name, after);
}
