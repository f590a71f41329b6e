import type { LaundromatPatch } from '#contract/laundromat/forms.ts';
import type { OwnLaundromat } from '#contract/laundromat/laundromats.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { updateLaundromatAndServicesMutation, updateLaundromatMutation } from './own-laundromat-documents.ts';
import { ownLaundromat } from './own-laundromats.ts';
import { serviceRefusal } from './create-laundromat.ts';

/** Updates an owner's laundromat; its services are replaced when the patch contains a list. */
export async function updateLaundromat(
  hasura: Hasura,
  owner: SignedInCaller,
  id: string,
  { services, ...fields }: LaundromatPatch,
): Promise<OwnLaundromat> {
  await assertOwn(hasura, owner, id);
  // Writes the owner again, so that even a patch without columns locks the row.
  const variables = { id, userId: owner.userId, changes: { ...fields, userId: owner.userId } };
  const links = services?.map((serviceId) => ({ laundromatId: id, serviceId }));
  const system = systemFor(owner);
  try {
    if (links)
      await hasura.query(updateLaundromatAndServicesMutation, { ...variables, services: links }, system);
    else await hasura.query(updateLaundromatMutation, variables, system);
  } catch (error) {
    throw serviceRefusal(error);
  }
  return assertOwn(hasura, owner, id);
}

async function assertOwn(hasura: Hasura, owner: SignedInCaller, id: string): Promise<OwnLaundromat> {
  const laundromat = await ownLaundromat(hasura, owner, id);
  if (laundromat === undefined) throw new ApiError('laundromatNotFound');
  if (laundromat === 'notOwned') throw new ApiError('notYourLaundromat');
  return laundromat;
}
