import type { Price, Subscription, SubscriptionItem } from '../wire.ts';
import { planOf } from './catalogue.ts';

export function makeSubscription(
  given: Pick<Subscription, 'id' | 'created' | 'customer' | 'currency'> & Partial<Subscription>,
): Subscription {
  return {
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: given.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/subscription_items?subscription=${given.id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: given.created,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
    ...given,
  };
}

/** Builds a subscription item. The paid period is here and no longer on the subscription. */
export function makeSubscriptionItem(given: {
  id: string;
  created: number;
  subscription: string;
  price: Price;
  quantity: number;
  start: number;
  end: number;
}): SubscriptionItem {
  return {
    id: given.id,
    object: 'subscription_item',
    billing_thresholds: null,
    created: given.created,
    current_period_end: given.end,
    current_period_start: given.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(given.price),
    price: given.price,
    quantity: given.quantity,
    subscription: given.subscription,
    tax_rates: [],
  };
}

/** True for a cancelled subscription and one that never started. */
export const isOver = ({ status }: Subscription) => status === 'canceled' || status === 'incomplete_expired';

/** Returns the end of the paid period, the latest of all items. */
export const periodEnd = ({ items }: Subscription) =>
  Math.max(...items.data.map((item) => item.current_period_end));
