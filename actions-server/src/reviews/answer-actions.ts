import type { RequestHandler } from 'express';
import { answerForm } from '#contract/reviews/reviews.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { hasuraAction, ownerOf } from '../hasura/action.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { answerReview } from './answer-review.ts';

export function answerActions(hasura: Hasura, limits: RequestHandler[]) {
  return {
    answerReview: hasuraAction(answerForm.extend({ id: rowId() }), limits, async ({ id, answer }, caller) => {
      await answerReview(hasura, ownerOf(caller), id, answer);
      return { id };
    }),
  };
}
