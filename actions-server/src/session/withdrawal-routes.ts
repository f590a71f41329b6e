import { Router, type RequestHandler } from 'express';
import { withdrawableForMs } from '#contract/account/author.ts';
import { withdrawalForm } from '#contract/account/withdrawal.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { ApiError } from '../http/api-error.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import { parseInput } from '../http/validation.ts';
import { provesAuthor } from './author-check.ts';
import { callerOf, type ApiCaller } from './caller.ts';

/** Deletes a text and reserves its id, so that an attempt which is still under way cannot store it afterwards. */
type Withdraw = (
  caller: ApiCaller,
  text: { id: string; since: string },
) => Promise<{ count: number; isStored: () => Promise<boolean> }>;

/**
 * `/:textId/withdraw`: the device that sent a text deletes it. Only the key that the id was made from proves the device;
 * without it the answer is the same whether or not the text exists.
 */
export function withdrawalRoutes(limits: RequestHandler[], withdraw: Withdraw): Router {
  const routes = Router();
  routes
    .route('/:textId/withdraw')
    .post(...limits, async (request, response) => {
      const { editKey } = parseInput(withdrawalForm, request.body);
      const id = rowId().safeParse(request.params.textId).data ?? '';
      if (!provesAuthor(id, editKey)) throw new ApiError('conflict');
      const since = new Date(Date.now() - withdrawableForMs).toISOString();
      const { count, isStored } = await withdraw(callerOf(request), { id, since });
      if (count === 0 && (await isStored())) throw new ApiError('notWithdrawable');
      response.json({ id, wasStored: count > 0 });
    })
    .all(methodNotAllowed('POST'));
  return routes;
}
