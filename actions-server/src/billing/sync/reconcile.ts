import { transactionTime } from '../../db/database.ts';
import type { BillingContext } from '../billing-context.ts';
import { handledTypes } from '../webhook/event-types.ts';
import { saveEvents } from '../webhook/queries.ts';
import { syncBilling } from './sync-account.ts';

/**
 * Days for which Stripe lists events. It retries a delivery for three only, and an outage or a restored backup may go
 * further back.
 */
const daysBack = 30;
const maxEvents = 10_000;
/** Stripe refuses a list of more types. */
const maxTypes = 20;
const maxSubscriptions = 500;

/** Stores events that never reached us, which starts their handling, and reads subscriptions whose period is over. */
export async function reconcile(context: BillingContext): Promise<void> {
  for (let first = 0; first < handledTypes.length; first += maxTypes)
    await saveMissedEvents(context, handledTypes.slice(first, first + maxTypes));
  await syncOverdue(context);
}

async function saveMissedEvents({ transaction, stripe, logger }: BillingContext, types: string[]) {
  const since = Math.floor(Date.now() / 1000) - daysBack * 86_400;
  const events = await stripe.events
    .list({ created: { gte: since }, types, limit: 100 })
    .autoPagingToArray({ limit: maxEvents });
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    stripeEventId: event.id,
    eventType: event.type,
    objectId: objectIdOf(event),
  }));
  const missed = await transaction((trx) => saveEvents(trx, rows));
  if (missed > 0) logger.warn({ missed }, 'stored Stripe events that had not reached us');
}

async function syncOverdue(context: BillingContext): Promise<void> {
  const subscriptions = await context.transaction((trx) =>
    trx
      .selectFrom('subscriptions')
      .select((row) => ['userId', row.ref('stripeCustomerId').$notNull().as('customerId')])
      .where('stripeCustomerId', 'is not', null)
      .where('stripeSubscriptionId', 'is not', null)
      .where('status', 'not in', ['canceled', 'incomplete_expired'])
      .where('currentPeriodEnd', '<', transactionTime)
      .orderBy('currentPeriodEnd')
      .limit(maxSubscriptions)
      .execute(),
  );
  for (const { userId, customerId } of subscriptions) {
    try {
      await syncBilling(context, { userId, customerId });
    } catch (error) {
      context.logger.error({ err: error, customer: customerId }, 'a subscription could not be synchronized');
    }
  }
}

function objectIdOf({ data }: { data: { object: object } }): string | null {
  return 'id' in data.object && typeof data.object.id === 'string' ? data.object.id : null;
}
