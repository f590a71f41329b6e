import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller } from '../session/caller.ts';
import { confirmFactsMutation } from './correction-documents.ts';

/** Records that the owner of a laundromat, or an administrator, says that the facts of a published one are right today. */
export async function confirmFacts(
  hasura: Hasura,
  caller: SignedInCaller,
  id: string,
): Promise<{ id: string }> {
  const ofOwner = caller.role === 'owner' ? { userId: { _eq: caller.userId } } : {};
  const where = { id: { _eq: id }, isActive: { _eq: true }, ...ofOwner };
  const { update_laundromats } = await hasura.query(confirmFactsMutation, { where }, systemFor(caller));
  if (update_laundromats.affected_rows === 0) throw new ApiError('laundromatNotFound');
  return { id };
}
