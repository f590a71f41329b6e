import { Stripe } from 'stripe';
import { billingContext } from './billing/billing-context.ts';
import { type SyncedPlan, syncPlans } from './billing/plans/sync-plans.ts';
import { handledTypes } from './billing/webhook/event-types.ts';
import { createDatabase } from './db/database.ts';
import type { Env } from './env.ts';
import { createPayments } from './stripe/stripe.ts';

const syncTimeoutMs = 60_000;

export async function syncPlansWithStripe(env: Env): Promise<SyncedPlan[]> {
  const db = createDatabase(env.DATABASE_URL, () => undefined);
  const services = { db, payments: createPayments(env) };
  return syncPlans(billingContext(services, { requestId: 'stripe-sync' }, syncTimeoutMs)).finally(db.close);
}

/**
 * Makes Stripe send the events that we handle to this site. Returns the secret of a new endpoint, which Stripe shows
 * only once.
 */
export async function ensureWebhookEndpoint(env: Env): Promise<string | undefined> {
  const { webhookEndpoints } = createPayments(env).stripe();
  const url = `${env.PUBLIC_URL}/webhooks/stripe`;
  const enabled_events = [...handledTypes];
  const api_version = Stripe.API_VERSION;
  const { data } = await webhookEndpoints.list({ limit: 100 });
  // The version of an endpoint cannot be changed; one with another version is left for the operator.
  const present = data.find((each) => each.url === url && (each.api_version ?? api_version) === api_version);
  if (present) {
    await webhookEndpoints.update(present.id, { enabled_events });
    return undefined;
  }
  return (await webhookEndpoints.create({ url, enabled_events, api_version })).secret;
}
