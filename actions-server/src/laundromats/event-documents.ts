import { z } from 'zod';

export const laundromatOwnerQuery = {
  document: /* GraphQL */ `
    query LaundromatOwner($id: uuid!) {
      users_by_pk(id: $id) {
        email
        isActive
      }
    }
  `,
  answer: z.object({ users_by_pk: z.object({ email: z.string(), isActive: z.boolean() }).nullable() }),
};

/** Ends the featured period; the laundromat stays published and premium. */
export const expireFeaturedMutation = {
  document: /* GraphQL */ `
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
  `,
  answer: z.object({ update_laundromats: z.object({ affected_rows: z.int() }) }),
};
