import { sql } from 'kysely';
import {
  claimDraftRetentionDays,
  claimPhotoRetentionDays,
  claimRetentionDays,
} from '#contract/claims/claim-texts.ts';
import type { Database } from '../db/database.ts';
import type { CronJob } from '../hasura/event.ts';
import { systemWithTimeout, type SystemCaller } from '../session/caller.ts';
import { askSides } from './ask-sides.ts';
import { checkClaimCompanies } from './claim-company.ts';
import { pruneClaimPhotos } from './claim-photos.ts';
import type { ClaimServices } from './claim-services.ts';

const codeRetentionDays = 2;

export function claimCron(services: ClaimServices): Record<string, CronJob> {
  return {
    check_claim_companies: (system) => checkClaimCompanies(services, system),
    ask_claim_sides: (system) => askSides(services, system),
    async purge_claims(system) {
      await purgeClaims(services.db, system);
      await pruneClaimPhotos(services, () => systemWithTimeout(system));
    },
  };
}

function purgeClaims(db: Database, system: SystemCaller): Promise<void> {
  // By the clock of the database, which has also set the times of the rows.
  const before = (days: number) => sql`now() - make_interval(days => ${days})`;
  const draftsBefore = before(claimDraftRetentionDays);
  const closedBefore = before(claimRetentionDays);
  return db.transaction(system, async (trx) => {
    await sql`delete from claim_codes where created_at < ${before(codeRetentionDays)}`.execute(trx);
    await sql`delete from laundromat_transfers where created_at < ${draftsBefore}`.execute(trx);
    await sql`
      delete from laundromat_claims
      where status = 'draft' and created_at < ${draftsBefore} or status = 'withdrawn' and created_at < ${closedBefore}
        or decided_at < ${closedBefore}`.execute(trx);
    await sql`
      update laundromat_claims set photo_name = null, photo_added_at = null
      where photo_name is not null and (status = 'withdrawn' or decided_at < ${before(claimPhotoRetentionDays)})`.execute(
      trx,
    );
  });
}
