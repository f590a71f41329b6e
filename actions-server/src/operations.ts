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
import { handle, type HandledOperation, inTransaction } from './http/operation.ts';
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
  const { db, secret, reviewBursts } = services;
  return [
    ...laundromatOperations(services),
    ...billingOperations(services),
    ...reviewOperations(db, secret, reviewBursts),
    ...handle(questionOperations, inTransaction(db, { askOwner, answerQuestion })),
    ...handle(reportOperations, {
      reportContent: ({ report }, caller) => sendReport(services, caller, report),
      ...inTransaction(db, { decideReports }),
    }),
    ...correctionOperations(services),
    ...claimOperations(services),
    ...handle(contactOperations, {
      ...inTransaction(db, { sendContact }),
      withdrawContact: (text, caller) =>
        withdrawText(db, caller, {
          ...text,
          table: 'contacts',
          condition: sql`created_at > ${withdrawableSince()} and not is_read`,
        }),
    }),
    ...handle(
      photoOperations,
      inTransaction(db, {
        arrangePhotos,
        deletePhoto,
        removePhoto,
        restorePhoto,
        decideReviewPhoto,
        deleteReviewPhoto,
      }),
    ),
    ...handle(accountOperations, {
      ...sessionHandlers(services),
      ...mailedLinkHandlers(services),
      ...profileHandlers(services),
    }),
    ...administrationOperations(services),
    ...sourceOperations(db),
    ...siteOperations(db),
  ];
}
