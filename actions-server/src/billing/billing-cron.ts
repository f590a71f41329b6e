import type { CronJob } from '../hasura/event.ts';
import type { SystemCaller } from '../session/caller.ts';
import { billingContext, type BillingServices } from './billing-context.ts';
import { syncPlans } from './plans/sync-plans.ts';
import { reconcile } from './sync/reconcile.ts';
import { handleEvent } from './webhook/handle-event.ts';
import { stuckEvents } from './webhook/queries.ts';

const batch = 50;
const timeoutMs = 10 * 60_000;

export function billingCron(services: BillingServices): Record<string, CronJob> {
  return {
    retry_stripe_events: (system) => retryStuck(services, system),

    async reconcile_payments(system) {
      const context = billingContext(services, system, timeoutMs);
      await reconcile(context);
      await syncPlans(context);
    },
  };
}

async function retryStuck(services: BillingServices, system: SystemCaller): Promise<void> {
  const context = billingContext(services, system, timeoutMs);
  const ids = await context.transaction((trx) => stuckEvents(trx, batch));
  for (const id of ids) {
    try {
      await handleEvent(services, id, context.system);
    } catch (error) {
      services.logger.warn({ err: error, event: id }, 'a Stripe event failed again');
    }
  }
}
