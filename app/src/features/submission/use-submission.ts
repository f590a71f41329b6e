import { useCallback, useEffect, useRef, useState } from 'react';
import { laundromatSubmission } from '#contract/laundromat/forms.ts';
import type { ListingTier } from '#contract/laundromat/laundromat.ts';
import { emptyValues, isTyped } from '#app/laundromat-form/form-values.ts';
import { useLaundromatForm } from '#app/laundromat-form/use-laundromat-form.ts';
import { toast } from '#app/ui/toast.ts';
import type { ChosenPhoto } from './chosen-photos.ts';
import { forgetOldPhotos, forgetPhotos, keepPhotos, readPhotos } from './kept-photos.ts';
import { forgetPending } from './pending-laundromat.ts';
import { forgetSubmission, keepSubmission, readSubmission, startSubmission } from './typed-submission.ts';

export type Submission = ReturnType<typeof useSubmission>;

/** What an owner has typed and chosen, kept on the device from the first letter until it is sent. */
export function useSubmission(userId: string) {
  const [submission, setSubmission] = useState(() => readSubmission(userId) ?? startSubmission());
  const [resumed, setResumed] = useState(() => isTyped(submission.values));
  const [photos, setPhotos] = useState<ChosenPhoto[] | null>(null);
  const [isKept, setKept] = useState(true);
  const form = useLaundromatForm(laundromatSubmission, submission.values);
  const { id, tier, listed, isPublished } = submission;
  const kept = useRef({ id, tier, listed, isPublished });

  useEffect(() => {
    kept.current = { id, tier, listed, isPublished };
  }, [id, tier, listed, isPublished]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setKept(keepSubmission(userId, { ...kept.current, values })),
      }),
    [form, userId],
  );

  useEffect(() => {
    let current = true;
    void readPhotos(id).then((found) => current && setPhotos(found));
    return () => {
      current = false;
    };
  }, [id]);
  useEffect(() => void forgetOldPhotos(), []);

  const changePhotos = async (next: ChosenPhoto[]) => {
    setPhotos(next);
    if (await keepPhotos(id, next)) return;
    toast({
      title: 'Photos non conservées',
      description: 'Votre navigateur ne garde pas ces photos. Envoyez le formulaire sans quitter la page.',
      variant: 'destructive',
    });
  };

  /** Notes what is about to happen to it, for whoever comes back to it later. */
  const mark = useCallback(
    (change: { tier?: ListingTier; listed?: boolean; isPublished?: boolean }) => {
      const next = { ...kept.current, ...change };
      kept.current = next;
      keepSubmission(userId, { ...next, values: form.getValues() });
      setSubmission((before) => ({ ...before, ...change }));
    },
    [form, userId],
  );

  /** It is sent, or no longer wanted: the next one begins empty. */
  const forget = useCallback(() => {
    forgetSubmission(userId);
    forgetPending();
    void forgetPhotos(kept.current.id);
    const next = startSubmission();
    kept.current = { id: next.id, tier: null, listed: false, isPublished: false };
    setSubmission(next);
    setPhotos([]);
    setResumed(false);
    form.reset(emptyValues);
    // Resetting told the subscription above; an empty form is nothing to keep.
    forgetSubmission(userId);
  }, [form, userId]);

  return { id, tier, listed, isPublished, form, resumed, photos, changePhotos, isKept, mark, forget };
}
