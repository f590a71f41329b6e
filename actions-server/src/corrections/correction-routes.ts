import { Router } from 'express';
import { correctionForm } from '#contract/corrections/corrections.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { ApiError } from '../http/api-error.ts';
import { callerOf, systemFor } from '../session/caller.ts';
import { withdrawalRoutes } from '../session/withdrawal-routes.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { parseInput } from '../http/validation.ts';
import type { WriteLimits } from '../http/write-limits.ts';
import { correctionQuery, withdrawCorrectionMutation } from './correction-documents.ts';
import { sendCorrection } from './send-correction.ts';
import { senderHash } from './sender-hash.ts';

interface CorrectionServices {
  hasura: Hasura;
  /** Key of the hashes of senders. */
  secret: string;
  limits: WriteLimits;
}

/** `/api/laundromats/:id/corrections` */
export function correctionRoutes({ hasura, secret, limits }: CorrectionServices): Router {
  const routes = Router({ mergeParams: true });
  routes
    .route('/')
    .post(...limits.corrections, async (request, response) => {
      const laundromatId = rowId().safeParse((request.params as { id?: string }).id);
      if (!laundromatId.success) throw new ApiError('laundromatNotFound');
      const form = parseInput(correctionForm, request.body);
      const sent = {
        laundromatId: laundromatId.data,
        senderHash: senderHash(secret, laundromatId.data, request),
        form,
      };
      const { id, isNew } = await sendCorrection(hasura, callerOf(request), sent);
      response.status(isNew ? 201 : 200).json({ id });
    })
    .all(methodNotAllowed('POST'));
  routes.use(
    withdrawalRoutes(limits.withdrawals, async (caller, { id }) => {
      const system = systemFor(caller);
      const { delete_fact_corrections } = await hasura.query(withdrawCorrectionMutation, { id }, system);
      return {
        count: delete_fact_corrections?.affected_rows ?? 0,
        isStored: async () =>
          (await hasura.query(correctionQuery, { id }, system)).fact_corrections_by_pk !== null,
      };
    }),
  );
  return routes;
}
