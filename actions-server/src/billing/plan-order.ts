import type { SubscriptionPlan } from '#contract/billing/billing.ts';

/** Sorts plans by their cost per year: 49 € a month is more than 59 € a year. */
export function byYearlyCost(plans: SubscriptionPlan[]): SubscriptionPlan[] {
  return plans.toSorted((one, other) => yearlyCost(one) - yearlyCost(other));
}

function yearlyCost({ price, interval }: SubscriptionPlan): number {
  return Number(price) * (interval === 'month' ? 12 : 1);
}
