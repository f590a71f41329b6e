import type { RequestHandler } from 'express';
import { z } from 'zod';
import { answerForm } from '#contract/reviews/reviews.ts';
import { hasuraAction, ownerOf } from '../hasura/action.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { answerReview } from './answer-review.ts';

export function answerActions(hasura: Hasura, limits: RequestHandler[]) {
  return {
    answerReview: hasuraAction(
      answerForm.extend({ id: z.guid() }),
      limits,
      async ({ id, answer }, caller) => {
        await answerReview(hasura, ownerOf(caller), id, answer);
        return { id };
      },
    ),
  };
}
