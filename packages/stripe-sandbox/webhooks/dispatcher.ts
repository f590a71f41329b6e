import type { Delivery, SandboxEvent } from '../store/collections.ts';
import type { SandboxContext } from '../context.ts';
import { pretty } from '../http/pretty.ts';
import { signatureHeader } from './signature.ts';

export interface DispatcherOptions {
  /** Delays before the next attempts in milliseconds; after the last one a delivery has failed. */
  retryDelays: readonly number[];
  /** Timeout of an endpoint in milliseconds. */
  timeout: number;
}

/**
 * Delivers events to their endpoints independently and therefore in any order. Responses other than 2xx are retried. Every
 * attempt is signed with the real time, not the virtual one.
 */
export class Dispatcher {
  readonly #context: SandboxContext;
  readonly #options: DispatcherOptions;
  readonly #flying = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(context: SandboxContext, options: DispatcherOptions) {
    this.#context = context;
    this.#options = options;
    context.store.onCommit(() => this.pump());
  }

  /** Starts due deliveries and sets a timer for the next one. */
  pump(): void {
    clearTimeout(this.#timer);
    const { faults } = this.#context;
    if (this.#closing.signal.aborted || faults.isPaused) return;
    const now = Date.now();
    let next = Infinity;
    for (const delivery of this.#pending()) {
      if (this.#flying.has(delivery.id)) continue;
      const due = delivery.due + this.#chanceDelay(delivery);
      if (due <= now) this.#start(delivery);
      else next = Math.min(next, due);
    }
    if (next < Infinity) this.#timer = setTimeout(() => this.pump(), next - now);
    this.#timer?.unref();
  }

  /** Tests whether no delivery is running or pending. */
  isIdle(): boolean {
    return this.#flying.size === 0 && this.#pending().length === 0;
  }

  /** Sends an event to its endpoints at once, also if delivered before. Returns their responses. */
  async resend(event: SandboxEvent, times = 1): Promise<string[]> {
    const endpoints = this.#context.store.find('webhookEndpoints', ({ status, enabled_events: wanted }) => {
      return status === 'enabled' && (wanted.includes('*') || wanted.includes(event.type));
    });
    const sends = endpoints.flatMap(({ id }) => Array.from({ length: times }, () => this.#post(event, id)));
    const answers = await Promise.all(sends);
    this.#context.store.transaction(() => {
      for (const delivery of this.#context.store.find('deliveries', (each) => each.event === event.id)) {
        const isTaken = delivery.state !== 'delivered' && answers.every(isSuccess);
        if (isTaken) this.#keep(delivery, { state: 'delivered', lastAnswer: answers[0] ?? null });
      }
    });
    return answers;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#closing.abort();
  }

  #pending(): Delivery[] {
    return this.#context.store.find('deliveries', (delivery) => delivery.state === 'pending');
  }

  /** Returns the random delay of a first delivery. */
  #chanceDelay(delivery: Delivery): number {
    const { faults, store } = this.#context;
    if (delivery.attempts > 0 || this.#seen.has(delivery.id)) return 0;
    this.#seen.add(delivery.id);
    const delay = Math.floor(Math.random() * faults.spread);
    if (delay === 0) return 0;
    store.put('deliveries', { ...delivery, due: delivery.due + delay });
    return delay;
  }

  #start(delivery: Delivery): void {
    const { faults, store } = this.#context;
    const event = store.get('events', delivery.event);
    if (!event || !store.get('webhookEndpoints', delivery.endpoint)) {
      return this.#keep(delivery, { state: 'dropped' });
    }
    const isTwice = Math.random() < faults.duplicateRate;
    this.#flying.add(delivery.id);
    const sends = [this.#post(event, delivery.endpoint)];
    if (isTwice) sends.push(this.#post(event, delivery.endpoint));
    void Promise.all(sends).then((answers) => {
      this.#flying.delete(delivery.id);
      if (!this.#closing.signal.aborted) this.#conclude(delivery, answers[0]!);
    });
  }

  #conclude(delivery: Delivery, answer: string): void {
    const attempts = delivery.attempts + 1;
    const delay = this.#options.retryDelays[attempts - 1];
    const current = this.#context.store.get('deliveries', delivery.id) ?? delivery;
    this.#context.store.transaction(() => {
      if (isSuccess(answer)) this.#keep(current, { state: 'delivered', attempts, lastAnswer: answer });
      else if (current.state !== 'pending') this.#keep(current, { attempts });
      else if (delay === undefined) this.#keep(current, { state: 'failed', attempts, lastAnswer: answer });
      else this.#keep(current, { attempts, due: Date.now() + delay, lastAnswer: answer });
    });
  }

  #keep(delivery: Delivery, changes: Partial<Delivery>): void {
    const { store } = this.#context;
    store.put('deliveries', { ...delivery, ...changes });
    if (changes.state !== 'delivered' || delivery.state === 'delivered') return;
    const event = store.get('events', delivery.event);
    if (event) store.put('events', { ...event, pending_webhooks: Math.max(0, event.pending_webhooks - 1) });
  }

  /** Returns the status of the endpoint's response as text, or the error. */
  async #post(event: SandboxEvent, endpointId: string): Promise<string> {
    const endpoint = this.#context.store.get('webhookEndpoints', endpointId);
    if (!endpoint?.secret) return 'no endpoint';
    const body = pretty(event);
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(this.#options.timeout)]),
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureHeader(body, endpoint.secret, Math.floor(Date.now() / 1000)),
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      return error instanceof Error ? error.name : 'unreachable';
    }
  }
}

const isSuccess = (answer: string) => /^2\d\d$/.test(answer);
