import { type RawBuilder, sql } from 'kysely';
import { contactRetentionYears } from '#contract/contact/contact.ts';
import { correctionRetentionDays } from '#contract/corrections/corrections.ts';
import { closedYears } from '#contract/laundromat/laundromat.ts';
import { journalYears, restorableDays, senderDays } from '#contract/moderation/moderation.ts';
import { countRetentionMonths, frenchMonthOf } from '#contract/statistics/count-kinds.ts';
import type { Database } from '../db/database.ts';
import type { CronJob } from '../hasura/event.ts';
import { deletionOfLaundromats } from '../laundromats/decide-laundromat.ts';

const paymentRecordDays = 90;
const eventLogDays = 30;
const ownerNetworkDays = 30;

export function retentionCron(db: Database): Record<string, CronJob> {
  const job =
    (statements: () => RawBuilder<unknown>[]): CronJob =>
    (system) =>
      db.transaction(
        system,
        async (trx) => {
          for (const statement of statements()) await statement.execute(trx);
        },
        { isJob: true },
      );

  return {
    purge_contacts: job(() => [
      sql`delete from contacts where greatest(
        created_at, (select max(created_at) from contact_replies where contact_id = contacts.id)
      ) < ${ago({ years: contactRetentionYears })}`,
      sql`delete from owner_questions where created_at < ${ago({ years: contactRetentionYears })}`,
    ]),
    purge_reports: job(() => [
      sql`delete from reports where created_at < ${ago({ years: contactRetentionYears })}`,
    ]),
    purge_corrections: job(() => [
      sql`delete from fact_corrections where received_at < ${ago({ days: correctionRetentionDays })}`,
    ]),
    purge_counts: job(() => [
      sql`delete from laundromat_counts where month < ${frenchMonthOf(new Date(), countRetentionMonths)}`,
    ]),
    purge_payment_records: job(() => [
      sql`delete from webhook_events
        where (processed or dead_at is not null) and created_at < ${ago({ days: paymentRecordDays })}`,
      sql`delete from laundromat_drafts where updated_at < ${ago({ days: paymentRecordDays })}`,
    ]),
    purge_admin_records: job(oldAdminRecords),
    purge_tokens: job(oldTokens),
    prune_event_logs: job(() => [sql`select prune_event_logs(${eventLogDays})`]),
  };
}

function oldAdminRecords() {
  const kept = ago({ years: journalYears });
  return [
    sql`update moderation_actions set deleted_rows = null, moved_rows = null
      where is_restorable and created_at < ${ago({ days: restorableDays })}`,
    sql`delete from moderation_actions where created_at < ${kept} and not (
      decision = 'refused' and exists (
        select from laundromats where id = moderation_actions.laundromat_id and refused_at is not null
      )
    )`,
    deletionOfLaundromats(sql`closed_at < ${ago({ years: closedYears })}`),
    sql`delete from journal_entries where created_at < ${kept}`,
  ];
}

/** A used token stays until it expires, so that a replay is detected. Sent emails and rate limits count for a day, senders of reviews longer. */
function oldTokens() {
  const [now, yesterday] = [ago({}), ago({ days: 1 })];
  return [
    sql`delete from refresh_tokens where expires_at < ${now}`,
    sql`delete from account_tokens where expires_at < ${now}`,
    sql`delete from owner_networks where seen_at < ${ago({ days: ownerNetworkDays })}`,
    sql`update reviews set sender_hash = null, sender_slot = null
      where sender_hash is not null and created_at < ${ago({ days: senderDays })}`,
    sql`delete from sent_emails where created_at < ${yesterday}`,
    sql`delete from rate_limits where ends_at < ${yesterday}`,
  ];
}

/** By the clock and calendar of the database, which checks the age of journal entries again. */
const ago = ({ years = 0, days = 0 }) => sql`now() - make_interval(years => ${years}, days => ${days})`;
