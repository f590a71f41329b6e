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
      userId
    }
  }
`);

export const purgeAdminRecordsMutation = graphql(`
  mutation PurgeAdminRecords($restorable: timestamptz!, $kept: timestamptz!) {
    allow_long_statements {
      id
    }
    delete_deleted_laundromats(where: { deletedAt: { _lt: $restorable } }) {
      affected_rows
    }
    delete_review_removals(where: { createdAt: { _lt: $kept } }) {
      affected_rows
    }
    delete_photo_removals(where: { createdAt: { _lt: $kept } }) {
      affected_rows
    }
    delete_journal_entries(where: { createdAt: { _lt: $kept } }) {
      affected_rows
    }
  }
`);
