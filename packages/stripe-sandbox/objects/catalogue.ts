import type { Plan, Price, Product } from '../wire.ts';

/** Builds a product. */
export function makeProduct(given: Pick<Product, 'id' | 'created' | 'name'> & Partial<Product>): Product {
  return {
    object: 'product',
    active: true,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: given.created,
    url: null,
    ...given,
  };
}

export function makePrice(
  given: Pick<Price, 'id' | 'created' | 'product' | 'currency' | 'unit_amount'> & Partial<Price>,
): Price {
  return {
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount_decimal: given.unit_amount === null ? null : String(given.unit_amount),
    ...given,
  };
}

/** Returns the legacy plan of a recurring price, which subscription items still contain. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
