import { reopenableDays } from '#contract/laundromat/closing.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import { graphql } from '../hasura/graphql.ts';
import { violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller, type SystemCaller } from '../session/caller.ts';

const closedLaundromatQuery = graphql(`
  query ClosedLaundromat($id: uuid!) {
    laundromats_by_pk(id: $id) {
      userId
      closedAt
    }
  }
`);

const closeLaundromatMutation = graphql(`
  mutation CloseLaundromat($id: uuid!, $userId: uuid!, $changes: laundromats_set_input!) {
    update_laundromats(where: { id: { _eq: $id }, userId: { _eq: $userId } }, _set: $changes) {
      affected_rows
    }
  }
`);

/** Closes an owner's laundromat for good, or reopens it under the owner's plan. Repeating it changes nothing. */
export async function setLaundromatClosed(
  hasura: Hasura,
  owner: SignedInCaller,
  { id, isClosed }: { id: string; isClosed: boolean },
): Promise<{ id: string }> {
  const system = systemFor(owner);
  const { laundromats_by_pk: laundromat } = await hasura.query(closedLaundromatQuery, { id }, system);
  if (laundromat?.userId !== owner.userId)
    throw new ApiError(laundromat ? 'notYourLaundromat' : 'laundromatNotFound');
  if ((laundromat.closedAt !== null) === isClosed) return { id };
  const changes = isClosed
    ? { closedAt: new Date().toISOString() }
    : await reopenedUnderPlan(hasura, owner.userId, id, system);
  await hasura
    .query(closeLaundromatMutation, { id, userId: owner.userId, changes }, system)
    .catch((cause: unknown) => {
      throw closureRefusal(cause);
    });
  return { id };
}

async function reopenedUnderPlan(hasura: Hasura, userId: string, id: string, system: SystemCaller) {
  const { coverage } = await ownerCoverage(hasura, userId, system, id);
  return { closedAt: null, planId: coverage.plan?.id, ...coverage.laundromats.at(-1)?.flags, isActive: true };
}

/** Returns the error unchanged, unless the database refuses what is done to a closed laundromat. */
export function closureRefusal(cause: unknown): unknown {
  if (violates(cause, 'laundromats_closed_unchanged')) return new ApiError('laundromatClosed', { cause });
  if (violates(cause, 'laundromats_within_plan')) return new ApiError('laundromatLimitReached', { cause });
  if (violates(cause, 'laundromats_closed_was_published')) {
    const message = 'Seule une fiche publiée peut être fermée définitivement.';
    return new ApiError('conflict', { message, cause });
  }
  if (!violates(cause, 'laundromats_reopened_in_time')) return cause;
  const message = `Cette laverie est fermée depuis plus de ${reopenableDays}\u00a0jours. Pour la rouvrir, écrivez-nous.`;
  return new ApiError('laundromatClosed', { message, cause });
}
