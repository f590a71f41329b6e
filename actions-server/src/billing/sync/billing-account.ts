import { coverageRows } from '../../coverage/owner-coverage.ts';
import type { Trx } from '../../db/database.ts';
import { withIsoTimes } from '../../db/iso-times.ts';
import type { BillingContext } from '../billing-context.ts';

/** The user has been deleted; an administrator must decide about the data left at Stripe. */
export class MissingUser extends Error {
  override name = 'MissingUser';
}

/** A user with the customer at Stripe, and the invoice that an event is about. */
export interface BillingSubject {
  userId: string;
  customerId: string;
  invoiceId?: string;
}

type ReadSubject = Omit<BillingSubject, 'customerId'>;

export type BillingAccount = Awaited<ReturnType<typeof accountIn>>;
export type Plan = BillingAccount['plans'][number];
export type StoredSubscription = BillingAccount['subscriptions'][number];
export type StoredPayment = BillingAccount['payments'][number];

export const readAccount = ({ transaction }: Pick<BillingContext, 'transaction'>, subject: ReadSubject) =>
  transaction((trx) => accountIn(trx, subject));

/** Reads all billing data of a user. */
export async function accountIn(
  trx: Trx,
  { userId, invoiceId }: ReadSubject,
  { isLocked = false }: { isLocked?: boolean } = {},
) {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'billingVersion', 'stripeCustomerId', 'isActive', 'role'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments')
          .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscriptionId')
          .select('payments.id')
          .whereRef('subscriptions.userId', '=', 'users.id')
          .where('payments.status', '=', 'disputed')
          .where('payments.disputeStatus', '!=', 'lost'),
      ).as('isInDispute'),
    )
    .where('id', '=', userId)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!user) throw new MissingUser(`user ${userId} does not exist any more`);
  const covered = await coverageRows(trx, userId, { isLocked });
  const payments = await trx
    .selectFrom('payments')
    .select(['stripeInvoiceId', 'subscriptionId', 'stripePaymentIntentId', 'amount', 'amountRefunded'])
    .select(['currency', 'status', 'disputeStatus', 'isFraudulent', 'description', 'nextAttemptAt', 'paidAt'])
    .where('stripeInvoiceId', '=', invoiceId ?? '')
    .execute();
  const notified = await trx
    .selectFrom('billingEmails')
    .select('fact')
    .where('userId', '=', userId)
    .execute();
  return { user, ...covered, payments: payments.map(withIsoTimes), notified };
}
