import { sql } from 'kysely';
import { contactRetentionYears } from '#contract/contact/contact.ts';
import { correctionRetentionDays } from '#contract/corrections/corrections.ts';
import { closedYears } from '#contract/laundromat/laundromat.ts';
import { journalYears, restorableDays, senderDays } from '#contract/moderation/moderation.ts';
import { countRetentionMonths, frenchMonthOf } from '#contract/statistics/count-kinds.ts';
import type { Database, Trx } from '../db/database.ts';
import type { CronJob } from '../hasura/event.ts';

const paymentRecordDays = 90;
const eventLogDays = 30;
const ownerNetworkDays = 30;

export function retentionCron(db: Database): Record<string, CronJob> {
  const job =
    (work: (trx: Trx) => Promise<unknown>): CronJob =>
    async (system) =>
      void (await db.transaction(system, work, { isJob: true }));

  return {
    purge_contacts: job(async (trx) => {
      const before = ago({ years: contactRetentionYears });
      await trx.deleteFrom('contacts').where('createdAt', '<', before).execute();
      await trx.deleteFrom('ownerQuestions').where('createdAt', '<', before).execute();
    }),
    purge_reports: job((trx) =>
      trx
        .deleteFrom('reports')
        .where('createdAt', '<', ago({ years: contactRetentionYears }))
        .execute(),
    ),
    purge_corrections: job((trx) =>
      trx
        .deleteFrom('factCorrections')
        .where('receivedAt', '<', ago({ days: correctionRetentionDays }))
        .execute(),
    ),
    purge_counts: job((trx) =>
      trx
        .deleteFrom('laundromatCounts')
        .where('month', '<', frenchMonthOf(new Date(), countRetentionMonths))
        .execute(),
    ),
    purge_payment_records: job(async (trx) => {
      const before = ago({ days: paymentRecordDays });
      await trx
        .deleteFrom('webhookEvents')
        .where('processed', '=', true)
        .where('createdAt', '<', before)
        .execute();
      await trx.deleteFrom('laundromatDrafts').where('updatedAt', '<', before).execute();
    }),
    purge_admin_records: job(purgeAdminRecords),
    purge_tokens: job(purgeTokens),
    prune_event_logs: job((trx) => sql`select prune_event_logs(${eventLogDays})`.execute(trx)),
  };
}

async function purgeAdminRecords(trx: Trx): Promise<void> {
  await trx
    .updateTable('moderationActions')
    .set({ deletedRows: null, movedRows: null })
    .where('isRestorable', '=', true)
    .where('createdAt', '<', ago({ days: restorableDays }))
    .execute();
  // The database checks the same years with its own clock and refuses the whole deletion if one entry is too young: a
  // day more allows for a difference of the clocks.
  const kept = ago({ years: journalYears, days: 1 });
  await sql`delete from moderation_actions where created_at < ${kept} and not (
    decision = 'refused' and exists (
      select from laundromats where id = moderation_actions.laundromat_id and refused_at is not null
    )
  )`.execute(trx);
  await trx
    .deleteFrom('laundromats')
    .where('closedAt', '<', ago({ years: closedYears }))
    .execute();
  await trx.deleteFrom('journalEntries').where('createdAt', '<', kept).execute();
}

/** A used token stays until it expires, so that a replay is detected. Sent emails and rate limits count for a day, senders of reviews longer. */
async function purgeTokens(trx: Trx): Promise<void> {
  const [now, yesterday] = [ago({}), ago({ days: 1 })];
  await trx.deleteFrom('refreshTokens').where('expiresAt', '<', now).execute();
  await trx.deleteFrom('accountTokens').where('expiresAt', '<', now).execute();
  await trx
    .deleteFrom('ownerNetworks')
    .where('seenAt', '<', ago({ days: ownerNetworkDays }))
    .execute();
  await trx
    .updateTable('reviews')
    .set({ senderHash: null, senderSlot: null })
    .where('senderHash', 'is not', null)
    .where('createdAt', '<', ago({ days: senderDays }))
    .execute();
  await trx.deleteFrom('sentEmails').where('createdAt', '<', yesterday).execute();
  await trx.deleteFrom('rateLimits').where('endsAt', '<', yesterday).execute();
}

function ago({ years = 0, days = 0 }): Date {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years, date.getUTCMonth(), date.getUTCDate() - days);
  return date;
}
