import { Stripe } from 'stripe';
import type { Env } from '../env.ts';
import { ApiError } from './api-error.ts';
import type { Metrics } from './metrics.ts';

/** An SDK update that speaks another version does not compile until somebody has read what changed. */
const apiVersion = '2026-10-28.endive';

/** The SDK's own patience is 80 s an attempt; nobody waits that long in front of a button. */
const timeoutMs = 8_000;
const retries = 2;

/** Who signs events: the secrets of our endpoint, two while one is being changed. */
export interface Payments {
  /** Refuses with `paymentsUnavailable` where no account is set up. */
  stripe(): Stripe;
  webhookSecrets: readonly string[];
}

/** Stripe, or the sandbox that STRIPE_API_URL names. */
export function createPayments(
  env: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL' | 'STRIPE_WEBHOOK_SECRETS'>,
  metrics?: Pick<Metrics, 'stripeRequests'>,
): Payments {
  const client =
    env.STRIPE_SECRET_KEY === undefined ? undefined : connect(env.STRIPE_SECRET_KEY, env.STRIPE_API_URL);
  if (client && metrics) countRequests(client, metrics);
  return {
    webhookSecrets: env.STRIPE_WEBHOOK_SECRETS,
    stripe() {
      if (!client) throw new ApiError('paymentsUnavailable');
      return client;
    },
  };
}

/** An attempt that gets no answer at all is one that was asked and nothing else. */
function countRequests(client: Stripe, { stripeRequests }: Pick<Metrics, 'stripeRequests'>): void {
  client.on('request', () => stripeRequests.inc({ outcome: 'asked' }));
  client.on('response', ({ status }: { status: number }) => {
    const isRefusal = status >= 400 && status < 500 && status !== 429;
    stripeRequests.inc({ outcome: status < 400 ? 'answered' : isRefusal ? 'refused' : 'failed' });
  });
}

function connect(secretKey: string, apiUrl: string | undefined): Stripe {
  return new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(apiUrl !== undefined && address(apiUrl)),
  });
}

function address(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    // The SDK keeps 443 even for http.
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

/** Whether Stripe does not know what it was asked about. */
export function isUnknownToStripe(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Whether Stripe understood and refused, so that asking again is of no use. */
export function isRefusedByStripe(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  );
}

/** Whether Stripe is out of reach, too slow, overloaded or not letting us in: trying later may help. */
export function isFaultOfStripe(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && !isRefusedByStripe(error);
}

/** An object that Stripe may answer as its id alone. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

/** A Stripe time, in seconds, as ours. */
export function timeOf(seconds: number): string;
export function timeOf(seconds: number | null): string | null;
export function timeOf(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}
