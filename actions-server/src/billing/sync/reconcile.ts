import { graphql } from '../../hasura/graphql.ts';
import type { SystemCaller } from '../../session/caller.ts';
import type { BillingServices } from '../billing-services.ts';
import { handledTypes } from '../webhook/event-types.ts';
import { saveEventsMutation } from '../webhook/webhook-documents.ts';
import { syncBilling } from './sync-billing.ts';

/** Age of the events that are compared, in days: as long as Stripe itself retries a delivery. */
const daysBack = 3;
const maxEvents = 10_000;
const maxSubscriptions = 500;

/**
 * Compares our rows with Stripe: stores events that never reached us, which triggers their handling, and synchronizes
 * subscriptions whose period is over.
 */
export async function reconcile(services: BillingServices, system: SystemCaller): Promise<void> {
  await saveMissedEvents(services, system);
  await syncOverdue(services, system);
}

async function saveMissedEvents(
  { hasura, payments, logger }: BillingServices,
  system: SystemCaller,
): Promise<void> {
  const since = Math.floor(Date.now() / 1000) - daysBack * 86_400;
  const events = await payments
    .stripe()
    .events.list({ created: { gte: since }, types: [...handledTypes], limit: 100 })
    .autoPagingToArray({ limit: maxEvents });
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    stripeEventId: event.id,
    eventType: event.type,
    objectId: objectIdOf(event),
  }));
  const kept = await hasura.query(saveEventsMutation, { events: rows }, system);
  const missed = kept.insert_webhook_events.affected_rows;
  if (missed > 0) logger.warn({ missed }, 'stored Stripe events that had not reached us');
}

const overdueQuery = graphql(`
  query OverdueSubscriptions($now: timestamptz!, $limit: Int!) {
    subscriptions(
      where: {
        stripeCustomerId: { _is_null: false }
        stripeSubscriptionId: { _is_null: false }
        status: { _nin: ["canceled", "incomplete_expired"] }
        currentPeriodEnd: { _lt: $now }
      }
      order_by: { currentPeriodEnd: asc }
      limit: $limit
    ) {
      userId
      stripeCustomerId
    }
  }
`);

async function syncOverdue(services: BillingServices, system: SystemCaller): Promise<void> {
  const variables = { now: new Date().toISOString(), limit: maxSubscriptions };
  const { subscriptions } = await services.hasura.query(overdueQuery, variables, system);
  for (const { userId, stripeCustomerId: customerId } of subscriptions) {
    if (customerId === null) continue;
    try {
      await syncBilling(services, { userId, customerId }, system);
    } catch (error) {
      services.logger.error({ err: error, customer: customerId }, 'a subscription could not be synchronized');
    }
  }
}

function objectIdOf({ data }: { data: { object: object } }): string | null {
  return 'id' in data.object && typeof data.object.id === 'string' ? data.object.id : null;
}
