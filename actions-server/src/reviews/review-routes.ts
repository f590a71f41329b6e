import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import { reviewForm } from '#contract/reviews/reviews.ts';
import { ApiError } from '../http/api-error.ts';
import { callerOf } from '../session/caller.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { parseInput } from '../http/validation.ts';
import { postReview } from './post-review.ts';

/** `/api/laundromats/:id/reviews` */
export function reviewRoutes(hasura: Hasura, limits: RequestHandler[]): Router {
  const routes = Router({ mergeParams: true });
  routes
    .route('/')
    .post(...limits, async (request, response) => {
      const laundromatId = z.guid().safeParse((request.params as { id?: string }).id);
      if (!laundromatId.success) throw new ApiError('laundromatNotFound');
      const form = parseInput(reviewForm, request.body);
      const { review, isNew } = await postReview(hasura, callerOf(request), laundromatId.data, form);
      response.status(isNew ? 201 : 200).json(review);
    })
    .all(methodNotAllowed('POST'));
  return routes;
}
