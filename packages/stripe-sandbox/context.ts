import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { Clock } from './clock.ts';
import { Faults } from './faults.ts';
import type { SandboxEvent, SandboxState } from './store/collections.ts';
import { Store } from './store/store.ts';

/** The current call, which its events reference. */
export interface CurrentRequest {
  id: string | null;
  idempotencyKey: string | null;
}

/** State that the parts of the sandbox share: store, clock and addresses. */
export class SandboxContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly faults = new Faults();
  /** Public URL of the hosted pages. */
  pagesUrl = '';
  request: CurrentRequest = { id: null, idempotencyKey: null };

  constructor(file?: string) {
    this.store = new Store(file);
    this.clock = new Clock(this.store);
  }

  /** Returns a random id. Not a counter: the database of a product may outlive the sandbox. */
  newId(prefix: string, length = 24): string {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    return `${prefix}_${[...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('')}`;
  }

  state(): SandboxState {
    const kept = this.store.get('sandbox', 'sandbox');
    return kept ?? { id: 'sandbox', clockOffset: 0, invoiceCounter: 0, nextOutcomes: [] };
  }

  changeState(change: Partial<SandboxState>): void {
    this.store.put('sandbox', { ...this.state(), ...change });
  }

  /** Records an event with a snapshot of the object, and queues it for the subscribed endpoints. */
  emit(type: string, object: object, previous?: Record<string, unknown>): SandboxEvent {
    const endpoints = this.store.find('webhookEndpoints', (endpoint) => {
      const { status, enabled_events: wanted } = endpoint;
      return status === 'enabled' && (wanted.includes('*') || wanted.includes(type));
    });
    const event: SandboxEvent = {
      id: this.newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.clock.now(),
      data: {
        object: structuredClone(object) as Record<string, unknown>,
        ...(previous && { previous_attributes: previous }),
      },
      livemode: false,
      pending_webhooks: endpoints.length,
      request: { id: this.request.id, idempotency_key: this.request.idempotencyKey },
      type,
    };
    this.store.put('events', event);
    for (const endpoint of endpoints) {
      this.store.put('deliveries', {
        id: this.newId('dlv'),
        event: event.id,
        endpoint: endpoint.id,
        state: 'pending',
        attempts: 0,
        due: Date.now(),
        lastAnswer: null,
      });
    }
    return event;
  }
}
