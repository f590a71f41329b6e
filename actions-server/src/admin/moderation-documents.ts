import { graphql } from '../hasura/graphql.ts';

/** Reads the user whom a decision concerns. */
export const concernedUserQuery = graphql(`
  query ConcernedUser($id: uuid!) {
    users_by_pk(id: $id) {
      email
      isActive
    }
  }
`);

export const concernedLaundromatQuery = graphql(`
  query ConcernedLaundromat($id: uuid!) {
    laundromats_by_pk(id: $id) {
      name
      city
      slug
      userId
    }
  }
`);

export const purgeAdminRecordsMutation = graphql(`
  mutation PurgeAdminRecords($restorable: timestamptz!, $kept: timestamptz!, $closed: timestamptz!) {
    allow_long_statements {
      id
    }
    update_moderation_actions(
      where: { isRestorable: { _eq: true }, createdAt: { _lt: $restorable } }
      _set: { deletedRows: null, movedRows: null }
    ) {
      affected_rows
    }
    delete_moderation_actions(
      where: {
        createdAt: { _lt: $kept }
        _not: { decision: { _eq: "refused" }, laundromat: { refusedAt: { _is_null: false } } }
      }
    ) {
      affected_rows
    }
    delete_laundromats(where: { closedAt: { _lt: $closed } }) {
      affected_rows
    }
    delete_journal_entries(where: { createdAt: { _lt: $kept } }) {
      affected_rows
    }
  }
`);
