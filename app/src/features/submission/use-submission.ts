import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { draftOf, startDraft, type TypedDraft } from '#app/features/drafts/laundromat-draft.ts';
import { deleteOldPhotos, deletePhotos, readPhotos, savePhotos } from '#app/features/drafts/saved-photos.ts';
import { isTyped } from '#app/laundromat-form/form-values.ts';
import { useLaundromatForm } from '#app/laundromat-form/use-laundromat-form.ts';
import { useDeviceDraft } from '#app/lib/device/device-draft.ts';
import { useDraftOfForm } from '#app/lib/forms/begun-form.ts';
import type { ChosenPhoto } from '#app/lib/photos/chosen-photos.ts';
import { toastError } from '#app/ui/notices/toast.ts';
import { laundromatDraft } from '#contract/laundromat/forms.ts';

export type Submission = ReturnType<typeof useSubmission>;

export function useSubmission(userId: string) {
  const draft = useMemo(() => draftOf(userId), [userId]);
  const { initial, save, discard: discardDraft, isSaved } = useDeviceDraft(draft, () => startDraft(userId));
  const [resumed, setResumed] = useState(() => isTyped(initial));
  const form = useLaundromatForm(laundromatDraft, initial);
  const [id, submissionType, state] = useWatch({
    control: form.control,
    name: ['id', 'submissionType', 'state'],
  });

  const { photos, setPhotos, changePhotos } = useDraftPhotos(id);
  useDraftOfForm(form, {
    ...draft,
    save,
    valuesOf(saved) {
      const next = saved ?? startDraft(userId);
      setResumed(isTyped(next));
      void readPhotos(next.id).then(setPhotos);
      return next;
    },
  });

  const mark = useCallback(
    (change: Partial<Pick<TypedDraft, 'submissionType' | 'photosCount' | 'state'>>) => {
      for (const [name, value] of Object.entries(change)) form.setValue(name as keyof typeof change, value);
    },
    [form],
  );

  /** Photos of the last submission stay on the device until they are sent. */
  const startNext = useCallback(() => {
    setPhotos([]);
    setResumed(false);
    form.reset(startDraft(userId));
    // The reset has just saved an empty form.
    discardDraft();
  }, [form, discardDraft, setPhotos, userId]);

  const discard = useCallback(() => {
    void deletePhotos(form.getValues('id'));
    startNext();
  }, [form, startNext]);

  return {
    id,
    submissionType,
    state,
    form,
    resumed,
    photos,
    async changePhotos(next: ChosenPhoto[]) {
      await changePhotos(next);
      // Saves the id of the photos, and shows them in other tabs.
      mark({ photosCount: next.length });
    },
    isSaved,
    mark,
    resume(copy: TypedDraft) {
      form.reset(copy);
      setResumed(true);
    },
    startNext,
    discard,
  };
}

function useDraftPhotos(id: string) {
  const [photos, setPhotos] = useState<ChosenPhoto[] | null>(null);
  useEffect(() => {
    let current = true;
    void readPhotos(id).then((found) => current && setPhotos(found));
    return () => {
      current = false;
    };
  }, [id]);
  useEffect(() => void deleteOldPhotos(), []);

  const changePhotos = async (next: ChosenPhoto[]) => {
    setPhotos(next);
    if (await savePhotos(id, next)) return;
    toastError(
      'Photos non conservées',
      'Votre navigateur ne garde pas ces photos. Envoyez le formulaire sans quitter la page. Après un paiement, ajoutez-les depuis la fiche.',
    );
  };
  return { photos, setPhotos, changePhotos };
}
