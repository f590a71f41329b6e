import { z } from 'zod';
import { graphqlTypes, type Operations } from '../http/operation.ts';
import { optionalLines } from '../validation/form-fields.ts';
import { rowId } from '../validation/row-id.ts';
import {
  claimCodeForm,
  claimCompanyForm,
  claimDecision,
  claimEmailForm,
  claimMessageMax,
  claimReversal,
  transferAnswers,
  transferOffer,
} from './claims.ts';

const claim = z.object({ id: rowId(), laundromatId: rowId() }).register(graphqlTypes, {
  name: 'ClaimInput',
  description: 'The caller sets the id, so that a claim sent twice is started once.',
});

const saved = z.object({ id: rowId(), laundromatId: rowId() });
const laundromat = { table: 'laundromats', idField: 'laundromatId' };

const savedClaim = saved.clone().register(graphqlTypes, {
  name: 'SavedClaim',
  relations: { claim: { table: 'laundromat_claims', idField: 'id' }, laundromat },
});
export type SavedClaim = z.infer<typeof savedClaim>;

const savedTransfer = saved.clone().register(graphqlTypes, {
  name: 'SavedTransfer',
  relations: { transfer: { table: 'laundromat_transfers', idField: 'id' }, laundromat },
});

const answeredDispute = saved.clone().register(graphqlTypes, {
  name: 'AnsweredDispute',
  relations: { dispute: { table: 'claim_disputes', idField: 'id' }, laundromat },
});

const byOwner = { roles: ['owner'], limit: 'claims' } as const;
const closed = ['claimNotFound', 'claimClosed'] as const;

export const claimOperations = {
  startClaim: {
    ...byOwner,
    input: z.object({ claim }),
    refusals: ['emailUnconfirmed', 'laundromatNotFound', 'claimLimitReached', 'conflict'],
    action: {
      summary:
        'Starts a claim of a laundromat; the caller sets its id. Returns the open claim of that laundromat if there is one.',
      answer: savedClaim,
    },
  },
  setClaimCompany: {
    ...byOwner,
    input: claimCompanyForm,
    refusals: closed,
    action: {
      summary: 'Sets the SIRET of a draft and checks it against the business register.',
      answer: savedClaim,
    },
  },
  sendClaimCode: {
    ...byOwner,
    input: claimEmailForm,
    refusals: closed,
    action: {
      summary: 'Sends a code to the address of the laundromat or to one at the domain of its website.',
      answer: savedClaim,
    },
  },
  confirmClaimCode: {
    ...byOwner,
    input: claimCodeForm,
    refusals: [...closed, 'claimCodeRefused'],
    action: {
      summary: 'Confirms the code that was sent to an address of the laundromat, or by post.',
      answer: savedClaim,
    },
  },
  submitClaim: {
    ...byOwner,
    input: z.object({ id: rowId(), message: optionalLines(claimMessageMax) }),
    refusals: [...closed, 'laundromatNotFound'],
    action: { summary: 'Submits a claim with its proofs to the administrators.', answer: savedClaim },
  },
  withdrawClaim: {
    ...byOwner,
    input: z.object({ id: rowId() }),
    refusals: closed,
    action: { summary: 'Withdraws a claim that is not decided.', answer: savedClaim },
  },
  answerDispute: {
    ...byOwner,
    input: z.object({ id: rowId(), isMine: z.boolean(), words: optionalLines(claimMessageMax) }),
    refusals: ['claimClosed'],
    action: {
      summary: "Answers another person's claim of a laundromat of the owner, until it is decided.",
      answer: answeredDispute,
    },
  },
  decideClaim: {
    roles: ['site_admin'],
    input: claimDecision,
    refusals: [
      ...closed,
      'claimantUnavailable',
      'claimWaits',
      'claimOwnerChanged',
      'laundromatClosed',
      'laundromatLimitReached',
    ],
    action: {
      summary: 'Accepts or refuses a claim. An acceptance names the present owner, if there is one.',
      answer: savedClaim,
    },
  },
  revertClaim: {
    roles: ['site_admin'],
    input: claimReversal,
    refusals: [...closed, 'claimOwnerChanged'],
    action: {
      summary: 'Undoes the acceptance of a claim, and restores the former owner and content.',
      answer: savedClaim,
    },
  },
  offerLaundromat: {
    ...byOwner,
    limit: 'transfers',
    input: transferOffer,
    refusals: ['notYourLaundromat', 'laundromatNotFound', 'emailUnconfirmed', 'conflict'],
    action: {
      summary:
        'Offers a laundromat of the owner to another account; the answer is the same whether or not the account exists.',
      answer: savedTransfer,
    },
  },
  answerTransfer: {
    ...byOwner,
    input: z.object({ id: rowId(), answer: z.enum(transferAnswers) }),
    refusals: ['transferClosed', 'laundromatLimitReached', 'conflict'],
    action: {
      summary: 'Accepts or declines an offered laundromat, or cancels an offer of the owner.',
      answer: savedTransfer,
    },
  },
} as const satisfies Operations;
