import { createHmac } from 'node:crypto';
import { isSubscribed, type SandboxContext } from '../context.ts';
import type { Delivery, SandboxEvent } from '../store/collections.ts';

interface DispatcherOptions {
  retryDelays: readonly number[];
  duplicateRate: number;
}

const timeout = 10_000;

/**
 * Delivers events independently, so in any order. Responses other than 2xx are retried. Signatures have the real time,
 * not the virtual one.
 */
export class Dispatcher {
  readonly #context: SandboxContext;
  readonly #options: DispatcherOptions;
  readonly #flying = new Set<string>();
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(context: SandboxContext, options: DispatcherOptions) {
    this.#context = context;
    this.#options = options;
    context.store.onCommit(() => this.pump());
  }

  pump(): void {
    clearTimeout(this.#timer);
    if (this.#closing.signal.aborted || this.#context.isPaused) return;
    const now = Date.now();
    let next = Infinity;
    for (const delivery of pendingDeliveries(this.#context)) {
      if (this.#flying.has(delivery.id)) continue;
      if (delivery.due <= now) this.#start(delivery);
      else next = Math.min(next, delivery.due);
    }
    if (next < Infinity) this.#timer = setTimeout(() => this.pump(), next - now);
    this.#timer?.unref();
  }

  isIdle(): boolean {
    return this.#flying.size === 0 && pendingDeliveries(this.#context).length === 0;
  }

  async resend(event: SandboxEvent, times: number): Promise<string[]> {
    const { store } = this.#context;
    const endpoints = store.find('webhookEndpoints', (endpoint) => isSubscribed(endpoint, event.type));
    const sends = endpoints.flatMap(({ id }) => Array.from({ length: times }, () => this.#post(event, id)));
    const answers = await Promise.all(sends);
    store.transaction(() => {
      for (const delivery of store.find('deliveries', (each) => each.event === event.id)) {
        if (answers.every(isSuccess)) store.put('deliveries', { ...delivery, state: 'delivered' });
      }
    });
    return answers;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#closing.abort();
  }

  #start(delivery: Delivery): void {
    const event = this.#context.store.get('events', delivery.event)!;
    const times = Math.random() < this.#options.duplicateRate ? 2 : 1;
    this.#flying.add(delivery.id);
    const sends = Array.from({ length: times }, () => this.#post(event, delivery.endpoint));
    void Promise.all(sends).then(([answer]) => {
      this.#flying.delete(delivery.id);
      if (!this.#closing.signal.aborted) this.#conclude(delivery.id, answer!);
    });
  }

  #conclude(id: string, answer: string): void {
    const { store } = this.#context;
    const delivery = store.get('deliveries', id);
    // A control of the sandbox may have delivered or dropped it in the meantime.
    if (delivery?.state !== 'pending') return;
    const attempts = delivery.attempts + 1;
    const delay = this.#options.retryDelays[attempts - 1];
    const due = Date.now() + (delay ?? 0);
    const state = isSuccess(answer) ? 'delivered' : delay === undefined ? 'failed' : 'pending';
    store.transaction(() => store.put('deliveries', { ...delivery, state, attempts, due }));
  }

  async #post(event: SandboxEvent, endpointId: string): Promise<string> {
    const endpoint = this.#context.store.get('webhookEndpoints', endpointId);
    if (!endpoint) return 'no endpoint';
    // Indented, as Stripe's events are: a server that parses the body before verification then fails.
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(endpoint.url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(timeout)]),
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureHeader(body, endpoint.secret),
        },
      });
      await response.body?.cancel();
      return String(response.status);
    } catch (error) {
      return error instanceof Error ? error.name : 'unreachable';
    }
  }
}

export const pendingDeliveries = ({ store }: SandboxContext) =>
  store.find('deliveries', ({ state }) => state === 'pending');

function signatureHeader(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

const isSuccess = (answer: string) => /^2\d\d$/.test(answer);
