import { startStripeSandbox, type AdoptedSubscription } from '@lavoir/stripe-sandbox';
import type { RequestHandler } from 'express';
import path from 'node:path';

export interface Payments {
  environment: Record<string, string | undefined>;
  pages: RequestHandler;
  adopt(subscriptions: AdoptedSubscription[]): void;
  setPublicUrl(url: string): void;
  close(): Promise<void>;
}

export interface PaymentsOptions {
  dataDirectory: string;
  actionsUrl: string;
}

const publicPath = '/__sandbox/stripe';

export async function startPayments({ dataDirectory, actionsUrl }: PaymentsOptions): Promise<Payments> {
  const sandbox = await startStripeSandbox({
    file: path.join(dataDirectory, 'stripe.jsonl'),
    spread: 200,
    duplicateRate: 0.05,
    reportError: (error) => process.stderr.write(`Stripe sandbox: ${String(error)}\n`),
  });
  return {
    environment: {
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_API_URL: `http://${sandbox.host}:${sandbox.port}`,
      STRIPE_WEBHOOK_SECRETS: sandbox.ensureEndpoint('local stack', `${actionsUrl}/webhooks/stripe`),
    },
    pages: sandbox.pages,
    adopt: (subscriptions) => subscriptions.forEach(sandbox.adopt),
    setPublicUrl: (url) => sandbox.setPagesUrl(`${url}${publicPath}`),
    close: () => sandbox.close(),
  };
}
