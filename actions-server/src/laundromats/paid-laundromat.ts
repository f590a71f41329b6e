import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import { ApiError } from '../http/api-error.ts';
import type { SystemCaller } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { createLaundromat, createBeyondPlan } from './create-laundromat.ts';

/**
 * Creates the laundromat of a paid draft. When its owner has used up the plan's limit between checkout and payment, it is
 * stored unpublished: a larger plan publishes it.
 */
export async function createPaidLaundromat(
  hasura: Hasura,
  ownerId: string,
  form: LaundromatCreate & { id: string },
  { requestId, deadline }: SystemCaller,
): Promise<'published' | 'unpublished'> {
  const owner = { role: 'owner', userId: ownerId, requestId, deadline } as const;
  try {
    const { laundromat } = await createLaundromat(hasura, owner, form);
    return laundromat.isActive ? 'published' : 'unpublished';
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'listingLimitReached') throw error;
    await createBeyondPlan(hasura, owner, form);
    return 'unpublished';
  }
}
