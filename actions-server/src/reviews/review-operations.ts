import { sql } from 'kysely';
import { reviewOperations as declared } from '#contract/reviews/operations.ts';
import type { Database } from '../db/database.ts';
import { ownerNetwork, reviewSender } from '../http/network-hash.ts';
import { handle, inTransaction, Reply } from '../http/operation.ts';
import { withdrawableSince, withdrawText } from '../session/withdraw-text.ts';
import { answerReview } from './answer-review.ts';
import { decideReview } from './decide-review.ts';
import { postReview } from './post-review.ts';
import type { ReviewBursts } from './review-bursts.ts';
import { countSenderReviews, removeSenderReviews } from './sender-reviews.ts';

export const reviewOperations = (db: Database, secret: string, bursts: ReviewBursts) =>
  handle(declared, {
    postReview: async ({ id: laundromatId, review: form }, caller, request) => {
      const network = ownerNetwork(secret, request);
      const sender = reviewSender(secret, request, laundromatId);
      const sent = { laundromatId, network, sender, form };
      const { review, isNew, isHeld } = await postReview({ db, bursts }, caller, sent);
      return new Reply(isHeld ? 202 : isNew ? 201 : 200, review);
    },
    withdrawReview: (text, caller) =>
      withdrawText(db, caller, {
        ...text,
        table: 'reviews',
        condition: sql`user_id is not distinct from ${caller.userId ?? null} and created_at > ${withdrawableSince()}`,
      }),
    ...inTransaction(db, { decideReview, countSenderReviews, removeSenderReviews, answerReview }),
  });
