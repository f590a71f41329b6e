import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { answerForm } from '#contract/reviews/reviews.ts';
import { ApiError } from '../http/api-error.ts';
import { requireRole, signedInCallerOf } from '../session/caller.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import { hasuraAction, ownerOf } from '../hasura/action.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { parseInput } from '../http/validation.ts';
import { answerReview } from './answer-review.ts';

/** `/api/reviews/:id/answer` */
export function answerRoutes(hasura: Hasura, limits: RequestHandler[]): Router {
  const routes = Router();
  routes
    .route('/:id/answer')
    .post(requireRole('owner'), ...limits, async (request, response) => {
      const caller = signedInCallerOf(request);
      const id = z.guid().safeParse(request.params['id']);
      if (!id.success) throw new ApiError('reviewNotFound');
      const { answer } = parseInput(answerForm, request.body);
      const { review, isNew } = await answerReview(hasura, caller, id.data, answer);
      response.status(isNew ? 201 : 200).json(review);
    })
    .all(methodNotAllowed('POST'));
  return routes;
}

/** The same function as a Hasura action. */
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
