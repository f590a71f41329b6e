import { structureOf, type CollectionName } from '../store/collections.ts';
import { alternatives, fieldsOf, typeNamed, type TypeTable } from '../shapes/tables.ts';
import type { SandboxContext } from '../context.ts';
import { badRequest } from './stripe-fault.ts';
import { page } from './list.ts';

type Json = Record<string, unknown>;

const typeOfObject: Record<string, string> = {
  charge: 'Charge',
  'checkout.session': 'Session',
  customer: 'Customer',
  dispute: 'Dispute',
  invoice: 'Invoice',
  invoice_payment: 'InvoicePayment',
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  'billing_portal.configuration': 'PortalConfiguration',
  'billing_portal.session': 'PortalSession',
  price: 'Price',
  product: 'Product',
  refund: 'Refund',
  subscription: 'Subscription',
};

/** Replaces ids by objects along the requested paths, and adds fields that exist only when expanded. */
export function expand(context: SandboxContext, answer: Json, wishes: string[]): Json {
  const copy = structuredClone(answer);
  for (const wish of wishes) {
    const segments = wish.split('.');
    if (segments.length > 4)
      throw badRequest('You cannot expand more than 4 levels of a property.', 'expand');
    expandOne(context, copy, segments, tableOf(copy), wish);
  }
  return copy;
}

function expandOne(
  context: SandboxContext,
  holder: Json,
  path: string[],
  table: TypeTable | null,
  wish: string,
): void {
  const [segment = '', ...rest] = path;
  if (holder.object === 'list' && segment === 'data') {
    for (const item of holder.data as Json[]) expandOne(context, item, rest, tableOf(item), wish);
    return;
  }
  const field = shapeOf(table)?.get(segment);
  const isExpandable =
    field && (rest.length > 0 || isReference(field.table) || isIncludable(holder, segment));
  if (!isExpandable) {
    throw badRequest(`This property cannot be expanded (${wish}).`, 'expand');
  }
  const value = included(context, holder, segment) ?? holder[segment];
  if (typeof value === 'string' && isReference(field.table))
    holder[segment] = lookUp(context, value) ?? value;
  else holder[segment] = value;
  const next = holder[segment];
  if (rest.length === 0 || typeof next !== 'object' || next === null) return;
  for (const each of Array.isArray(next) ? next : [next]) {
    expandOne(context, each as Json, rest, tableOf(each as Json) ?? objectTable(field.table), wish);
  }
}

/** Returns the fields that exist only when expanded: `payments`, `line_items` and `refunds`. */
function included(context: SandboxContext, holder: Json, segment: string): unknown {
  const id = String(holder.id);
  if (holder.object === 'invoice' && segment === 'payments') {
    const payments = context.store.find('invoicePayments', (payment) => payment.invoice === id);
    return page(payments, {}, `/v1/invoice_payments?invoice=${id}`);
  }
  if (holder.object === 'checkout.session' && segment === 'line_items') {
    const lines = context.store.get('carts', id)?.lines ?? [];
    return page(lines.reverse(), {}, `/v1/checkout/sessions/${id}/line_items`);
  }
  if (holder.object === 'charge' && segment === 'refunds') {
    return page(
      context.store.find('refunds', (refund) => refund.charge === id),
      {},
      `/v1/charges/${id}/refunds`,
    );
  }
  if (holder.object === 'customer' && segment === 'subscriptions') {
    const live = context.store.find(
      'subscriptions',
      (subscription) => subscription.customer === id && subscription.status !== 'canceled',
    );
    return page(live, {}, `/v1/customers/${id}/subscriptions`);
  }
  return undefined;
}

const includable: Record<string, string> = {
  invoice: 'payments',
  'checkout.session': 'line_items',
  charge: 'refunds',
  customer: 'subscriptions',
};
const isIncludable = (holder: Json, segment: string) => includable[String(holder.object)] === segment;

function lookUp(context: SandboxContext, id: string): unknown {
  for (const name of Object.keys(structureOf) as CollectionName[]) {
    const found = context.store.get(name, id);
    if (found) return found;
  }
  return context.store.get('deletedCustomers', id);
}

function tableOf(object: Json): TypeTable | null {
  const name = typeOfObject[String(object.object)];
  return name ? typeNamed(name) : null;
}

function shapeOf(table: TypeTable | null) {
  const object = table ? objectTable(table) : null;
  return object && typeof object === 'object' && 'shape' in object ? fieldsOf(object.shape) : undefined;
}

function objectTable(table: TypeTable): TypeTable | null {
  const objects = alternatives(table).map((each) =>
    typeof each === 'object' && 'list' in each ? (objectTable(each.list) ?? each) : each,
  );
  return objects.find((each) => typeof each === 'object' && 'shape' in each) ?? null;
}

/** A field with an id or, expanded, an object. */
function isReference(table: TypeTable): boolean {
  const all = alternatives(table).flatMap((each) =>
    typeof each === 'object' && 'list' in each ? alternatives(each.list) : [each],
  );
  const isObject = (each: TypeTable) => each === 'resource' || (typeof each === 'object' && 'shape' in each);
  return all.includes('string') && all.some(isObject);
}
