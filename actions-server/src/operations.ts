import { sql } from 'kysely';
import { accountOperations } from '#contract/account/operations.ts';
import { contactOperations } from '#contract/contact/operations.ts';
import { photoOperations } from '#contract/photos/operations.ts';
import { questionOperations } from '#contract/questions/operations.ts';
import { reportOperations } from '#contract/reports/operations.ts';
import { administrationOperations } from './account/administration.ts';
import { mailedLinkHandlers } from './account/mailed-link-handlers.ts';
import { profileHandlers } from './account/profile-handlers.ts';
import { sessionHandlers } from './account/session-handlers.ts';
import { siteOperations } from './admin/save-settings.ts';
import { billingOperations } from './billing/billing-operations.ts';
import { claimOperations } from './claims/claim-operations.ts';
import { sendContact } from './contact/send-contact.ts';
import { correctionOperations } from './corrections/correction-operations.ts';
import { handle, type HandledOperation, Reply } from './http/operation.ts';
import { carryOutDecision } from './laundromats/decide-laundromat.ts';
import { laundromatOperations } from './laundromats/laundromat-operations.ts';
import { sourceOperations } from './osm-import/source-operations.ts';
import { arrangePhotos } from './photos/arrange-photos.ts';
import { decideReviewPhoto, removePhoto } from './photos/decide-photo.ts';
import { deletePhoto } from './photos/delete-photo.ts';
import { deleteReviewPhoto } from './photos/delete-review-photo.ts';
import { restorePhoto } from './photos/restore-photo.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { askOwner } from './questions/ask-owner.ts';
import { decideReports } from './reports/decide-reports.ts';
import { sendReport } from './reports/send-report.ts';
import { reviewOperations } from './reviews/review-operations.ts';
import type { Services } from './services.ts';
import { withdrawableSince, withdrawText } from './session/withdraw-text.ts';

export function allOperations(services: Services): HandledOperation[] {
  const { db, hasura, account, laundromats, billing, claims, reviewBursts, secret } = services;
  return [
    ...laundromatOperations(laundromats),
    ...billingOperations(billing),
    ...reviewOperations(db, secret, reviewBursts),
    ...handle(questionOperations, {
      askOwner: ({ question }, caller) => askOwner(db, caller, question),
      answerQuestion: (input, owner) => answerQuestion(db, owner, input),
    }),
    ...handle(reportOperations, {
      reportContent: ({ report }, caller) => sendReport({ db, hasura }, caller, report),
      decideReports: (input, administrator) => decideReports(db, administrator, input),
    }),
    ...correctionOperations({ ...laundromats, decideLaundromat: carryOutDecision }, secret),
    ...claimOperations(claims),
    ...handle(contactOperations, {
      sendContact: async (form, caller) => {
        const { id, isNew } = await sendContact(db, caller, form);
        return isNew ? { id } : new Reply(200, { id });
      },
      withdrawContact: (text, caller) =>
        withdrawText(db, caller, {
          ...text,
          table: 'contacts',
          condition: sql`created_at > ${withdrawableSince()} and not is_read`,
        }),
    }),
    ...handle(photoOperations, {
      arrangePhotos: (input, caller) => arrangePhotos(db, caller, input),
      deletePhoto: (input, owner) => deletePhoto(db, owner, input),
      removePhoto: (input, administrator) => removePhoto(db, administrator, input),
      restorePhoto: (input, owner) => restorePhoto(db, owner, input),
      decideReviewPhoto: (input, administrator) => decideReviewPhoto(db, administrator, input),
      deleteReviewPhoto: (input, caller) => deleteReviewPhoto(db, caller, input),
    }),
    ...handle(accountOperations, {
      ...sessionHandlers(account),
      ...mailedLinkHandlers(account),
      ...profileHandlers(account),
    }),
    ...administrationOperations(account),
    ...sourceOperations(db),
    ...siteOperations(db),
  ];
}
