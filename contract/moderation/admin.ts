import { z } from 'zod';
import { currentUser } from '../account/account.ts';
import { subscription } from '../billing/billing.ts';
import { rowId } from '../validation/row-id.ts';
import { decimalString, timestamp } from '../validation/text.ts';

/** `GET /api/users`: every account, the newest first. */
export const userList = z.array(currentUser);

/** `GET /api/admin/subscriptions`: every subscription with its plan and its user, the newest first. */
export const adminSubscription = subscription.extend({
  stripeCustomerId: z.string().nullable(),
  user: currentUser.pick({ id: true, email: true, firstName: true, lastName: true }),
});
export const adminSubscriptionList = z.array(adminSubscription);

/** `GET /api/admin/payments`: every payment, the newest first. */
export const payment = z.object({
  id: rowId(),
  subscriptionId: rowId().nullable(),
  stripePaymentIntentId: z.string().nullable(),
  stripeInvoiceId: z.string().nullable(),
  amount: decimalString,
  currency: z.string(),
  status: z.string(),
  description: z.string().nullable(),
  paidAt: timestamp.nullable(),
  createdAt: timestamp,
});
export const paymentList = z.array(payment);
