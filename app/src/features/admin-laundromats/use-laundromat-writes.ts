import {
  type AdminLaundromat,
  decideLaundromatMutation,
} from '#app/features/moderation/laundromat-documents.ts';
import { useShownAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
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

const words: Record<LaundromatDecision, { done: string; failed: string }> = {
  published: { done: 'Fiche publiée', failed: "La fiche n'a pas été publiée" },
  approved: { done: 'Modifications approuvées', failed: "Les modifications n'ont pas été approuvées" },
  reverted: { done: 'Modifications annulées', failed: "Les modifications n'ont pas été annulées" },
  refused: { done: 'Fiche refusée', failed: "La fiche n'a pas été refusée" },
  closed: { done: 'Laverie fermée définitivement', failed: "La laverie n'a pas été fermée" },
  deleted: { done: 'Laverie supprimée', failed: "La fiche n'a pas été supprimée" },
};

interface DecisionDetails {
  reason?: string;
  /** Time of the last change that the administrator has read, to approve or revert changes. */
  seenAt?: string;
  /** Time of the last edit that the administrator has read, to publish the whole laundromat. */
  readAt?: string;
}

export function useLaundromatDecision(
  { id, name, isActive }: Pick<AdminLaundromat, 'id' | 'name' | 'isActive'>,
  onChanged: () => void,
) {
  const { run, pending } = useShownAction(decideLaundromatMutation, onChanged);
  const { restore } = useRestore(onChanged);
  const undo = { label: 'Rétablir', onPress: () => void restore(id, name) };

  function decide(decision: LaundromatDecision, details: DecisionDetails = {}): Promise<boolean> {
    const { done, failed } = words[decision];
    const title = decision === 'refused' && isActive ? "Fiche retirée de l'annuaire" : done;
    const action = decision === 'deleted' ? undo : undefined;
    return run({ id, decision, ...details }, { title, description: name, action }, failed);
  }
  return { decide, pending };
}

export function useRestore(onRestored: () => void) {
  const { run, pending } = useShownAction(restoreLaundromatMutation, onRestored);
  const restore = (id: string, name: string) =>
    run({ id }, { title: 'Laverie rétablie', description: name }, "La laverie n'a pas été rétablie");
  return { restore, pending };
}
