import { z } from 'zod';
import { currentUser } from '../account/account.ts';
import { subscription } from '../billing/billing.ts';
import { rowId } from '../validation/row-id.ts';
import { decimalString, timestamp } from '../validation/text.ts';

export const userList = z.array(currentUser);

export const adminSubscription = subscription.extend({
  stripeCustomerId: z.string().nullable(),
  user: currentUser.pick({ id: true, email: true, firstName: true, lastName: true }),
});
export const adminSubscriptionList = z.array(adminSubscription);

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
