import type { ConfirmedCheckout } from '#contract/billing/billing.ts';
import { isPaid, isProcessing } from '#contract/billing/coverage.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SignedInCaller } from '../../session/caller.ts';
import { idOf, ifKnown } from '../../stripe/stripe.ts';
import { type BillingContext, billingContext, type BillingServices } from '../billing-context.ts';
import { draftStatus } from '../drafts/complete-drafts.ts';
import { readAccount } from '../sync/billing-account.ts';
import { metadataKeys } from '../sync/stripe-subscription.ts';
import { syncBilling } from '../sync/sync-account.ts';

/** Answers the success page. The webhook may not have arrived yet, so this does the same work. */
export async function confirmCheckout(
  services: BillingServices,
  owner: SignedInCaller,
  sessionId: string,
): Promise<ConfirmedCheckout> {
  const context = billingContext(services, owner);
  const { userId } = owner;
  const session = await ownSession(context, userId, sessionId);
  const customerId = idOf(session.customer);
  const draftId = rowId().safeParse(session.metadata?.[metadataKeys.draft]).data;
  if (session.status === 'complete' && customerId !== undefined)
    await syncBilling(context, { userId, customerId, invoiceId: idOf(session.invoice) });
  const { subscriptions } = await readAccount(context, { userId });
  const bought = subscriptions.find((each) => each.stripeSubscriptionId === idOf(session.subscription));
  const draft = draftId && (await context.transaction((trx) => draftStatus(trx, userId, draftId)));
  return {
    status: bought && isPaid(bought) ? 'active' : bought && isProcessing(bought) ? 'processing' : 'pending',
    draft: draftId && draft ? { id: draftId, status: draft } : null,
  };
}

async function ownSession({ stripe }: BillingContext, userId: string, sessionId: string) {
  const session = await ifKnown(stripe.checkout.sessions.retrieve(sessionId));
  if (session?.client_reference_id !== userId) throw new ApiError('checkoutNotFound');
  return session;
}
