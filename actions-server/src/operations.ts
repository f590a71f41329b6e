import { administrationHandlers } from './account/administration.ts';
import { mailedLinkHandlers } from './account/mailed-link-handlers.ts';
import { profileHandlers } from './account/profile-handlers.ts';
import { sessionHandlers } from './account/session-handlers.ts';
import { saveSettings } from './admin/save-settings.ts';
import { createCheckouts } from './billing/checkout/checkout.ts';
import { confirmCheckout } from './billing/checkout/confirm-checkout.ts';
import { createPortal } from './billing/checkout/portal.ts';
import { discardDraft } from './billing/drafts/discard-draft.ts';
import { refundLaundromat } from './billing/refunds/refund-laundromat.ts';
import { answerDispute } from './claims/answer-dispute.ts';
import { confirmClaimCode, sendClaimCode } from './claims/claim-code.ts';
import { setClaimCompany } from './claims/claim-company.ts';
import { decideClaim } from './claims/decide-claim.ts';
import { revertClaim } from './claims/revert-claim.ts';
import { startClaim } from './claims/start-claim.ts';
import { submitClaim, withdrawClaim } from './claims/submit-claim.ts';
import { answerTransfer, offerLaundromat } from './claims/transfers.ts';
import { sendContact } from './contact/send-contact.ts';
import { confirmFacts } from './corrections/confirm-facts.ts';
import { decideCorrection } from './corrections/decide-correction.ts';
import { sendCorrection } from './corrections/send-correction.ts';
import { networkHash, ownerNetwork, reviewSender } from './http/network-hash.ts';
import { handle, type HandledOperation, inTransaction, Reply } from './http/operation.ts';
import { addLaundromat } from './laundromats/add-laundromat.ts';
import { setLaundromatClosed } from './laundromats/close-laundromat.ts';
import { createLaundromat } from './laundromats/create-laundromat.ts';
import { decideLaundromat } from './laundromats/decide-laundromat.ts';
import { editLaundromat } from './laundromats/edit-laundromat.ts';
import { mergeLaundromats } from './laundromats/merge-laundromats.ts';
import { restoreLaundromat } from './laundromats/restore-laundromat.ts';
import { updateLaundromat } from './laundromats/update-laundromat.ts';
import { decideSourceDifference } from './osm-import/decide-difference.ts';
import { chooseSourceClass, confirmSourceLaundromat } from './osm-import/decide-object.ts';
import { decideSourcePair } from './osm-import/decide-pair.ts';
import { arrangePhotos } from './photos/arrange-photos.ts';
import { decideReviewPhoto, removePhoto } from './photos/decide-photo.ts';
import { deletePhoto, restorePhoto } from './photos/delete-photo.ts';
import { deleteReviewPhoto } from './photos/review-photos.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { askOwner } from './questions/ask-owner.ts';
import { decideReports } from './reports/decide-reports.ts';
import { sendReport } from './reports/send-report.ts';
import { answerReview } from './reviews/answer-review.ts';
import { decideReview } from './reviews/decide-review.ts';
import { postReview } from './reviews/post-review.ts';
import { countSenderReviews, removeSenderReviews } from './reviews/sender-reviews.ts';
import type { Services } from './services.ts';
import { withdrawText } from './session/withdraw-text.ts';

/** Joins every write that the contract declares with its function; the compiler names a missing one. */
export function allOperations(services: Services): HandledOperation[] {
  const { db, secret, reviewBursts: bursts } = services;
  return handle({
    ...inTransaction(db, {
      setLaundromatClosed,
      decideLaundromat,
      mergeLaundromats,
      restoreLaundromat,
      arrangePhotos,
      deletePhoto,
      removePhoto,
      restorePhoto,
      decideReviewPhoto,
      deleteReviewPhoto,
      decideReview,
      countSenderReviews,
      removeSenderReviews,
      answerReview,
      withdrawReview: withdrawText('reviews'),
      askOwner,
      answerQuestion,
      decideReports,
      confirmFacts,
      withdrawCorrection: withdrawText('fact_corrections'),
      startClaim,
      submitClaim,
      withdrawClaim,
      answerDispute,
      decideClaim,
      revertClaim,
      offerLaundromat,
      answerTransfer,
      sendContact,
      withdrawContact: withdrawText('contacts'),
      chooseSourceClass,
      decideSourcePair,
      decideSourceDifference,
      confirmSourceLaundromat,
      saveSettings,
    }),
    ...sessionHandlers(services),
    ...mailedLinkHandlers(services),
    ...profileHandlers(services),
    ...administrationHandlers(services),
    createLaundromat: ({ laundromat }, owner) => createLaundromat(services, owner, laundromat),
    updateLaundromat: ({ id, changes }, owner) => updateLaundromat(services, owner, id, changes),
    addLaundromat: ({ laundromat }, administrator) => addLaundromat(services, administrator, laundromat),
    editLaundromat: ({ id, changes }, administrator) => editLaundromat(services, administrator, id, changes),
    createCheckoutSession: createCheckouts(services),
    confirmCheckoutSession: ({ sessionId }, owner) => confirmCheckout(services, owner, sessionId),
    discardDraft: ({ id }, owner) => discardDraft(services, owner, id),
    createPortalSession: (input, caller) => createPortal(services, caller, input),
    refundLaundromat: ({ laundromatId }, administrator) =>
      refundLaundromat(services, administrator, laundromatId),
    async postReview({ id: laundromatId, review: form }, caller, request) {
      const network = ownerNetwork(secret, request);
      const sender = reviewSender(secret, request, laundromatId);
      const sent = { laundromatId, network, sender, form };
      const { review, isNew, isHeld } = await postReview({ db, bursts }, caller, sent);
      return new Reply(isHeld ? 202 : isNew ? 201 : 200, review);
    },
    reportContent: ({ report }, caller) => sendReport(services, caller, report),
    async sendCorrection({ id: laundromatId, correction: form }, caller, request) {
      // The laundromat is part of the hash, so that hashes of two laundromats cannot be linked.
      const senderHash = networkHash(secret, `correction ${laundromatId}`, request);
      const { id, isNew } = await sendCorrection(db, caller, { laundromatId, senderHash, form });
      return isNew ? { id } : new Reply(200, { id });
    },
    decideCorrection: (input, caller) => decideCorrection(services, caller, input),
    setClaimCompany: (input, owner) => setClaimCompany(services, owner, input),
    sendClaimCode: (input, owner) => sendClaimCode(services, owner, input),
    confirmClaimCode: (input, owner) => confirmClaimCode(services, owner, input),
  });
}
