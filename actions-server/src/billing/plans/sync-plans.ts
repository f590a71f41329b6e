import type { Stripe } from 'stripe';
import { siteCurrency } from '#contract/billing/billing.ts';
import { withoutAccents } from '#contract/validation/folded-text.ts';
import type { Trx } from '../../db/database.ts';
import { idOf } from '../../stripe/stripe.ts';
import type { BillingContext } from '../billing-context.ts';
import type { Plan } from '../sync/billing-account.ts';
import { savePortalConfiguration } from './portal-configuration.ts';

type PaidPlan = Awaited<ReturnType<typeof paidPlans>>[number];

const paidPlans = (trx: Trx) =>
  trx
    .selectFrom('subscriptionPlans')
    .select(['id', 'name', 'price', 'currency', 'stripeProductId', 'stripePriceId'])
    .select((row) => row.ref('interval').$notNull().as('interval'))
    .where('price', '>', '0')
    .where('isActive', '=', true)
    .orderBy('name')
    .execute();

export interface SyncedPlan {
  name: string;
  productId: string;
  priceId: string;
}

/**
 * Gives every paid plan a product and a price at Stripe, found by its lookup key. A new amount becomes a new price;
 * present subscribers keep the old one.
 */
export async function syncPlans({
  stripe,
  transaction,
}: Pick<BillingContext, 'stripe' | 'transaction'>): Promise<SyncedPlan[]> {
  const plans = await transaction(paidPlans);
  const other = plans.find(({ currency }) => currency !== siteCurrency);
  if (other) {
    throw new Error(
      `plan ${other.name} is in ${other.currency}, the site counts in ${siteCurrency}: correct subscription_plans.currency`,
    );
  }
  const synced: SyncedPlan[] = [];
  for (const each of plans) {
    const price = await priceOf(stripe, each);
    const productId = idOf(price.product)!;
    const ids = { stripeProductId: productId, stripePriceId: price.id };
    if (each.stripeProductId !== productId || each.stripePriceId !== price.id) {
      await transaction((trx) =>
        trx.updateTable('subscriptionPlans').set(ids).where('id', '=', each.id).execute(),
      );
    }
    synced.push({ name: each.name, productId, priceId: price.id });
  }
  await savePortalConfiguration(
    stripe,
    synced.map(({ productId, priceId }) => ({ product: productId, prices: [priceId] })),
  );
  return synced;
}

async function priceOf(stripe: Stripe, plan: PaidPlan): Promise<Stripe.Price> {
  const lookupKey = lookupKeyOf(plan);
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 });
  const present = data[0];
  if (present && isFor(present, plan)) return present;
  const product = present ? idOf(present.product)! : (await createProduct(stripe, plan)).id;
  return stripe.prices.create({
    product,
    currency: plan.currency,
    unit_amount: cents(plan),
    tax_behavior: 'inclusive',
    recurring: { interval: plan.interval },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
  });
}

/** Finds or creates a product by the plan's id, so that one without a price, left by a crash, is found again. */
async function createProduct(stripe: Stripe, { id, name }: PaidPlan): Promise<Stripe.Product> {
  const productId = `lavoir_${id}`;
  const { data } = await stripe.products.list({ ids: [productId], limit: 1 });
  return data[0] ?? stripe.products.create({ id: productId, name: `Abonnement ${name}` });
}

/** Returns a key like `premium_plus_month_eur`, the same in a test account, a live one and the sandbox. */
export function lookupKeyOf({ name, interval, currency }: Pick<PaidPlan, 'name' | 'interval' | 'currency'>) {
  const word = withoutAccents(name)
    .replaceAll('+', ' plus')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return `${word}_${interval}_${currency}`;
}

/** Tells whether a price at Stripe is the one of this plan. */
export function isFor(price: Stripe.Price, plan: Pick<Plan, 'price' | 'currency' | 'interval'>): boolean {
  return (
    price.active &&
    price.unit_amount === cents(plan) &&
    price.currency === plan.currency &&
    price.recurring?.interval === plan.interval
  );
}

const cents = ({ price }: Pick<Plan, 'price'>) => Math.round(Number(price) * 100);
