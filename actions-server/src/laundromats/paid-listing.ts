import type { LaundromatCreate } from '#contract/laundromat-forms.ts';
import { ApiError } from '../platform/api-error.ts';
import type { SystemCaller } from '../platform/caller.ts';
import type { Hasura } from '../platform/hasura.ts';
import { createLaundromat, keepBeyondPlan } from './create-laundromat.ts';

/**
 * Makes the listing of a paid submission. Where its owner used up the plan's limit between checkout and payment, it is
 * kept unpublished rather than lost: a larger plan publishes it.
 */
export async function listPaidSubmission(
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
    await keepBeyondPlan(hasura, owner, form);
    return 'unpublished';
  }
}
