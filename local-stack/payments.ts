import path from 'node:path';
import type { RequestHandler } from 'express';
import type { AdoptedSubscription } from '../packages/stripe-sandbox/billing/adoption.ts';
import { startStripeSandbox } from '../packages/stripe-sandbox/sandbox.ts';

/** A Stripe account for tests that a developer uses instead of the sandbox. */
export interface StripeAccount {
  /** `sk_test_…`; a live key is refused. */
  secretKey: string;
  /** Secrets of its webhook endpoints, separated by commas. */
  webhookSecrets?: string;
}

export interface Payments {
  /** What the actions server must know to talk to Stripe or the sandbox. */
  environment: Record<string, string | undefined>;
  /** The sandbox's pages and controls; none with a real account. */
  pages?: RequestHandler;
  /** Makes subscriptions that were not bought there known to the sandbox. */
  adopt(subscriptions: AdoptedSubscription[]): void;
  /** Tells the sandbox where browsers reach it. */
  setPublicUrl(url: string): void;
  close(): Promise<void>;
}

export interface PaymentsOptions {
  account?: StripeAccount;
  dataDirectory: string;
  /** Address of the actions server, where events are sent. */
  actionsUrl: string;
}

/** Path of the sandbox on the public origin. */
const publicPath = '/__sandbox/stripe';

/** Starts the Stripe sandbox, unless a test account of Stripe takes its place. */
export async function startPayments(options: PaymentsOptions): Promise<Payments> {
  const { account, dataDirectory, actionsUrl } = options;
  if (account) {
    return {
      environment: {
        STRIPE_SECRET_KEY: account.secretKey,
        STRIPE_WEBHOOK_SECRETS: account.webhookSecrets,
      },
      adopt: () => undefined,
      setPublicUrl: () => undefined,
      close: async () => undefined,
    };
  }
  const sandbox = await startStripeSandbox({
    file: path.join(dataDirectory, 'stripe.jsonl'),
    // Events overtake one another and sometimes come twice, as Stripe's do.
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
