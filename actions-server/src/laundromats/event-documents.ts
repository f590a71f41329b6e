import { graphql } from '../hasura/graphql.ts';

export const laundromatOwnerQuery = graphql(`
  query LaundromatOwner($id: uuid!) {
    users_by_pk(id: $id) {
      email
      isActive
    }
  }
`);

/** Ends the featured period; the laundromat stays published and premium. */
export const expireFeaturedMutation = graphql(`
  mutation ExpireFeatured($now: timestamptz!) {
    allow_long_statements {
      id
    }
    update_laundromats(
      where: { isFeatured: { _eq: true }, featuredUntil: { _lt: $now } }
      _set: { isFeatured: false }
    ) {
      affected_rows
    }
  }
`);
