import { graphql } from '../hasura/graphql.ts';

/** One mutation is one transaction: it deletes everything or nothing. */
export const eraseAccountMutation = graphql(`
  mutation ErasePersonalRows($id: uuid!, $authorName: String!) {
    claimedLaundromats: release_claimed_laundromats(args: { claimant: $id }) {
      id
    }
    replacedContent: update_laundromat_claims(
      where: { previousUserId: { _eq: $id } }
      _set: { previous: null, previousUserId: null }
    ) {
      affected_rows
    }
    laundromats: delete_laundromats(where: { userId: { _eq: $id } }) {
      affected_rows
    }
    reviews: update_reviews(
      where: { userId: { _eq: $id } }
      _set: { authorName: $authorName, userId: null }
    ) {
      affected_rows
    }
    factCorrections: delete_fact_corrections(where: { userId: { _eq: $id } }) {
      affected_rows
    }
    moderationActions: delete_moderation_actions(where: { authorId: { _eq: $id } }) {
      affected_rows
    }
    users: delete_users(where: { id: { _eq: $id } }) {
      affected_rows
    }
  }
`);

export const eraseMessagesMutation = graphql(`
  mutation ErasePersonalMessages($email: String!) {
    contacts: delete_contacts(where: { email: { _ilike: $email } }) {
      affected_rows
    }
    transfers: delete_laundromat_transfers(where: { recipientEmail: { _ilike: $email } }) {
      affected_rows
    }
    reports: update_reports(where: { email: { _ilike: $email } }, _set: { email: null, userId: null }) {
      affected_rows
    }
  }
`);
