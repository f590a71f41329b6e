import { contactRetentionYears } from '#contract/contact/contact.ts';
import { correctionRetentionDays } from '#contract/corrections/corrections.ts';
import { closedYears } from '#contract/laundromat/closing.ts';
import { journalYears, restorableDays } from '#contract/moderation/moderation.ts';
import { senderDays } from '#contract/reviews/sender-retention.ts';
import { countRetentionMonths, frenchMonthOf } from '#contract/statistics/count-kinds.ts';
import type { CronJob } from '../hasura/event.ts';
import type { TypedDocument } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import {
  pruneEventLogsMutation,
  purgeAdminRecordsMutation,
  purgeContactsMutation,
  purgeCorrectionsMutation,
  purgeCountsMutation,
  purgeRecordsMutation,
  purgeReportsMutation,
  purgeTokensMutation,
} from './retention-documents.ts';

const paymentRecordDays = 90;
/** Long enough to investigate something noticed after a holiday. */
const eventLogDays = 30;
/** Days for which a network address from which an owner has signed in counts as theirs. */
const ownerNetworkDays = 30;

/** Jobs that delete rows after their retention period. The privacy page names the periods of personal data. */
export function retentionCron(hasura: Hasura): Record<string, CronJob> {
  const job =
    <Variables>(mutation: TypedDocument<unknown, Variables>, variables: () => NoInfer<Variables>): CronJob =>
    async (system) =>
      void (await hasura.query(mutation, variables(), system));

  return {
    /** Messages, and questions to owners. */
    purge_contacts: job(purgeContactsMutation, () => ({ before: ago({ years: contactRetentionYears }) })),
    /** The same period as messages, because reports may contain an address. */
    purge_reports: job(purgeReportsMutation, () => ({ before: ago({ years: contactRetentionYears }) })),
    /** Corrections, decided or not. */
    purge_corrections: job(purgeCorrectionsMutation, () => ({
      before: ago({ days: correctionRetentionDays }),
    })),
    purge_counts: job(purgeCountsMutation, () => ({
      before: frenchMonthOf(new Date(), countRetentionMonths),
    })),
    purge_payment_records: job(purgeRecordsMutation, () => ({ before: ago({ days: paymentRecordDays }) })),
    /** Rows that administrators deleted, the journal of their actions, and closed laundromats. */
    purge_admin_records: job(purgeAdminRecordsMutation, () => ({
      restorable: ago({ days: restorableDays }),
      // The database checks the same years with its own clock, and refuses the whole deletion if one entry is too young. A
      // day more allows for a difference of the clocks.
      kept: ago({ years: journalYears, days: 1 }),
      closed: ago({ years: closedYears }),
    })),
    /** A used token stays until it expires, so that a replay is detected. Sent emails and rate limits count for a day, senders of reviews longer. */
    purge_tokens: job(purgeTokensMutation, () => ({
      now: ago({}),
      yesterday: ago({ days: 1 }),
      lastMonth: ago({ days: ownerNetworkDays }),
      senders: ago({ days: senderDays }),
    })),
    /** Deliveries, which Hasura would keep for ever. */
    prune_event_logs: job(pruneEventLogsMutation, () => ({ keepDays: eventLogDays })),
  };
}

function ago({ years = 0, days = 0 }): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years, date.getUTCMonth(), date.getUTCDate() - days);
  return date.toISOString();
}
