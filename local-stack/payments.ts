import { startStripeSandbox, type AdoptedSubscription } from '@lavoir/stripe-sandbox';
import path from 'node:path';

export interface PaymentsOptions {
  dataDirectory: string;
  actionsUrl: string;
  publicUrl: string;
}

export type Payments = Awaited<ReturnType<typeof startPayments>>;

/** Starts the Stripe sandbox; its pages are on the public origin. */
export async function startPayments({ dataDirectory, actionsUrl, publicUrl }: PaymentsOptions) {
  const sandbox = await startStripeSandbox({
    file: path.join(dataDirectory, 'stripe.jsonl'),
    spread: 200,
    duplicateRate: 0.05,
    reportError: (error) => process.stderr.write(`Stripe sandbox: ${String(error)}\n`),
  });
  sandbox.setPagesUrl(`${publicUrl}/__sandbox/stripe`);
  return {
    environment: {
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_API_URL: `http://${sandbox.host}:${sandbox.port}`,
      STRIPE_WEBHOOK_SECRETS: sandbox.ensureEndpoint('local stack', `${actionsUrl}/webhooks/stripe`),
    },
    pages: sandbox.pages,
    adopt: (subscriptions: AdoptedSubscription[]) => subscriptions.forEach(sandbox.adopt),
    close: () => sandbox.close(),
  };
}
