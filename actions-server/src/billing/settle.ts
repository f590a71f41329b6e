import type { SystemCaller } from '../platform/caller.ts';
import { bringUpToDate, type BillingSubject } from './bring-up-to-date.ts';
import type { BillingServices } from './billing-services.ts';
import { listPaidDrafts } from './paid-drafts.ts';

/**
 * Everything that follows from a change at Stripe, for the webhook, the success page and the hourly reconciliation
 * alike. It can be stopped anywhere and run again, by several at once.
 */
export async function settle(
  services: BillingServices,
  subject: BillingSubject,
  system: SystemCaller,
): Promise<void> {
  const subscriptions = await bringUpToDate(services, subject, system);
  // A new listing gets its placement from the subscription like all others.
  if (await listPaidDrafts(services, subject.userId, subscriptions, system)) {
    await bringUpToDate(services, { userId: subject.userId, customerId: subject.customerId }, system);
  }
}
