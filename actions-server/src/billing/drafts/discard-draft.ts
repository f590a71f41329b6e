import { isInProgress, wasPaid } from '#contract/billing/coverage.ts';
import { laundromatDraft } from '#contract/laundromat/forms.ts';
import type { Trx } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SignedInCaller } from '../../session/caller.ts';
import { billingContext, type BillingServices } from '../billing-context.ts';
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
  const context = billingContext(services, owner);
  const { stripe } = context;
  const { userId } = owner;
  const { user } = await readAccount(context, { userId });
  const customer = await knownCustomer(stripe, user);
  if (customer) {
    await closePagesOf(stripe, customer.id, id);
    const subscriptions = await syncAccount(context, { userId, customerId: customer.id });
    const bought = subscriptions.find((each) => isInProgress(each) && draftIdOf(each) === id);
    const isLeft =
      bought && wasPaid(bought) && (await context.transaction((trx) => isIncomplete(trx, userId, id)));
    if (bought && !isLeft) throw new ApiError('draftAlreadyUsed');
  }
  await context.transaction((trx) =>
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
async function isIncomplete(trx: Trx, userId: string, id: string): Promise<boolean> {
  const stored = await trx
    .selectFrom('laundromatDrafts')
    .select(['form', 'completedAt'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return !stored || (stored.completedAt === null && !laundromatDraft.safeParse(stored.form).success);
}
