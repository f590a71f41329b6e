import { Router } from 'express';
import { reviewForm } from '#contract/reviews/reviews.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { ApiError } from '../http/api-error.ts';
import { callerOf, systemFor } from '../session/caller.ts';
import { withdrawalRoutes } from '../session/withdrawal-routes.ts';
import { ownerNetwork } from '../http/network-hash.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { parseInput } from '../http/validation.ts';
import type { WriteLimits } from '../http/write-limits.ts';
import { isAuthor, postReview } from './post-review.ts';
import { reviewQuery, withdrawReviewMutation } from './review-documents.ts';

interface ReviewServices {
  hasura: Hasura;
  /** Key of the hashes of network addresses. */
  secret: string;
  limits: WriteLimits;
}

/** `/api/laundromats/:id/reviews`. A review that waits for an administrator is answered with 202. */
export function reviewRoutes({ hasura, secret, limits }: ReviewServices): Router {
  const routes = Router({ mergeParams: true });
  routes
    .route('/')
    .post(...limits.reviews, async (request, response) => {
      const laundromatId = rowId().safeParse((request.params as { id?: string }).id);
      if (!laundromatId.success) throw new ApiError('laundromatNotFound');
      const form = parseInput(reviewForm, request.body);
      const { review, isNew, isHeld } = await postReview(hasura, callerOf(request), {
        laundromatId: laundromatId.data,
        network: ownerNetwork(secret, request),
        form,
      });
      response.status(isHeld ? 202 : isNew ? 201 : 200).json(review);
    })
    .all(methodNotAllowed('POST'));
  routes.use(
    withdrawalRoutes(limits.withdrawals, async (caller, { id, since }) => {
      const system = systemFor(caller);
      const variables = { id, author: isAuthor(caller.userId), since };
      const { delete_reviews } = await hasura.query(withdrawReviewMutation, variables, system);
      return {
        count: delete_reviews?.affected_rows ?? 0,
        isStored: async () => (await hasura.query(reviewQuery, { id }, system)).reviews_by_pk !== null,
      };
    }),
  );
  return routes;
}
