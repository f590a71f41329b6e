import { z } from 'zod';
import type { SystemCaller } from '../session/caller.ts';
import { isUnknownToStripe } from '../stripe/stripe.ts';
import { customerUserQuery } from './account-documents.ts';
import type { BillingServices } from './billing-services.ts';
import { metadataKeys } from './stripe-subscription.ts';

/** Returns the user behind a Stripe customer, from our rows or from the customer's metadata. */
export async function userOfCustomer(
  { hasura, payments }: BillingServices,
  customerId: string,
  system: SystemCaller,
): Promise<string | undefined> {
  const found = await hasura.query(customerUserQuery, { customerId }, system);
  const known = found.users[0]?.id ?? found.subscriptions[0]?.userId;
  if (known !== undefined) return known;
  try {
    const customer = await payments.stripe().customers.retrieve(customerId);
    if (customer.deleted) return undefined;
    return z.guid().safeParse(customer.metadata[metadataKeys.user]).data;
  } catch (error) {
    if (isUnknownToStripe(error)) return undefined;
    throw error;
  }
}
