import type { Stripe } from 'stripe';
import { change, mergedMetadata } from '../billing/recorded-change.ts';
import { isWithin, page, paging } from '../http/list.ts';
import { route, type Route } from '../http/route.ts';
import { badRequest, noSuch, StripeFault } from '../http/stripe-fault.ts';
import { makePrice, makeProduct } from '../objects/catalogue.ts';
import { idOf, type Price, type Product } from '../wire.ts';
import type { World } from '../world.ts';

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
    ({ world, params }) => {
      const { id = world.newId('prod', 14), metadata, ...given } = params;
      if (world.store.get('products', id)) {
        throw new StripeFault(400, `Product already exists.`, {
          code: 'resource_already_exists',
          param: 'id',
        });
      }
      const created = world.clock.now();
      const product = makeProduct({ ...(given as object), name: params.name, id, created });
      product.metadata = mergedMetadata({}, metadata);
      world.store.put('products', product);
      world.emit('product.created', product);
      return product;
    },
  ),
  route<Stripe.ProductListParams>(
    'GET',
    '/products',
    'ProductList',
    [...paging, 'active', 'created', 'ids'],
    ({ world, params }) => {
      const found = world.store.find(
        'products',
        (product) =>
          (params.active === undefined || product.active === params.active) &&
          (!params.ids || params.ids.includes(product.id)) &&
          isWithin(product.created, params.created),
      );
      return page(found, params, '/v1/products');
    },
  ),
  route('GET', '/products/:id', 'ProductRetrieve', [], ({ world, id }) => productNamed(world, id)),
  route<Stripe.ProductUpdateParams>(
    'POST',
    '/products/:id',
    'ProductUpdate',
    imitatedOfProduct,
    ({ world, id, params }) => {
      const product = productNamed(world, id);
      const { metadata, description, ...given } = params;
      return change(world, 'products', product, {
        ...(given as Partial<Product>),
        ...(description !== undefined && { description: description || null }),
        metadata: mergedMetadata(product.metadata, metadata),
      });
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
    ({ world, params }) => {
      if (!params.product)
        throw badRequest('Missing required param: product.', 'product', 'parameter_missing');
      if (params.unit_amount === undefined) {
        throw badRequest('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing');
      }
      const product = world.store.get('products', params.product);
      if (!product) throw noSuch('product', params.product, 'product');
      claimLookupKey(world, params.lookup_key, params.transfer_lookup_key, null);
      const { recurring } = params;
      const price = makePrice({
        id: world.newId('price'),
        created: world.clock.now(),
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
      world.store.put('prices', price);
      world.emit('price.created', price);
      return price;
    },
  ),
  route<Stripe.PriceListParams>(
    'GET',
    '/prices',
    'PriceList',
    [...paging, 'active', 'created', 'currency', 'lookup_keys', 'product', 'type', 'recurring.interval'],
    ({ world, params }) => {
      if (params.lookup_keys && params.lookup_keys.length > 10) {
        throw badRequest('You may only specify up to 10 lookup_keys.', 'lookup_keys');
      }
      const found = world.store.find('prices', (price) => isWanted(price, params));
      return page(found, params, '/v1/prices');
    },
  ),
  route('GET', '/prices/:id', 'PriceRetrieve', [], ({ world, id }) => {
    const price = world.store.get('prices', id);
    if (!price) throw noSuch('price', id);
    return price;
  }),
  route<Stripe.PriceUpdateParams>(
    'POST',
    '/prices/:id',
    'PriceUpdate',
    imitatedOfPrice,
    ({ world, id, params }) => {
      const price = world.store.get('prices', id);
      if (!price) throw noSuch('price', id);
      if (
        params.tax_behavior &&
        price.tax_behavior !== 'unspecified' &&
        price.tax_behavior !== params.tax_behavior
      ) {
        throw badRequest('tax_behavior cannot be changed once it is inclusive or exclusive.', 'tax_behavior');
      }
      claimLookupKey(world, params.lookup_key, params.transfer_lookup_key, id);
      const { metadata, transfer_lookup_key: _transfer, lookup_key: key, ...given } = params;
      return change(world, 'prices', price, {
        ...(given as Partial<Price>),
        ...(key !== undefined && { lookup_key: key || null }),
        metadata: mergedMetadata(price.metadata, metadata),
      });
    },
  ),
];

function productNamed(world: World, id: string): Product {
  const product = world.store.get('products', id);
  if (!product) throw noSuch('product', id);
  return product;
}

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

/** A lookup key names one price; it moves to another only when that is asked for. */
function claimLookupKey(
  world: World,
  key: string | null | undefined,
  transfers: boolean | undefined,
  own: string | null,
): void {
  const holder = key
    ? world.store.find('prices', (price) => price.lookup_key === key && price.id !== own)[0]
    : undefined;
  if (!holder) return;
  if (!transfers) throw badRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key');
  change(world, 'prices', holder, { lookup_key: null });
}
