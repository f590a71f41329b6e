import type { PlansQuery } from '#app/data/generated/graphql.ts';
import { graphql } from '#app/data/graphql.ts';

/** A plan on sale. */
export type Plan = PlansQuery['subscription_plans'][number];

/** The plans on sale, unordered. */
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
