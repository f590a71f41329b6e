import type { RequestHandler } from 'express';
import { z } from 'zod';
import {
  claimCodeForm,
  claimCompanyForm,
  claimDecision,
  claimEmailForm,
  claimForm,
  claimReversal,
  claimSubmission,
} from '#contract/claims/claims.ts';
import { transferAnswer, transferOffer } from '#contract/claims/transfers.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { administratorOf, hasuraAction, ownerOf } from '../hasura/action.ts';
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

/** Actions of owners who claim a laundromat or give one away, and of administrators who decide. */
export function claimActions(services: ClaimServices, limits: RequestHandler[]) {
  const { hasura } = services;
  return {
    startClaim: hasuraAction(z.object({ claim: claimForm }), limits, ({ claim }, caller) =>
      startClaim(hasura, ownerOf(caller), claim),
    ),
    setClaimCompany: hasuraAction(claimCompanyForm, limits, (input, caller) =>
      setClaimCompany(services, ownerOf(caller), input),
    ),
    sendClaimCode: hasuraAction(claimEmailForm, limits, (input, caller) =>
      sendClaimCode(services, ownerOf(caller), input),
    ),
    confirmClaimCode: hasuraAction(claimCodeForm, limits, (input, caller) =>
      confirmClaimCode(services, ownerOf(caller), input),
    ),
    submitClaim: hasuraAction(claimSubmission, limits, (input, caller) =>
      submitClaim(hasura, ownerOf(caller), input),
    ),
    withdrawClaim: hasuraAction(z.object({ id: rowId() }), limits, (input, caller) =>
      withdrawClaim(hasura, ownerOf(caller), input),
    ),
    offerLaundromat: hasuraAction(transferOffer, limits, (input, caller) =>
      offerLaundromat(hasura, ownerOf(caller), input),
    ),
    answerTransfer: hasuraAction(transferAnswer, limits, (input, caller) =>
      answerTransfer(hasura, ownerOf(caller), input),
    ),
    decideClaim: hasuraAction(claimDecision, [], (input, caller) =>
      decideClaim(hasura, administratorOf(caller), input),
    ),
    revertClaim: hasuraAction(claimReversal, [], (input, caller) =>
      revertClaim(hasura, administratorOf(caller), input),
    ),
  };
}
