import { graphql } from '#app/data/graphql.ts';

/** Carries out a decision: the database publishes, refuses, deletes or removes its subject. */
export const moderateMutation = graphql(`
  mutation Moderate($action: moderation_actions_insert_input!) {
    insert_moderation_actions_one(object: $action) {
      id
    }
  }
`);

/** Carries out several decisions together, or none of them. */
export const moderateAllMutation = graphql(`
  mutation ModerateAll($actions: [moderation_actions_insert_input!]!) {
    insert_moderation_actions(objects: $actions) {
      affected_rows
    }
  }
`);
