import { claimOperations as declared } from '#contract/claims/operations.ts';
import { handle } from '../http/operation.ts';
import { answerDispute } from './answer-dispute.ts';
import { answerTransfer } from './answer-transfer.ts';
import { confirmClaimCode, sendClaimCode, type CodeServices } from './claim-code.ts';
import { setClaimCompany } from './claim-company.ts';
import type { CompanyRegister } from './company-register.ts';
import { decideClaim } from './decide-claim.ts';
import { offerLaundromat } from './offer-laundromat.ts';
import { revertClaim } from './revert-claim.ts';
import { startClaim } from './start-claim.ts';
import { submitClaim, withdrawClaim } from './submit-claim.ts';

export interface ClaimServices extends CodeServices {
  register: CompanyRegister;
}

export function claimOperations(services: ClaimServices) {
  const { db } = services;
  return handle(declared, {
    startClaim: ({ claim }, owner) => startClaim(db, owner, claim),
    setClaimCompany: (input, owner) => setClaimCompany(services, owner, input),
    sendClaimCode: (input, owner) => sendClaimCode(services, owner, input),
    confirmClaimCode: (input, owner) => confirmClaimCode(services, owner, input),
    submitClaim: (input, owner) => submitClaim(db, owner, input),
    withdrawClaim: (input, owner) => withdrawClaim(db, owner, input),
    answerDispute: (input, owner) => answerDispute(db, owner, input),
    decideClaim: (input, administrator) => decideClaim(db, administrator, input),
    revertClaim: (input, administrator) => revertClaim(db, administrator, input),
    offerLaundromat: (input, owner) => offerLaundromat(db, owner, input),
    answerTransfer: (input, owner) => answerTransfer(db, owner, input),
  });
}
