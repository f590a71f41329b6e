import type { SandboxContext } from '../context.ts';
import type { CollectionName } from '../store/collections.ts';
import { badRequest } from './stripe-fault.ts';

type Json = Record<string, unknown>;

const collections: Record<string, CollectionName> = {
  ch: 'charges',
  in: 'invoices',
  pm: 'paymentMethods',
  sub: 'subscriptions',
};

/**
 * Replaces ids with objects along the requested paths. Also adds `payments` of an invoice and `refunds` of a charge,
 * which are sent only on request.
 */
export function expand(context: SandboxContext, answer: object, wishes: string[]): object {
  const copy = structuredClone(answer) as Json;
  for (const wish of wishes) expandOne(context, copy, wish.split('.'), wish);
  return copy;
}

function expandOne(
  context: SandboxContext,
  holder: Json,
  [field = '', ...rest]: string[],
  wish: string,
): void {
  if (holder.object === 'invoice' && field === 'payments') {
    const data = context.store.find('invoicePayments', ({ invoice }) => invoice === holder.id);
    holder.payments = { object: 'list', data };
  }
  if (holder.object === 'charge' && field === 'refunds') {
    const data = context.store.find('refunds', ({ charge }) => charge === holder.id);
    holder.refunds = { object: 'list', data };
  }
  const value = holder[field];
  if (typeof value === 'string') {
    const collection = collections[value.split('_')[0]!];
    if (!collection) throw badRequest(`This property cannot be expanded (${wish}).`);
    holder[field] = context.store.get(collection, value) ?? value;
  }
  const next = holder[field];
  if (next === undefined) throw badRequest(`This property cannot be expanded (${wish}).`);
  if (rest.length === 0 || next === null) return;
  for (const each of Array.isArray(next) ? next : [next]) expandOne(context, each as Json, rest, wish);
}
