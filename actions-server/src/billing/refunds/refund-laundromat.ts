import { Stripe } from 'stripe';
import { holdsBack } from '#contract/moderation/reading-rules.ts';
import type { RefusedPaymentQuery } from '../../hasura/generated/graphql.ts';
import { graphql } from '../../hasura/graphql.ts';
import { systemWithTimeout, type SignedInCaller, type SystemCaller } from '../../session/caller.ts';
import { idOf, ifKnown, isFaultOfStripe, isRefusedByStripe } from '../../stripe/stripe.ts';
import { actionTimeoutMs, type BillingServices } from '../billing-services.ts';
import { refusedLaundromatKey } from '../emails/billing-notifications.ts';
import { readInvoice } from '../sync/stripe-payment.ts';
import { syncBilling } from '../sync/sync-billing.ts';

/** Reads what was paid for a refused laundromat, and its owner's other laundromats that the plan serves. */
const refusedPaymentQuery = graphql(`
  query RefusedPayment($id: uuid!) {
    possible_duplicates(where: { laundromatId: { _eq: $id }, status: { _eq: "refused" } }) {
      refund
    }
    laundromat_drafts(where: { laundromatId: { _eq: $id } }) {
      userId
      stripeCheckoutSessionId
      refund
    }
    laundromats_by_pk(id: $id) {
      name
      refusedAt
      readingReasons
      publications: moderationActions(where: { decision: { _eq: "published" } }, limit: 1) {
        id
      }
      owner {
        others: laundromats_aggregate(
          where: { id: { _neq: $id }, isActive: { _eq: true }, isPremium: { _eq: true } }
        ) {
          aggregate {
            count
          }
        }
      }
    }
  }
`);

const saveRefundMutation = graphql(`
  mutation SaveRefund($id: uuid!, $refund: String) {
    update_possible_duplicates(
      where: { laundromatId: { _eq: $id }, status: { _eq: "refused" } }
      _set: { refund: $refund }
    ) {
      affected_rows
    }
    update_laundromat_drafts(where: { laundromatId: { _eq: $id } }, _set: { refund: $refund }) {
      affected_rows
    }
  }
`);

/** Has the fact of the subscription's end as its key, so that no second email is sent about that. */
const notifyRefundMutation = graphql(`
  mutation NotifyRefund($mail: billing_emails_insert_input!) {
    insert_billing_emails_one(
      object: $mail
      on_conflict: { constraint: billing_emails_pkey, update_columns: [] }
    ) {
      fact
    }
  }
`);

/** `failed`: Stripe has refused or is unavailable, and the action can be repeated. Null: there is nothing to refund. */
interface RefundedLaundromat {
  laundromatId: string;
  refund: 'done' | 'failed' | null;
}

/**
 * Refunds the payment of a laundromat that was refused before its publication, and ends its subscription, unless that also
 * serves other laundromats. Safe to repeat: Stripe refunds a payment in full only once.
 */
export async function refundLaundromat(
  services: BillingServices,
  administrator: SignedInCaller,
  laundromatId: string,
): Promise<RefundedLaundromat> {
  const system = systemWithTimeout(administrator, actionTimeoutMs);
  const paid = await services.hasura.query(refusedPaymentQuery, { id: laundromatId }, system);
  const [draft] = paid.laundromat_drafts;
  const { laundromats_by_pk: laundromat } = paid;
  const state = refundStateOf(paid);
  const save = (refund: RefundedLaundromat['refund']) =>
    services.hasura.query(saveRefundMutation, { id: laundromatId, refund }, system);
  if (state === 'done' || state === null) return { laundromatId, refund: state };
  if (
    !draft?.stripeCheckoutSessionId ||
    !laundromat ||
    (laundromat.owner?.others.aggregate?.count ?? 0) > 0
  ) {
    await save(null);
    return { laundromatId, refund: null };
  }
  try {
    const refused = { userId: draft.userId, name: laundromat.name, laundromatId };
    await refundCheckout(services, refused, draft.stripeCheckoutSessionId, system);
  } catch (error) {
    if (!isRefusedByStripe(error) && !isFaultOfStripe(error)) throw error;
    services.logger.error({ err: error, laundromat: laundromatId }, 'a refused laundromat was not refunded');
    await save('failed');
    return { laundromatId, refund: 'failed' };
  }
  await save('done');
  return { laundromatId, refund: 'done' };
}

/** Returns the state of the refund of a refused laundromat: a copy, or one that its reading held until its refusal. */
function refundStateOf({ possible_duplicates, laundromat_drafts, laundromats_by_pk }: RefusedPaymentQuery) {
  const [copy] = possible_duplicates;
  if (copy) return copy.refund;
  const { refusedAt, readingReasons, publications } = laundromats_by_pk ?? {};
  const wasHeld = holdsBack(readingReasons ?? []) && publications?.length === 0;
  return refusedAt && wasHeld ? (laundromat_drafts[0]?.refund ?? 'due') : null;
}

async function refundCheckout(
  services: BillingServices,
  { userId, name, laundromatId }: { userId: string; name: string; laundromatId: string },
  sessionId: string,
  system: SystemCaller,
): Promise<void> {
  const stripe = services.payments.stripe();
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  const [invoiceId, subscription, customerId] = [session.invoice, session.subscription, session.customer].map(
    idOf,
  );
  const intent = invoiceId && (await readInvoice(stripe, invoiceId)).intent;
  const metadata = { [refusedLaundromatKey]: laundromatId };
  if (intent) await stripe.refunds.create({ payment_intent: intent.id, metadata }).catch(ignoreRefunded);
  if (subscription) {
    const mail = { fact: `ended:${subscription}`, userId, kind: 'laundromat_refunded', details: { name } };
    await services.hasura.query(notifyRefundMutation, { mail }, system);
    await ifKnown(stripe.subscriptions.cancel(subscription));
  }
  if (customerId) await syncBilling(services, { userId, customerId, invoiceId }, system);
}

/** Lets a refund that was made before pass. */
export function ignoreRefunded(error: unknown): void {
  const isRefunded =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';
  if (!isRefunded) throw error;
}
