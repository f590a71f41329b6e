import type { Trx } from '../../db/database.ts';
import type { SystemCaller } from '../../session/caller.ts';
import type { BillingServices } from '../billing-services.ts';
import { completeDrafts, paidDraftIds, pinsToLeave } from '../drafts/complete-drafts.ts';
import { syncAccount, type BillingSubject } from './sync-account.ts';
import { payWithNewCard } from './unpaid-invoice.ts';

/**
 * Does everything that follows from a change at Stripe. It may be interrupted anywhere and run again, also
 * concurrently.
 */
export async function syncBilling(
  services: BillingServices,
  subject: BillingSubject,
  system: SystemCaller,
  conclude?: (trx: Trx) => Promise<unknown>,
): Promise<void> {
  const { userId } = subject;
  let withoutPin = new Set<string>();
  let created: string[] = [];
  await syncAccount(services, subject, system, {
    async prepare(subscriptions) {
      await payWithNewCard(services.payments.stripe(), subscriptions);
      withoutPin = await pinsToLeave(services, paidDraftIds(subscriptions), system);
    },
    async complete(trx, subscriptions) {
      const ids = paidDraftIds(subscriptions);
      created = await completeDrafts(trx, services, { userId, ids, withoutPin, system });
      await conclude?.(trx);
      return created.length > 0;
    },
  });
  for (const id of created) {
    services.logger.info({ draft: id }, 'a laundromat was created from a paid draft');
    await services.paidLaundromats.geocode(id, system);
  }
}
