import type { Stripe } from 'stripe';
import { change, mergedMetadata } from '../billing/recorded-change.ts';
import { isWithin, page, paging } from '../http/list.ts';
import { route, type Route } from '../http/route.ts';
import { badRequest, noSuch, StripeFault } from '../http/stripe-fault.ts';
import { makePrice, makeProduct } from '../objects/catalogue.ts';
import { idOf, type Price } from '../wire.ts';
import type { SandboxContext } from '../context.ts';

const imitatedOfProduct = [
  'active',
  'default_price',
  'description',
  'marketing_features',
  'metadata',
  'name',
];
const imitatedOfPrice = [
  'active',
  'lookup_key',
  'metadata',
  'nickname',
  'tax_behavior',
  'transfer_lookup_key',
];

export const catalogueRoutes: Route[] = [
  route<Stripe.ProductCreateParams>(
    'POST',
    '/products',
    'ProductCreate',
    [...imitatedOfProduct, 'id', 'unit_label', 'url', 'tax_code', 'statement_descriptor'],
    ({ context, params }) => {
      const { id = context.newId('prod', 14), metadata, ...given } = params;
      if (context.store.get('products', id)) {
        throw new StripeFault(400, `Product already exists.`, {
          code: 'resource_already_exists',
          param: 'id',
        });
      }
      const created = context.clock.now();
      const product = makeProduct({ ...(given as object), name: params.name, id, created });
      product.metadata = mergedMetadata({}, metadata);
      context.store.put('products', product);
      context.emit('product.created', product);
      return product;
    },
  ),
  route<Stripe.ProductListParams>(
    'GET',
    '/products',
    'ProductList',
    [...paging, 'active', 'created', 'ids'],
    ({ context, params }) => {
      const found = context.store.find(
        'products',
        (product) =>
          (params.active === undefined || product.active === params.active) &&
          (!params.ids || params.ids.includes(product.id)) &&
          isWithin(product.created, params.created),
      );
      return page(found, params, '/v1/products');
    },
  ),
  route<Stripe.PriceCreateParams>(
    'POST',
    '/prices',
    'PriceCreate',
    [
      ...imitatedOfPrice,
      'currency',
      'product',
      'unit_amount',
      'recurring.interval',
      'recurring.interval_count',
    ],
    ({ context, params }) => {
      if (!params.product)
        throw badRequest('Missing required param: product.', 'product', 'parameter_missing');
      if (params.unit_amount === undefined) {
        throw badRequest('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing');
      }
      const product = context.store.get('products', params.product);
      if (!product) throw noSuch('product', params.product, 'product');
      claimLookupKey(context, params.lookup_key, params.transfer_lookup_key, null);
      const { recurring } = params;
      const price = makePrice({
        id: context.newId('price'),
        created: context.clock.now(),
        active: params.active ?? true,
        currency: params.currency.toLowerCase(),
        product: product.id,
        unit_amount: params.unit_amount,
        lookup_key: params.lookup_key ?? null,
        nickname: params.nickname ?? null,
        metadata: mergedMetadata({}, params.metadata),
        tax_behavior: (params.tax_behavior as Price['tax_behavior']) ?? 'unspecified',
        recurring: recurring
          ? {
              interval: recurring.interval as 'month',
              interval_count: recurring.interval_count ?? 1,
              meter: null,
              trial_period_days: null,
              usage_type: 'licensed',
            }
          : null,
      });
      context.store.put('prices', price);
      context.emit('price.created', price);
      return price;
    },
  ),
  route<Stripe.PriceListParams>(
    'GET',
    '/prices',
    'PriceList',
    [...paging, 'active', 'created', 'currency', 'lookup_keys', 'product', 'type', 'recurring.interval'],
    ({ context, params }) => {
      if (params.lookup_keys && params.lookup_keys.length > 10) {
        throw badRequest('You may only specify up to 10 lookup_keys.', 'lookup_keys');
      }
      const found = context.store.find('prices', (price) => isWanted(price, params));
      return page(found, params, '/v1/prices');
    },
  ),
  route('GET', '/prices/:id', 'PriceRetrieve', [], ({ context, id }) => {
    const price = context.store.get('prices', id);
    if (!price) throw noSuch('price', id);
    return price;
  }),
];

function isWanted(price: Price, params: Stripe.PriceListParams): boolean {
  const { active, currency, lookup_keys: keys, product, type, recurring, created } = params;
  if (active !== undefined && price.active !== active) return false;
  if (currency && price.currency !== currency.toLowerCase()) return false;
  if (keys && !(price.lookup_key && keys.includes(price.lookup_key))) return false;
  if (product && idOf(price.product) !== product) return false;
  if (type && price.type !== type) return false;
  if (recurring?.interval && price.recurring?.interval !== recurring.interval) return false;
  return isWithin(price.created, created);
}

/** Assigns a lookup key to a price; it is transferred from another only on request. */
function claimLookupKey(
  context: SandboxContext,
  key: string | null | undefined,
  transfers: boolean | undefined,
  own: string | null,
): void {
  const holder = key
    ? context.store.find('prices', (price) => price.lookup_key === key && price.id !== own)[0]
    : undefined;
  if (!holder) return;
  if (!transfers) throw badRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
  change(context, 'prices', holder, { lookup_key: null });
}
