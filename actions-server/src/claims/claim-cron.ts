import {
  claimDraftRetentionDays,
  claimPhotoRetentionDays,
  claimRetentionDays,
} from '#contract/claims/claim-retention.ts';
import type { Notifications } from '../email/notifications.ts';
import type { CronJob } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { systemWithTimeout } from '../session/caller.ts';
import type { Storage } from '../storage/storage.ts';
import { askSides } from './ask-sides.ts';
import { checkClaimCompanies } from './claim-company.ts';
import { purgeClaimsMutation } from './claim-documents.ts';
import { pruneClaimPhotos } from './claim-photos.ts';
import type { CompanyRegister } from './company-register.ts';

interface CronServices {
  hasura: Hasura;
  register: CompanyRegister;
  storage: Storage;
  notifications: Notifications;
}

/** Longer than the day over which the limits count sent codes. */
const codeRetentionDays = 2;

export function claimCron(services: CronServices): Record<string, CronJob> {
  return {
    check_claim_companies: (system) => checkClaimCompanies(services, system),
    ask_claim_sides: (system) => askSides(services, system),
    async purge_claims(system) {
      const before = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
      const limits = {
        draftsBefore: before(claimDraftRetentionDays),
        closedBefore: before(claimRetentionDays),
        codesBefore: before(codeRetentionDays),
        photosBefore: before(claimPhotoRetentionDays),
      };
      await services.hasura.query(purgeClaimsMutation, limits, system);
      // A timeout for each query: there may be many files.
      await pruneClaimPhotos(services, () => systemWithTimeout(system));
    },
  };
}
