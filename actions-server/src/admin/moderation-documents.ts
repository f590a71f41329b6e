import { z } from 'zod';

/** Reads the user whom a decision concerns. */
export const concernedUserQuery = {
  document: /* GraphQL */ `
    query ConcernedUser($id: uuid!) {
      users_by_pk(id: $id) {
        email
        isActive
      }
    }
  `,
  answer: z.object({ users_by_pk: z.object({ email: z.string(), isActive: z.boolean() }).nullable() }),
};

export const concernedLaundromatQuery = {
  document: /* GraphQL */ `
    query ConcernedLaundromat($id: uuid!) {
      laundromats_by_pk(id: $id) {
        name
        userId
      }
    }
  `,
  answer: z.object({
    laundromats_by_pk: z.object({ name: z.string(), userId: z.string().nullable() }).nullable(),
  }),
};

export const purgeAdminRecordsMutation = {
  document: /* GraphQL */ `
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
  `,
  answer: z.object({}),
};
