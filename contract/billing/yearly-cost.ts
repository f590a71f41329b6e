interface PricedPlan {
  price: string;
  interval: string | null;
}

/** Sorts plans by their cost per year: 49 € a month is more than 59 € a year. */
export function byYearlyCost<Plan extends PricedPlan>(plans: readonly Plan[]): Plan[] {
  return plans.toSorted((one, other) => yearlyCost(one) - yearlyCost(other));
}

const yearlyCost = ({ price, interval }: PricedPlan) => Number(price) * (interval === 'month' ? 12 : 1);
