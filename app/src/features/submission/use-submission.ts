import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { laundromatSubmission } from '#contract/laundromat/forms.ts';
import { emptyValues, isTyped } from '#app/laundromat-form/form-values.ts';
import { useLaundromatForm } from '#app/laundromat-form/use-laundromat-form.ts';
import { useDeviceDraft } from '#app/lib/use-device-draft.ts';
import { toast } from '#app/ui/toast.ts';
import type { ChosenPhoto } from './chosen-photos.ts';
import { pendingDraft } from './pending-laundromat.ts';
import { deleteOldPhotos, deletePhotos, readPhotos, savePhotos } from './saved-photos.ts';
import { startSubmission, submissionDraft, type TypedSubmission } from './typed-submission.ts';

export type Submission = ReturnType<typeof useSubmission>;

type Progress = Omit<TypedSubmission, 'values'>;

/** Draft of an owner, saved on the device with every change until it is sent. */
export function useSubmission(userId: string) {
  const draft = useMemo(() => submissionDraft(userId), [userId]);
  const { initial, save, discard: discardDraft, isSaved } = useDeviceDraft(draft, startSubmission);
  const [{ id, tier, listed, isPublished }, setProgress] = useState<Progress>(initial);
  const [resumed, setResumed] = useState(() => isTyped(initial.values));
  const [photos, setPhotos] = useState<ChosenPhoto[] | null>(null);
  const form = useLaundromatForm(laundromatSubmission, initial.values);
  const progress = useRef<Progress>({ id, tier, listed, isPublished });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => save({ ...progress.current, values }),
      }),
    [form, save],
  );

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
    toast({
      title: 'Photos non conservées',
      description: 'Votre navigateur ne garde pas ces photos. Envoyez le formulaire sans quitter la page.',
      variant: 'destructive',
    });
  };

  /** Saves how far the submission has come, for the next visit. */
  const mark = useCallback(
    (change: Partial<Omit<Progress, 'id'>>) => {
      progress.current = { ...progress.current, ...change };
      save({ ...progress.current, values: form.getValues() });
      setProgress(progress.current);
    },
    [form, save],
  );

  /** Call it when the submission is sent or no longer needed: the next one begins empty. */
  const discard = useCallback(() => {
    pendingDraft.discard();
    void deletePhotos(progress.current.id);
    const { values: _values, ...next } = startSubmission();
    progress.current = next;
    setProgress(next);
    setPhotos([]);
    setResumed(false);
    form.reset(emptyValues);
    // The reset has just saved an empty form.
    discardDraft();
  }, [form, discardDraft]);

  return { id, tier, listed, isPublished, form, resumed, photos, changePhotos, isSaved, mark, discard };
}
