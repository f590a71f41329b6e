import { z } from 'zod';
import { withdrawal } from '../account/withdrawal.ts';
import { everybody } from '../http/endpoint.ts';
import { graphqlTypes, type Operations } from '../http/operation.ts';
import { rowId } from '../validation/row-id.ts';
import { answerForm, reviewAnswer, reviewForm } from './reviews.ts';

const answeredReview = z.object({ id: rowId() }).register(graphqlTypes, {
  name: 'AnsweredReview',
  relations: { review: { table: 'reviews', idField: 'id' } },
});

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
        'Reviews a published laundromat. The same id sent again answers 200 and changes nothing, or brings a correction: with its key, within an hour, while nobody has answered. 202: it may come from the owner or a competitor and is not published before an administrator has looked at it.',
      statuses: [201, 200, 202],
      answer: reviewAnswer,
    },
  },
  withdrawReview: withdrawal('/api/laundromats/{id}/reviews', 'a review'),
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
