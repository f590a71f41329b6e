import { graphql } from '../hasura/graphql.ts';

export const purgeContactsMutation = graphql(`
  mutation PurgeContacts($before: timestamptz!) {
    allow_long_statements {
      id
    }
    delete_contacts(where: { createdAt: { _lt: $before } }) {
      affected_rows
    }
    delete_owner_questions(where: { createdAt: { _lt: $before } }) {
      affected_rows
    }
  }
`);

export const purgeReportsMutation = graphql(`
  mutation PurgeReports($before: timestamptz!) {
    allow_long_statements {
      id
    }
    delete_reports(where: { createdAt: { _lt: $before } }) {
      affected_rows
    }
  }
`);

export const purgeCorrectionsMutation = graphql(`
  mutation PurgeCorrections($before: timestamptz!) {
    allow_long_statements {
      id
    }
    delete_fact_corrections(where: { receivedAt: { _lt: $before } }) {
      affected_rows
    }
  }
`);

export const purgeCountsMutation = graphql(`
  mutation PurgeCounts($before: date!) {
    allow_long_statements {
      id
    }
    delete_laundromat_counts(where: { month: { _lt: $before } }) {
      affected_rows
    }
  }
`);

/** Deletes old events and drafts: by then a draft is a laundromat, or was never paid. */
export const purgeRecordsMutation = graphql(`
  mutation PurgePaymentRecords($before: timestamptz!) {
    allow_long_statements {
      id
    }
    delete_webhook_events(where: { processed: { _eq: true }, createdAt: { _lt: $before } }) {
      affected_rows
    }
    delete_laundromat_drafts(where: { updatedAt: { _lt: $before } }) {
      affected_rows
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

export const purgeTokensMutation = graphql(`
  mutation PurgeTokens(
    $now: timestamptz!
    $yesterday: timestamptz!
    $lastMonth: timestamptz!
    $senders: timestamptz!
  ) {
    allow_long_statements {
      id
    }
    delete_refresh_tokens(where: { expiresAt: { _lt: $now } }) {
      affected_rows
    }
    delete_account_tokens(where: { expiresAt: { _lt: $now } }) {
      affected_rows
    }
    delete_owner_networks(where: { seenAt: { _lt: $lastMonth } }) {
      affected_rows
    }
    update_reviews(
      where: { senderHash: { _is_null: false }, createdAt: { _lt: $senders } }
      _set: { senderHash: null, senderSlot: null }
    ) {
      affected_rows
    }
    delete_sent_emails(where: { createdAt: { _lt: $yesterday } }) {
      affected_rows
    }
    delete_rate_limits(where: { endsAt: { _lt: $yesterday } }) {
      affected_rows
    }
  }
`);

export const pruneEventLogsMutation = graphql(`
  mutation PruneEventLogs($keepDays: Int!) {
    allow_long_statements {
      id
    }
    prune_event_logs(args: { keep_days: $keepDays }) {
      id
    }
  }
`);
