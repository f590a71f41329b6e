import {
  type AdminLaundromat,
  decideLaundromatMutation,
} from '#app/features/moderation/laundromat-documents.ts';
import { useShownAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import type { Toast } from '#app/ui/notices/toast.ts';
import type { LaundromatDecision } from '#contract/moderation/decisions.ts';

export const editLaundromatMutation = graphql(`
  mutation EditLaundromat($id: uuid!, $changes: AdministratorChanges!) {
    editLaundromat(id: $id, changes: $changes) {
      id
      laundromat {
        id
        name
      }
    }
  }
`);

export const addLaundromatMutation = graphql(`
  mutation AddLaundromat($laundromat: AdministratorInput!) {
    addLaundromat(laundromat: $laundromat) {
      id
    }
  }
`);

const restoreLaundromatMutation = graphql(`
  mutation RestoreLaundromat($id: uuid!) {
    restoreLaundromat(id: $id) {
      id
    }
  }
`);

export function useLaundromatWrites(
  { id, name, isActive, updatedAt: readAt }: AdminLaundromat,
  onChanged: () => void,
) {
  const { run, pending } = useShownAction(decideLaundromatMutation);
  const restore = useRestore(onChanged);

  async function decide(
    decision: { decision: LaundromatDecision; reason?: string; seenAt?: string; readAt?: string },
    failedTitle: string,
    title: string,
    action?: Toast['action'],
  ): Promise<boolean> {
    const isDone = await run({ id, ...decision }, { title, description: name, action }, failedTitle);
    // Reloads after a failure as well: the owner may have changed the laundromat again.
    onChanged();
    return isDone;
  }

  return {
    pending,
    publish: () => decide({ decision: 'published', readAt }, "La fiche n'a pas été publiée", 'Fiche publiée'),
    /** `seenAt`: the time of the last change that the administrator has read. */
    approve: (seenAt: string) =>
      decide(
        { decision: 'approved', seenAt },
        "Les modifications n'ont pas été approuvées",
        'Modifications approuvées',
      ),
    revert: (seenAt: string, reason: string) =>
      decide(
        { decision: 'reverted', seenAt, reason },
        "Les modifications n'ont pas été annulées",
        'Modifications annulées',
      ),
    refuse: (reason: string) =>
      decide(
        { decision: 'refused', reason },
        "La fiche n'a pas été refusée",
        isActive ? "Fiche retirée de l'annuaire" : 'Fiche refusée',
      ),
    closeForGood: () =>
      decide({ decision: 'closed' }, "La laverie n'a pas été fermée", 'Laverie fermée définitivement'),
    remove: () =>
      decide({ decision: 'deleted' }, "La fiche n'a pas été supprimée", 'Laverie supprimée', {
        label: 'Rétablir',
        onPress: () => void restore(id, name),
      }),
  };
}

export function useRestore(onRestored: () => void) {
  const { run } = useShownAction(restoreLaundromatMutation);
  return async (id: string, name: string): Promise<void> => {
    await run({ id }, { title: 'Laverie rétablie', description: name }, "La laverie n'a pas été rétablie");
    onRestored();
  };
}
