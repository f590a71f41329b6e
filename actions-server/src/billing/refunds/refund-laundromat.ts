import { Stripe } from 'stripe';
import { wasPaid } from '#contract/billing/coverage.ts';
import { holdsBack } from '#contract/moderation/reading-rules.ts';
import type { Trx } from '../../db/database.ts';
import type { SignedInCaller } from '../../session/caller.ts';
import { ifKnown, isFaultOfStripe, isRefusedByStripe } from '../../stripe/stripe.ts';
import { type BillingContext, billingContext, type BillingServices } from '../billing-context.ts';
import { refusedLaundromatKey, insertMails } from '../emails/billing-notifications.ts';
import { isTakenBack, readInvoice } from '../sync/stripe-payment.ts';
import { syncBilling } from '../sync/sync-account.ts';

interface RefundedLaundromat {
  laundromatId: string;
  refund: 'done' | 'failed' | null;
}

/**
 * Refunds all payments for a laundromat that was refused before its publication, and ends its subscription unless that
 * serves others. Safe to repeat: Stripe refunds a payment only once.
 */
export async function refundLaundromat(
  services: BillingServices,
  administrator: SignedInCaller,
  laundromatId: string,
): Promise<RefundedLaundromat> {
  const context = billingContext(services, administrator);
  const { transaction, logger } = context;
  const { state, name, paid, servesOthers } = await transaction((trx) => refusedPayment(trx, laundromatId));
  const save = async (refund: RefundedLaundromat['refund']) => {
    await transaction((trx) => saveRefund(trx, laundromatId, refund));
    return { laundromatId, refund };
  };
  if (state === 'done' || state === null) return { laundromatId, refund: state };
  if (!paid || servesOthers) return save(null);
  try {
    await refundPayments(context, { ...paid, name, laundromatId });
  } catch (error) {
    if (!isRefusedByStripe(error) && !isFaultOfStripe(error)) throw error;
    logger.error({ err: error, laundromat: laundromatId }, 'a refused laundromat was not refunded');
    return save('failed');
  }
  return save('done');
}

async function refusedPayment(trx: Trx, id: string) {
  const copy = await trx
    .selectFrom('possibleDuplicates')
    .select('refund')
    .where('laundromatId', '=', id)
    .where('status', '=', 'refused')
    .executeTakeFirst();
  const draft = await trx
    .selectFrom('laundromatDrafts')
    .select('refund')
    .where('laundromatId', '=', id)
    .executeTakeFirst();
  const subscriptions = await trx
    .selectFrom('subscriptions')
    .select(['userId', 'status'])
    .select((row) => [
      row.ref('stripeSubscriptionId').$notNull().as('subscription'),
      row.ref('stripeCustomerId').$notNull().as('customerId'),
    ])
    .where('draftId', '=', id)
    .execute();
  const laundromat = await trx
    .selectFrom('laundromats')
    .select(['name', 'userId', 'refusedAt', 'readingReasons'])
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('moderationActions')
          .select('id')
          .where('laundromatId', '=', id)
          .where('decision', '=', 'published'),
      ).as('wasPublished'),
      exists(
        selectFrom('laundromats as others')
          .select('others.id')
          .whereRef('others.userId', '=', 'laundromats.userId')
          .where('others.id', '!=', id)
          .where('others.isActive', '=', true)
          .where('others.isPremium', '=', true),
      ).as('servesOthers'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  const wasHeld = laundromat && holdsBack(laundromat.readingReasons ?? []) && !laundromat.wasPublished;
  const state = copy ? copy.refund : laundromat?.refusedAt && wasHeld ? (draft?.refund ?? 'due') : null;
  return {
    state,
    name: laundromat?.name ?? '',
    // Not that of a former owner, who has given it away.
    paid: subscriptions.find((each) => wasPaid(each) && each.userId === laundromat?.userId),
    servesOthers: laundromat?.servesOthers,
  };
}

async function saveRefund(trx: Trx, id: string, refund: RefundedLaundromat['refund']): Promise<void> {
  await trx
    .updateTable('possibleDuplicates')
    .set({ refund })
    .where('laundromatId', '=', id)
    .where('status', '=', 'refused')
    .execute();
  await trx.updateTable('laundromatDrafts').set({ refund }).where('laundromatId', '=', id).execute();
}

async function refundPayments(
  context: BillingContext,
  { userId, name, laundromatId, subscription, customerId }: RefundedPayments,
): Promise<void> {
  const { stripe } = context;
  const metadata = { [refusedLaundromatKey]: laundromatId };
  const { data: invoices } = await stripe.invoices.list({ subscription, status: 'paid', limit: 100 });
  for (const { id } of invoices) {
    const { intent, disputes } = await readInvoice(stripe, id);
    // The bank has taken it back already, and Stripe refuses to return it twice.
    if (disputes.some(isTakenBack)) continue;
    if (intent) await stripe.refunds.create({ payment_intent: intent.id, metadata }).catch(ignoreRefunded);
  }
  // The fact of the subscription's end, so that no second email reports it.
  const mail = { fact: `ended:${subscription}`, kind: 'laundromat_refunded' as const, details: { name } };
  await context.transaction((trx) => insertMails(trx, userId, [mail]));
  await ifKnown(stripe.subscriptions.cancel(subscription));
  await syncBilling(context, { userId, customerId });
}

interface RefundedPayments {
  userId: string;
  name: string;
  laundromatId: string;
  subscription: string;
  customerId: string;
}

export function ignoreRefunded(error: unknown): void {
  const isRefunded =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';
  if (!isRefunded) throw error;
}
