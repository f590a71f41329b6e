import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { createClock } from './clock.ts';
import type { Answer } from './http/stripe-fault.ts';
import type { CollectionName, Collections, SandboxEvent, SandboxState } from './store/collections.ts';
import { Store } from './store/store.ts';

/** Faults of API calls. `lost_answer` does the work, then closes the connection without a response. */
export const apiFaults = ['http_500', 'http_429', 'hang', 'lost_answer'] as const;

export class SandboxContext {
  readonly store: Store;
  readonly clock = createClock(() => this.state().clockOffset);
  faults: (typeof apiFaults)[number][] = [];
  isPaused = false;
  readonly answers = new Map<string, Answer & { fingerprint: string }>();
  pagesUrl = '';
  readonly #spread: number;

  constructor(file: string | undefined, spread: number) {
    this.store = new Store(file);
    this.#spread = spread;
  }

  /** A counter would repeat ids: the product's database may outlive the store. */
  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  stamp<T extends string>(prefix: string, object: T): { id: string; object: T; created: number } {
    return { id: this.newId(prefix), object, created: this.clock.now() };
  }

  state(): SandboxState {
    return this.store.get('sandbox', 'sandbox') ?? { id: 'sandbox', clockOffset: 0, invoiceCounter: 0 };
  }

  changeState(change: Partial<SandboxState>): void {
    this.store.put('sandbox', { ...this.state(), ...change });
  }

  record<N extends CollectionName>(type: string, name: N, object: Collections[N]): Collections[N] {
    this.store.put(name, object);
    this.emit(type, object);
    return object;
  }

  emit(type: string, object: object): void {
    this.send({
      id: this.newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.clock.now(),
      data: { object: structuredClone(object) },
      type,
    });
  }

  send(event: SandboxEvent): void {
    this.store.put('events', event);
    for (const endpoint of this.store.find('webhookEndpoints', (each) => isSubscribed(each, event.type))) {
      this.store.put('deliveries', {
        id: this.newId('dlv'),
        event: event.id,
        endpoint: endpoint.id,
        state: 'pending',
        attempts: 0,
        due: Date.now() + Math.floor(Math.random() * this.#spread),
      });
    }
  }
}

export const isSubscribed = ({ enabled_events: wanted }: { enabled_events: string[] }, type: string) =>
  wanted.includes('*') || wanted.includes(type);

const events = { subscriptions: 'customer.subscription.updated', customers: 'customer.updated' };

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
