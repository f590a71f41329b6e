import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createFromDraft, createdToast } from '#app/features/drafts/laundromat-draft.ts';
import { savePhotos } from '#app/features/drafts/saved-photos.ts';
import { isClean, usePhotoUpload } from '#app/features/drafts/use-photo-upload.ts';
import { useActionContext } from '#app/graphql/action.ts';
import {
  isOutdated,
  openCheckout,
  showPaymentFailure,
  useRestoredPage,
} from '#app/graphql/plans/payment-pages.ts';
import type { Plan } from '#app/graphql/plans/plans-query.ts';
import { ApiFailure, reasonOf } from '#app/lib/requests/api-failure.ts';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import { errorCatalogue } from '#contract/http/errors.ts';
import type { LaundromatDraft } from '#contract/laundromat/forms.ts';
import type { LaundromatTier } from '#contract/laundromat/laundromat.ts';
import type { Submission } from './use-submission.ts';

const requestedToast = {
  title: 'Demande envoyée avec succès\u00a0!',
  description: 'Votre demande sera traitée sous 48\u00a0h.',
};

interface SendingOptions {
  submission: Submission;
  onSent: () => void;
  /** Called when the server knows another subscription or other plans than the form. */
  onStale: () => void;
}

export function useSending({ submission, onSent, onStale }: SendingOptions) {
  const context = useActionContext();
  const upload = usePhotoUpload();
  const [busy, setBusy] = useState(false);
  const { id, mark } = submission;
  const { finish, handleRefusal } = useOutcome(submission, onSent);
  useRestoredPage(() => setBusy(false));

  const isSending = useRef(false);
  const sendPhotos = async (published?: boolean) => {
    isSending.current = true;
    const result = await upload.start(id);
    isSending.current = false;
    if (isClean(result)) finish(published);
  };
  const isStored = submission.state === 'stored' || submission.state === 'published';
  const sendLeft = useEffectEvent(() => void (isSending.current || sendPhotos()));
  // Another tab or an earlier visit may have left photos to send.
  useEffect(() => {
    if (isStored) sendLeft();
  }, [isStored]);

  const list = async (draft: LaundromatDraft, tier: LaundromatTier) => {
    setBusy(true);
    let isActive: boolean | undefined;
    try {
      isActive = await createFromDraft(context, draft);
    } catch (failure) {
      showSubmissionFailure(failure);
      if (isOutdated(failure)) onStale();
      setBusy(false);
      handleRefusal(failure);
      return;
    }
    await savePhotos(id, submission.photos ?? []);
    mark({ submissionType: tier, state: isActive ? 'published' : 'stored' });
    setBusy(false);
    await sendPhotos(isActive);
  };

  const pay = async (draft: LaundromatDraft, tier: LaundromatTier, plan: Plan | undefined) => {
    if (!plan?.stripePriceId) {
      toastError('Erreur de configuration', errorCatalogue.planNotFound.message);
      return;
    }
    setBusy(true);
    const photos = submission.photos ?? [];
    await savePhotos(id, photos);
    mark({ submissionType: tier, photosCount: photos.length, state: 'paying' });
    try {
      if (await openCheckout(context, { planId: plan.id, priceId: plan.stripePriceId, draft })) return;
    } catch (failure) {
      const code = failure instanceof ApiFailure ? failure.code : undefined;
      if (code === 'draftAlreadyUsed') {
        mark({ state: 'published' });
        setBusy(false);
        await sendPhotos(true);
        return;
      }
      showPaymentFailure(failure);
      if (isOutdated(failure)) onStale();
      handleRefusal(failure);
    }
    setBusy(false);
  };

  return { busy, isStored, upload, list, pay, sendPhotos, finish };
}

function useOutcome(submission: Submission, onSent: () => void) {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const finish = (published = submission.state === 'published') => {
    submission.discard();
    toast(published ? createdToast : requestedToast);
    if (shown.current) onSent();
  };

  /** A stored and deleted laundromat can never be sent again under its id. */
  const handleRefusal = (failure: unknown) => {
    if (!(failure instanceof ApiFailure)) return;
    const message = failure.errors.latitude;
    if (message) submission.form.setError('latitude', { message }, { shouldFocus: true });
    if (failure.code !== 'laundromatDeleted') return;
    submission.discard();
    if (shown.current) onSent();
  };

  return { finish, handleRefusal };
}

function showSubmissionFailure(failure: unknown) {
  const isRefusal = failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500;
  const reason = isRefusal ? reasonOf(failure) : undefined;
  toastError('Erreur lors de la soumission', reason ?? 'Veuillez réessayer plus tard.');
}
