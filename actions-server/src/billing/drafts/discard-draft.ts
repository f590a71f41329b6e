import { isInProgress } from '#contract/billing/coverage.ts';
import { ApiError } from '../../http/api-error.ts';
import { systemWithTimeout, type SignedInCaller } from '../../session/caller.ts';
import { actionTimeoutMs, type BillingServices } from '../billing-services.ts';
import { closePagesOf } from '../checkout/payment-page.ts';
import { readAccount } from '../sync/billing-account.ts';
import { knownCustomer } from '../sync/customer.ts';
import { draftIdOf } from '../sync/stripe-subscription.ts';
import { syncAccount } from '../sync/sync-account.ts';

/**
 * Deletes a pending draft of the caller after closing its payment page. A paid draft stays; another owner's and an
 * unknown one are ignored.
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
    const isBought = subscriptions.some((each) => isInProgress(each) && draftIdOf(each) === id);
    if (isBought) throw new ApiError('draftAlreadyUsed');
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
