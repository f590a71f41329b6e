import type { CronJob } from '../platform/hasura-event.ts';
import type { SystemCaller } from '../platform/caller.ts';
import { patientSystem, type BillingServices } from './billing-services.ts';
import { abandonedMs, handleEvent } from './handle-event.ts';
import { reconcile } from './reconcile.ts';
import { syncPlans } from './sync-plans.ts';
import { purgeRecordsMutation, stuckEventsQuery } from './webhook-documents.ts';

/** Younger events are still being delivered by Hasura. */
const settlingMs = 3 * 60_000;
const batch = 50;
const keptDays = 90;
const patienceMs = 10 * 60_000;

/** Nothing that Stripe has told may be lost: stuck events are taken up again, missed ones fetched. */
export function billingCron(services: BillingServices): Record<string, CronJob> {
  return {
    retry_stripe_events: (system) => retryStuck(services, patientSystem(system, patienceMs)),

    async reconcile_payments(system) {
      const patient = patientSystem(system, patienceMs);
      await syncPlans(services.payments.stripe(), services.hasura, patient);
      await reconcile(services, patient);
    },

    async purge_payment_records(system) {
      const before = new Date(Date.now() - keptDays * 86_400_000).toISOString();
      await services.hasura.query({ ...purgeRecordsMutation, variables: { before } }, system);
    },
  };
}

/** One after the other: what stuck together failed together, and Stripe may be tired. */
async function retryStuck(services: BillingServices, system: SystemCaller): Promise<void> {
  const now = Date.now();
  const variables = {
    before: new Date(now - settlingMs).toISOString(),
    abandoned: new Date(now - abandonedMs).toISOString(),
    limit: batch,
  };
  const { webhook_events } = await services.hasura.query({ ...stuckEventsQuery, variables }, system);
  for (const { id } of webhook_events) {
    try {
      await handleEvent(services, id, system);
    } catch (error) {
      services.logger.warn({ err: error, event: id }, 'an event of Stripe failed again');
    }
  }
}
