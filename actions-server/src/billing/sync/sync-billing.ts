import type { SystemCaller } from '../../session/caller.ts';
import type { BillingServices } from '../billing-services.ts';
import { createPaidLaundromats } from './paid-drafts.ts';
import { syncAccount, type BillingSubject } from './sync-account.ts';
import { payWithNewCard } from './unpaid-invoice.ts';

/**
 * Does everything that follows from a change at Stripe, for the webhook, the success page and the hourly reconciliation.
 * It may be interrupted anywhere and run again, also concurrently.
 */
export async function syncBilling(
  services: BillingServices,
  subject: BillingSubject,
  system: SystemCaller,
): Promise<void> {
  const subscriptions = await syncAccount(services, subject, system);
  await payWithNewCard(services.payments.stripe(), subscriptions);
  // A new laundromat gets its flags from the subscription like all others.
  if (await createPaidLaundromats(services, subject.userId, subscriptions, system)) {
    await syncAccount(services, { userId: subject.userId, customerId: subject.customerId }, system);
  }
}
