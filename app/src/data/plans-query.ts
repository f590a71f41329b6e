import { gql } from 'urql';
import type { PlansQuery, PlansQueryVariables } from './generated/graphql.ts';

/** A plan on sale. */
export type Plan = Omit<PlansQuery['subscription_plans'][number], 'interval'> & {
  interval: 'month' | 'year' | null;
};

/** The plans on sale, unordered. */
export const plansQuery = gql<{ subscription_plans: Plan[] }, PlansQueryVariables>`
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
`;
