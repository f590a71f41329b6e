import { useQuery } from 'urql';
import type { PlansQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { planPrice, tierOfPlan } from '#app/lib/laundromats/plan.ts';
import type { LaundromatTier } from '#contract/laundromat/laundromat.ts';

export type Plan = PlansQuery['subscription_plans'][number];

export const plansQuery = graphql(`
  query Plans {
    subscription_plans(where: { isActive: { _eq: true } }) {
      id
      name
      stripePriceId
      price
      interval
      features
      maxLaundromats
      allowFeatured
      prioritySupport
    }
  }
`);

export type PlanPrices = Partial<Record<LaundromatTier, string>>;

export function usePlanPrices(): PlanPrices {
  const [{ data }] = useQuery({ query: plansQuery, variables: {} });
  const plans = data?.subscription_plans ?? [];
  return Object.fromEntries(
    plans.map((plan) => {
      const { amount, period } = planPrice(plan);
      return [tierOfPlan(plan), period ? `${amount} ${period}` : amount];
    }),
  );
}
