import { isInProgress, wasPaid } from '#contract/billing/coverage.ts';
import { laundromatDraft } from '#contract/laundromat/forms.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { systemWithTimeout, type SignedInCaller, type SystemCaller } from '../../session/caller.ts';
import { actionTimeoutMs, type BillingServices } from '../billing-services.ts';
import { closePagesOf } from '../checkout/payment-page.ts';
import { readAccount } from '../sync/billing-account.ts';
import { knownCustomer } from '../sync/customer.ts';
import { draftIdOf } from '../sync/stripe-subscription.ts';
import { syncAccount } from '../sync/sync-account.ts';

/**
 * Deletes a pending draft of the caller after closing its payment page. A paid draft stays, unless it no longer fits
 * the form and never becomes a laundromat. Another owner's and an unknown one are ignored.
 */
export async function discardDraft(
  services: BillingServices,
  owner: SignedInCaller,
  id: string,
): Promise<{ id: string }> {
  const stripe = services.payments.stripe();
  const { userId } = owner;
  const system = systemWithTimeout(owner, actionTimeoutMs);
  const { user } = await readAccount(services.db, { userId }, system);
  const customer = await knownCustomer(stripe, user);
  if (customer) {
    await closePagesOf(stripe, customer.id, id);
    const subscriptions = await syncAccount(services, { userId, customerId: customer.id }, system);
    const bought = subscriptions.find((each) => isInProgress(each) && draftIdOf(each) === id);
    const isLeft = bought && wasPaid(bought) && (await isIncomplete(services.db, { userId, id }, system));
    if (bought && !isLeft) throw new ApiError('draftAlreadyUsed');
  }
  await services.db.transaction(system, (trx) =>
    trx
      .deleteFrom('laundromatDrafts')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('completedAt', 'is', null)
      .execute(),
  );
  return { id };
}

/** Returns true also for a draft that was discarded before. */
function isIncomplete(
  db: Database,
  { userId, id }: { userId: string; id: string },
  system: SystemCaller,
): Promise<boolean> {
  return db.transaction(system, async (trx) => {
    const stored = await trx
      .selectFrom('laundromatDrafts')
      .select(['form', 'completedAt'])
      .where('id', '=', id)
      .where('userId', '=', userId)
      .executeTakeFirst();
    return !stored || (stored.completedAt === null && !laundromatDraft.safeParse(stored.form).success);
  });
}
