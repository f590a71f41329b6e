import { claimOperations as entries } from '#contract/claims/operations.ts';
import { handle } from '../http/operation.ts';
import { answerDispute } from './answer-dispute.ts';
import { confirmClaimCode, sendClaimCode, type CodeServices } from './claim-code.ts';
import { setClaimCompany } from './claim-company.ts';
import type { CompanyRegister } from './company-register.ts';
import { decideClaim, revertClaim } from './decide-claim.ts';
import { startClaim } from './start-claim.ts';
import { submitClaim, withdrawClaim } from './submit-claim.ts';
import { answerTransfer, offerLaundromat } from './transfers.ts';

export interface ClaimServices extends CodeServices {
  register: CompanyRegister;
}

export function claimOperations(services: ClaimServices) {
  const { hasura } = services;
  return handle(entries, {
    startClaim: ({ claim }, owner) => startClaim(hasura, owner, claim),
    setClaimCompany: (input, owner) => setClaimCompany(services, owner, input),
    sendClaimCode: (input, owner) => sendClaimCode(services, owner, input),
    confirmClaimCode: (input, owner) => confirmClaimCode(services, owner, input),
    submitClaim: (input, owner) => submitClaim(hasura, owner, input),
    withdrawClaim: (input, owner) => withdrawClaim(hasura, owner, input),
    answerDispute: (input, owner) => answerDispute(hasura, owner, input),
    decideClaim: (input, administrator) => decideClaim(hasura, administrator, input),
    revertClaim: (input, administrator) => revertClaim(hasura, administrator, input),
    offerLaundromat: (input, owner) => offerLaundromat(hasura, owner, input),
    answerTransfer: (input, owner) => answerTransfer(hasura, owner, input),
  });
}
