import { useWrite } from '#app/features/admin/lists/use-write.ts';
import { moderateMutation } from '#app/features/admin/moderation/moderation-mutation.ts';
import { toast } from '#app/ui/notices/toast.ts';
import type { AdminLaundromat } from './laundromat-list-query.ts';
import { restoreLaundromatMutation } from './laundromat-mutations.ts';

interface Decision {
  decision: 'published' | 'approved' | 'reverted' | 'refused' | 'closed' | 'deleted';
  reason?: string;
  /** For `approved` and `reverted`: time of the owner's last change that the administrator has read. */
  seenAt?: string;
}

/** Actions of the buttons of a row; each resolves with true when it succeeded. */
export function useLaundromatWrites(laundromat: AdminLaundromat, onChanged: () => void) {
  const { write, writing } = useWrite();
  const restore = useRestore(onChanged);
  const { id, name } = laundromat;

  async function decide(decision: Decision, failedTitle: string): Promise<boolean> {
    const action = { subjectType: 'laundromat', subjectId: id, ...decision };
    return (await write(moderateMutation, { action }, failedTitle)) !== undefined;
  }

  async function publish(): Promise<boolean> {
    if (!(await decide({ decision: 'published' }, "La fiche n'a pas été publiée"))) return false;
    toast({ title: 'Fiche publiée', description: name });
    onChanged();
    return true;
  }

  async function approve(changedAt: string): Promise<boolean> {
    const isApproved = await decide(
      { decision: 'approved', seenAt: changedAt },
      "Les modifications n'ont pas été approuvées",
    );
    if (isApproved) toast({ title: 'Modifications approuvées', description: name });
    // Reloads after a failure as well: the owner may have changed the laundromat again.
    onChanged();
    return isApproved;
  }

  async function revert(changedAt: string, reason: string): Promise<boolean> {
    const isReverted = await decide(
      { decision: 'reverted', seenAt: changedAt, reason },
      "Les modifications n'ont pas été annulées",
    );
    if (isReverted) toast({ title: 'Modifications annulées', description: name });
    onChanged();
    return isReverted;
  }

  async function refuse(reason: string): Promise<boolean> {
    if (!(await decide({ decision: 'refused', reason }, "La fiche n'a pas été refusée"))) return false;
    toast({
      title: laundromat.isActive ? "Fiche retirée de l'annuaire" : 'Fiche refusée',
      description: name,
    });
    onChanged();
    return true;
  }

  async function closeForGood(): Promise<boolean> {
    if (!(await decide({ decision: 'closed' }, "La laverie n'a pas été fermée"))) return false;
    toast({ title: 'Laverie fermée définitivement', description: name });
    onChanged();
    return true;
  }

  async function remove(): Promise<boolean> {
    if (!(await decide({ decision: 'deleted' }, "La fiche n'a pas été supprimée"))) return false;
    toast({
      title: 'Laverie supprimée',
      description: name,
      action: { label: 'Rétablir', onPress: () => void restore(id, name) },
    });
    onChanged();
    return true;
  }

  return { publish, approve, revert, refuse, closeForGood, remove, writing };
}

/** Restores a deleted laundromat. */
export function useRestore(onRestored: () => void) {
  const { write } = useWrite();
  return async (id: string, name: string): Promise<void> => {
    const done = await write(restoreLaundromatMutation, { id }, "La laverie n'a pas été rétablie");
    if (!done) return;
    if (done.restore_laundromat.length > 0) toast({ title: 'Laverie rétablie', description: name });
    else
      toast({ title: 'Cette laverie ne peut plus être rétablie', description: name, variant: 'destructive' });
    onRestored();
  };
}
