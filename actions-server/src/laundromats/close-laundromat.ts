import { reopenableDays } from '#contract/laundromat/closing.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import { graphql } from '../hasura/graphql.ts';
import { refuse, type Refusals } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { systemFor, type SignedInCaller, type SystemCaller } from '../session/caller.ts';

const closedLaundromatQuery = graphql(`
  query ClosedLaundromat($id: uuid!) {
    laundromats_by_pk(id: $id) {
      userId
    }
  }
`);

/** Changes nothing when the laundromat is already closed, or already open. */
const closeLaundromatMutation = graphql(`
  mutation CloseLaundromat($id: uuid!, $userId: uuid!, $isOpen: Boolean!, $changes: laundromats_set_input!) {
    update_laundromats(
      where: { id: { _eq: $id }, userId: { _eq: $userId }, closedAt: { _is_null: $isOpen } }
      _set: $changes
    ) {
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
  const { userId } = owner;
  const changes = isClosed
    ? { closedAt: new Date().toISOString() }
    : await reopenedUnderPlan(hasura, userId, id, system);
  const { update_laundromats: changed } = await hasura
    .query(closeLaundromatMutation, { id, userId, isOpen: isClosed, changes }, system)
    .catch(refuse(closureRefusals));
  if (changed.affected_rows === 1) return { id };
  const { laundromats_by_pk: laundromat } = await hasura.query(closedLaundromatQuery, { id }, system);
  if (laundromat?.userId !== userId)
    throw new ApiError(laundromat ? 'notYourLaundromat' : 'laundromatNotFound');
  return { id };
}

async function reopenedUnderPlan(hasura: Hasura, userId: string, id: string, system: SystemCaller) {
  const { coverage } = await ownerCoverage(hasura, userId, system, id);
  return { closedAt: null, planId: coverage.plan?.id, ...coverage.laundromats.at(-1)?.flags, isActive: true };
}

/** Refusals of changes to a closed laundromat. */
export const closureRefusals: Refusals = {
  laundromats_closed_unchanged: 'laundromatClosed',
  laundromats_within_plan: 'laundromatLimitReached',
  laundromats_closed_was_published: [
    'conflict',
    { message: 'Seule une fiche publiée peut être fermée définitivement.' },
  ],
  laundromats_reopened_in_time: [
    'laundromatClosed',
    {
      message: `Cette laverie est fermée depuis plus de ${reopenableDays}\u00a0jours. Pour la rouvrir, écrivez-nous.`,
    },
  ],
};
