import type { LaundromatCreate } from '#contract/laundromat/forms.ts';
import { ApiError } from '../http/api-error.ts';
import type { SignedInCaller, SystemCaller } from '../session/caller.ts';
import { createLaundromat, createBeyondPlan } from './create-laundromat.ts';
import { isPinRefusal, type LaundromatServices } from './stated-pin.ts';

/**
 * Creates the laundromat of a paid draft. When its owner has used up the plan's limit between checkout and payment, it is
 * stored unpublished: a larger plan publishes it.
 */
export async function createPaidLaundromat(
  services: LaundromatServices,
  ownerId: string,
  form: LaundromatCreate & { id: string },
  { requestId, deadline }: SystemCaller,
): Promise<'published' | 'unpublished'> {
  const owner = { role: 'owner', userId: ownerId, requestId, deadline } as const;
  try {
    return await createPaid(services, owner, form);
  } catch (error) {
    // A paid laundromat is not refused for a wrong pin: its address is geocoded instead.
    if (!isPinRefusal(error)) throw error;
    return createPaid(services, owner, { ...form, latitude: undefined, longitude: undefined });
  }
}

async function createPaid(
  services: LaundromatServices,
  owner: SignedInCaller,
  form: LaundromatCreate & { id: string },
) {
  try {
    const { laundromat } = await createLaundromat(services, owner, form);
    return laundromat.isActive ? 'published' : 'unpublished';
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'laundromatLimitReached') throw error;
    await createBeyondPlan(services, owner, form);
    return 'unpublished';
  }
}
