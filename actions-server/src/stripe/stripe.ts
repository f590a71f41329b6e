import { Stripe } from 'stripe';
import type { Env } from '../env.ts';
import { ApiError } from '../http/api-error.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** The SDK's types accept only its own version, so an update fails here until this line is changed. */
const apiVersion = '2026-10-28.endive';

/** The SDK's default is 80 s per attempt, too long for a visitor who has clicked a button. */
const timeoutMs = 8_000;
const retries = 2;

export type Payments = ReturnType<typeof createPayments>;

export function createPayments(
  env: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL' | 'STRIPE_WEBHOOK_SECRETS'>,
  metrics?: Pick<Metrics, 'stripeRequests'>,
) {
  const client =
    env.STRIPE_SECRET_KEY === undefined ? undefined : connect(env.STRIPE_SECRET_KEY, env.STRIPE_API_URL);
  if (client && metrics) countRequests(client, metrics);
  return {
    webhookSecrets: env.STRIPE_WEBHOOK_SECRETS,
    stripe(): Stripe {
      if (!client) throw new ApiError('paymentsUnavailable');
      return client;
    },
  };
}

function countRequests(client: Stripe, { stripeRequests }: Pick<Metrics, 'stripeRequests'>): void {
  client.on('request', () => stripeRequests.inc({ outcome: 'sent' }));
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
    // The SDK's default is 443 even for http.
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

export function isUnknownToStripe(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

export async function ifKnown<Found>(request: Promise<Found>): Promise<Found | undefined> {
  return request.catch((error: unknown) => {
    if (!isUnknownToStripe(error)) throw error;
    return undefined;
  });
}

/** True if repeating the call is of no use. */
export function isRefusedByStripe(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  );
}

export function isFaultOfStripe(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && !isRefusedByStripe(error);
}

export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

/** Converts a Stripe time, in seconds, to ISO 8601. */
export function timeOf(seconds: number): string;
export function timeOf(seconds: number | null): string | null;
export function timeOf(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}
