import { z } from 'zod';
import { withdrawal } from '../account/withdrawal.ts';
import { everybody } from '../http/endpoint.ts';
import { graphqlTypes, type Operations } from '../http/operation.ts';
import { decided, decisionOf } from '../moderation/decisions.ts';
import { moderationForm } from '../moderation/moderation.ts';
import { rowId } from '../validation/row-id.ts';
import { answerForm, review, reviewForm } from './reviews.ts';

const answeredReview = z.object({ id: rowId() }).register(graphqlTypes, {
  name: 'AnsweredReview',
  relations: { review: { table: 'reviews', idField: 'id' } },
});

const senderReviews = z
  .object({ reviewCount: z.int(), laundromatCount: z.int() })
  .register(graphqlTypes, { name: 'SenderReviews' });

export const reviewOperations = {
  postReview: {
    roles: everybody,
    limit: 'reviews',
    input: z.object({ id: rowId(), review: reviewForm }),
    refusals: [
      'laundromatNotFound',
      'ownLaundromatReviewed',
      'ownerNetworkReviewed',
      'conflict',
      'alreadyStored',
      'reviewRemoved',
    ],
    rest: {
      method: 'POST',
      path: '/api/laundromats/{id}/reviews',
      body: 'review',
      summary:
        'Reviews a published laundromat. An id that was sent before answers 200: the same text changes nothing, another one replaces it with the key of the id, within an hour and while nobody has answered. A review by an account replaces its earlier one about the laundromat. 202: it may come from the owner or a competitor, is the second one from its network within 90 days or one of many within an hour, and is not published before an administrator has looked at it.',
      statuses: [201, 200, 202],
      answer: review,
    },
  },
  withdrawReview: withdrawal('/api/laundromats/{id}/reviews', 'a review'),
  decideReview: {
    roles: ['site_admin'],
    input: decisionOf(['published', 'removed'], {}),
    refusals: ['reviewNotFound'],
    action: { summary: 'Publishes a review that waits, or removes a review.', answer: decided },
  },
  countSenderReviews: {
    roles: ['site_admin'],
    input: z.object({ id: rowId() }),
    refusals: ['reviewNotFound'],
    action: {
      summary:
        'Counts the reviews of the sender of a review: of its account or, without one, of its network.',
      answer: senderReviews,
    },
  },
  removeSenderReviews: {
    roles: ['site_admin'],
    input: moderationForm.extend({ id: rowId() }),
    refusals: ['reviewNotFound', 'conflict'],
    action: {
      summary:
        'Removes the reviews of the sender of a review, 200 at a time, with one reason for all authors.',
      answer: senderReviews,
    },
  },
  answerReview: {
    roles: ['owner'],
    limit: 'answers',
    input: answerForm.extend({ id: rowId() }),
    refusals: ['reviewNotFound', 'notYourLaundromat', 'reviewAnswered'],
    action: {
      summary: "Adds the owner's answer to a review of their laundromat, once.",
      answer: answeredReview,
    },
  },
} as const satisfies Operations;
