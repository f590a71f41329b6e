import { z } from 'zod';
import type { SystemCaller } from '../platform/caller.ts';
import type { BillingServices } from './billing-services.ts';
import { handledTypes } from './event-types.ts';
import { settle } from './settle.ts';
import { keepEventsMutation } from './webhook-documents.ts';

/** How far back events are compared: as long as Stripe itself keeps trying to deliver one. */
const daysBack = 3;
const eventsAtMost = 10_000;
const subscriptionsAtMost = 500;

/**
 * Compares with Stripe: events that never reached us are kept as if they had, which handles them; subscriptions whose
 * period is over by our account are looked up.
 */
export async function reconcile(services: BillingServices, system: SystemCaller): Promise<void> {
  await keepMissedEvents(services, system);
  await settleOverdue(services, system);
}

async function keepMissedEvents(
  { hasura, payments, logger }: BillingServices,
  system: SystemCaller,
): Promise<void> {
  const since = Math.floor(Date.now() / 1000) - daysBack * 86_400;
  const events = await payments
    .stripe()
    .events.list({ created: { gte: since }, types: [...handledTypes], limit: 100 })
    .autoPagingToArray({ limit: eventsAtMost });
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    stripeEventId: event.id,
    eventType: event.type,
    objectId: objectIdOf(event),
  }));
  const kept = await hasura.query({ ...keepEventsMutation, variables: { events: rows } }, system);
  const missed = kept.insert_webhook_events.affected_rows;
  if (missed > 0) logger.warn({ missed }, 'events of Stripe had not reached us');
}

const overdueQuery = {
  document: /* GraphQL */ `
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
  `,
  answer: z.object({
    subscriptions: z.array(z.object({ userId: z.guid(), stripeCustomerId: z.string() })),
  }),
};

async function settleOverdue(services: BillingServices, system: SystemCaller): Promise<void> {
  const variables = { now: new Date().toISOString(), limit: subscriptionsAtMost };
  const { subscriptions } = await services.hasura.query({ ...overdueQuery, variables }, system);
  for (const { userId, stripeCustomerId: customerId } of subscriptions) {
    try {
      await settle(services, { userId, customerId }, system);
    } catch (error) {
      services.logger.error({ err: error, customer: customerId }, 'a subscription could not be compared');
    }
  }
}

function objectIdOf({ data }: { data: { object: object } }): string | null {
  return 'id' in data.object && typeof data.object.id === 'string' ? data.object.id : null;
}
