import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { rowId } from '#contract/validation/row-id.ts';
import { ifKnown } from '../../stripe/stripe.ts';
import type { BillingContext } from '../billing-context.ts';
import { readAccount, type BillingAccount } from './billing-account.ts';
import { metadataKeys } from './stripe-subscription.ts';

/**
 * Returns the only Stripe customer of a user, also to concurrent requests. A customer that Stripe does not know is
 * replaced.
 */
export async function customerOf(context: BillingContext, { user }: BillingAccount): Promise<string> {
  const { stripe } = context;
  const present = await knownCustomer(stripe, user);
  if (present) return present.id;
  const attempt = [user.id, user.stripeCustomerId ?? 'first', user.email].join(' ');
  const idempotencyKey = `customer:${createHash('sha256').update(attempt).digest('hex')}`;
  const { id } = await stripe.customers.create(
    { email: user.email, preferred_locales: ['fr'], metadata: { [metadataKeys.user]: user.id } },
    { idempotencyKey },
  );
  const { numUpdatedRows } = await context.transaction((trx) =>
    trx
      .updateTable('users')
      .set({ stripeCustomerId: id })
      .where('id', '=', user.id)
      .where('stripeCustomerId', 'is not distinct from', user.stripeCustomerId)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 1n) return id;
  const { user: now } = await readAccount(context, { userId: user.id });
  if (now.stripeCustomerId === null) throw new Error(`customer ${id} was neither saved nor replaced`);
  return now.stripeCustomerId;
}

/** Returns the user's customer at Stripe, with the present address; undefined if Stripe does not know one. */
export async function knownCustomer(
  stripe: Stripe,
  { stripeCustomerId: id, email }: Pick<BillingAccount['user'], 'stripeCustomerId' | 'email'>,
): Promise<Stripe.Customer | undefined> {
  if (id === null) return undefined;
  const customer = await ifKnown(stripe.customers.retrieve(id));
  if (!customer || customer.deleted) return undefined;
  return customer.email === email ? customer : ifKnown(stripe.customers.update(id, { email }));
}

export async function userOfCustomer(
  { transaction, stripe }: BillingContext,
  customerId: string,
): Promise<string | undefined> {
  const known = await transaction(async (trx) => {
    const users = trx.selectFrom('users').select('id').where('stripeCustomerId', '=', customerId);
    const subscriptions = trx
      .selectFrom('subscriptions')
      .select('userId as id')
      .where('stripeCustomerId', '=', customerId);
    return (await users.executeTakeFirst()) ?? (await subscriptions.limit(1).executeTakeFirst());
  });
  if (known) return known.id;
  const customer = await ifKnown(stripe.customers.retrieve(customerId));
  if (!customer || customer.deleted) return undefined;
  return rowId().safeParse(customer.metadata[metadataKeys.user]).data;
}
