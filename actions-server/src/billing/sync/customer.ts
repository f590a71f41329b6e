import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { rowId } from '#contract/validation/row-id.ts';
import { graphql } from '../../hasura/graphql.ts';
import type { SystemCaller } from '../../session/caller.ts';
import { ifKnown } from '../../stripe/stripe.ts';
import type { BillingServices } from '../billing-services.ts';
import type { BillingAccount } from './account-documents.ts';
import { metadataKeys } from './stripe-subscription.ts';
import { readAccount } from './sync-account.ts';

const saveCustomerMutation = graphql(`
  mutation SaveCustomer($where: users_bool_exp!, $customerId: String!) {
    update_users(where: $where, _set: { stripeCustomerId: $customerId }) {
      affected_rows
    }
  }
`);

/** Finds the user behind a Stripe customer. */
const customerUserQuery = graphql(`
  query CustomerUser($customerId: String!) {
    users(where: { stripeCustomerId: { _eq: $customerId } }) {
      id
    }
    subscriptions(where: { stripeCustomerId: { _eq: $customerId } }, limit: 1) {
      userId
    }
  }
`);

/**
 * Returns the only Stripe customer of a user. Concurrent requests get the same one by its idempotency key; if two are
 * created nevertheless, the first one stored counts. A customer that Stripe does not know is replaced.
 */
export async function customerOf(
  services: BillingServices,
  { user }: BillingAccount,
  system: SystemCaller,
): Promise<string> {
  const stripe = services.payments.stripe();
  const present = await knownCustomer(stripe, user);
  if (present) return present.id;
  const attempt = [user.id, user.stripeCustomerId ?? 'first', user.email].join(' ');
  const idempotencyKey = `customer:${createHash('sha256').update(attempt).digest('hex')}`;
  const { id } = await stripe.customers.create(
    { email: user.email, preferred_locales: ['fr'], metadata: { [metadataKeys.user]: user.id } },
    { idempotencyKey },
  );
  const stripeCustomerId =
    user.stripeCustomerId === null ? { _is_null: true } : { _eq: user.stripeCustomerId };
  const variables = { where: { id: { _eq: user.id }, stripeCustomerId }, customerId: id };
  const { update_users } = await services.hasura.query(saveCustomerMutation, variables, system);
  if (update_users.affected_rows === 1) return id;
  const { user: now } = await readAccount(services, { userId: user.id }, system);
  if (now.stripeCustomerId === null) throw new Error(`customer ${id} was neither saved nor replaced`);
  return now.stripeCustomerId;
}

/** Returns the customer of a user if Stripe still has it, after giving it the present address of the account. */
export async function knownCustomer(
  stripe: Stripe,
  { stripeCustomerId: id, email }: Pick<BillingAccount['user'], 'stripeCustomerId' | 'email'>,
): Promise<Stripe.Customer | undefined> {
  if (id === null) return undefined;
  const customer = await ifKnown(stripe.customers.retrieve(id));
  if (!customer || customer.deleted) return undefined;
  return customer.email === email ? customer : ifKnown(stripe.customers.update(id, { email }));
}

/** Returns the user behind a Stripe customer, from our rows or from the customer's metadata. */
export async function userOfCustomer(
  { hasura, payments }: BillingServices,
  customerId: string,
  system: SystemCaller,
): Promise<string | undefined> {
  const found = await hasura.query(customerUserQuery, { customerId }, system);
  const known = found.users[0]?.id ?? found.subscriptions[0]?.userId;
  if (known !== undefined) return known;
  const customer = await ifKnown(payments.stripe().customers.retrieve(customerId));
  if (!customer || customer.deleted) return undefined;
  return rowId().safeParse(customer.metadata[metadataKeys.user]).data;
}
