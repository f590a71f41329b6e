import { claimOperations as declared } from '#contract/claims/operations.ts';
import { handle, inTransaction } from '../http/operation.ts';
import { answerDispute } from './answer-dispute.ts';
import { answerTransfer } from './answer-transfer.ts';
import { confirmClaimCode, sendClaimCode } from './claim-code.ts';
import { setClaimCompany } from './claim-company.ts';
import type { ClaimServices } from './claim-services.ts';
import { decideClaim } from './decide-claim.ts';
import { offerLaundromat } from './offer-laundromat.ts';
import { revertClaim } from './revert-claim.ts';
import { startClaim } from './start-claim.ts';
import { submitClaim, withdrawClaim } from './submit-claim.ts';

export const claimOperations = (services: ClaimServices) =>
  handle(declared, {
    ...inTransaction(services.db, {
      startClaim,
      submitClaim,
      withdrawClaim,
      answerDispute,
      decideClaim,
      revertClaim,
      offerLaundromat,
      answerTransfer,
    }),
    setClaimCompany: (input, owner) => setClaimCompany(services, owner, input),
    sendClaimCode: (input, owner) => sendClaimCode(services, owner, input),
    confirmClaimCode: (input, owner) => confirmClaimCode(services, owner, input),
  });
