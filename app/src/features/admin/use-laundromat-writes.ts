import { toast } from '#app/ui/toast.ts';
import type { AdminLaundromat } from './laundromat-list-query.ts';
import {
  approveChangesMutation,
  deleteLaundromatMutation,
  editLaundromatMutation,
  restoreLaundromatMutation,
} from './laundromat-mutations.ts';
import { useWrite } from './use-write.ts';

/** Actions of the buttons of a row; each resolves with true when it succeeded. */
export function useLaundromatWrites(laundromat: AdminLaundromat, onChanged: () => void) {
  const { write, writing } = useWrite();
  const restore = useRestore(onChanged);
  const { id, name } = laundromat;

  async function publish(): Promise<boolean> {
    const changes = { isActive: true, refusedAt: null, refusalReason: null };
    const done = await write(editLaundromatMutation, { id, changes }, "La fiche n'a pas été publiée");
    if (!done) return false;
    toast({ title: 'Fiche publiée', description: name });
    onChanged();
    return true;
  }

  async function approve(changedAt: string): Promise<boolean> {
    const failed = "Les modifications n'ont pas été approuvées";
    const done = await write(approveChangesMutation, { id, changedAt }, failed);
    if (!done) return false;
    const isApproved = done.update_laundromats?.affected_rows === 1;
    toast(
      isApproved
        ? { title: 'Modifications approuvées', description: name }
        : {
            title: failed,
            description: 'La fiche a encore changé entre-temps. Relisez-la.',
            variant: 'destructive',
          },
    );
    onChanged();
    return isApproved;
  }

  async function refuse(reason: string): Promise<boolean> {
    const changes = { isActive: false, refusedAt: new Date().toISOString(), refusalReason: reason };
    const done = await write(editLaundromatMutation, { id, changes }, "La fiche n'a pas été refusée");
    if (!done) return false;
    toast({
      title: laundromat.isActive ? "Fiche retirée de l'annuaire" : 'Fiche refusée',
      description: name,
    });
    onChanged();
    return true;
  }

  async function remove(): Promise<boolean> {
    const done = await write(deleteLaundromatMutation, { id }, "La fiche n'a pas été supprimée");
    if (!done) return false;
    toast({
      title: 'Laverie supprimée',
      description: name,
      action: { label: 'Rétablir', onPress: () => void restore(id, name) },
    });
    onChanged();
    return true;
  }

  return { publish, approve, refuse, remove, writing };
}

/** Brings a deleted laundromat back. */
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
