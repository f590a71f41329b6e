import type { CronJob } from '../hasura/event.ts';
import { systemWithTimeout, type SystemCaller } from '../session/caller.ts';
import type { BillingServices } from './billing-services.ts';
import { syncPlans } from './plans/sync-plans.ts';
import { reconcile } from './sync/reconcile.ts';
import { handleEvent } from './webhook/handle-event.ts';
import { stuckEvents } from './webhook/queries.ts';

const batch = 50;
const timeoutMs = 10 * 60_000;

export function billingCron(services: BillingServices): Record<string, CronJob> {
  return {
    retry_stripe_events: (system) => retryStuck(services, systemWithTimeout(system, timeoutMs)),

    async reconcile_payments(system) {
      const caller = systemWithTimeout(system, timeoutMs);
      await reconcile(services, caller);
      await syncPlans(services.payments.stripe(), services.db, caller);
    },
  };
}

async function retryStuck(services: BillingServices, system: SystemCaller): Promise<void> {
  const ids = await services.db.transaction(system, (trx) => stuckEvents(trx, batch));
  for (const id of ids) {
    try {
      await handleEvent(services, id, system);
    } catch (error) {
      services.logger.warn({ err: error, event: id }, 'a Stripe event failed again');
    }
  }
}
