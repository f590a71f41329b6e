import {
  claimDraftRetentionDays,
  claimPhotoRetentionDays,
  claimRetentionDays,
} from '#contract/claims/claim-texts.ts';
import type { Database } from '../db/database.ts';
import type { CronJob } from '../hasura/event.ts';
import { systemWithTimeout, type SystemCaller } from '../session/caller.ts';
import type { Storage } from '../storage/storage.ts';
import { askSides, type AskServices } from './ask-sides.ts';
import { checkClaimCompanies } from './claim-company.ts';
import { pruneClaimPhotos } from './claim-photos.ts';
import type { CompanyRegister } from './company-register.ts';

interface CronServices extends AskServices {
  register: CompanyRegister;
  storage: Storage;
}

const codeRetentionDays = 2;

export function claimCron(services: CronServices): Record<string, CronJob> {
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
  const before = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const draftsBefore = before(claimDraftRetentionDays);
  const closedBefore = before(claimRetentionDays);
  return db.transaction(system, async (trx) => {
    await trx.deleteFrom('claimCodes').where('createdAt', '<', before(codeRetentionDays)).execute();
    await trx.deleteFrom('laundromatTransfers').where('createdAt', '<', draftsBefore).execute();
    await trx
      .deleteFrom('laundromatClaims')
      .where(({ eb, or, and }) =>
        or([
          and([eb('status', '=', 'draft'), eb('createdAt', '<', draftsBefore)]),
          and([eb('status', '=', 'withdrawn'), eb('createdAt', '<', closedBefore)]),
          eb('decidedAt', '<', closedBefore),
        ]),
      )
      .execute();
    await trx
      .updateTable('laundromatClaims')
      .set({ photoName: null, photoAddedAt: null })
      .where('photoName', 'is not', null)
      .where(({ eb, or }) =>
        or([eb('status', '=', 'withdrawn'), eb('decidedAt', '<', before(claimPhotoRetentionDays))]),
      )
      .execute();
  });
}
