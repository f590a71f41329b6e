import { graphql } from '#app/data/graphql.ts';

/** Merges two laundromats: the database does it when the decision is inserted. */
export const moderateMutation = graphql(`
  mutation Moderate($action: moderation_actions_insert_input!) {
    insert_moderation_actions_one(object: $action) {
      id
    }
  }
`);
