import { useCallback, useEffect, useRef, useState } from 'react';
import {
  createFromDraft,
  draftOf,
  createdToast,
  typedDraftOf,
} from '#app/features/drafts/laundromat-draft.ts';
import { deletePhotos } from '#app/features/drafts/saved-photos.ts';
import { isClean, usePhotoUpload } from '#app/features/drafts/use-photo-upload.ts';
import { type ActionContext, runAction, useActionContext } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { whileCurrent } from '#app/lib/while-current.ts';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import { laundromatDraft } from '#contract/laundromat/forms.ts';
import { confirmPayment } from './confirm-payment.ts';
import { paidLaundromat, type PaidLaundromat, type PaidOutcome } from './paid-laundromat.ts';

const confirmCheckoutMutation = graphql(`
  mutation ConfirmCheckout($sessionId: String!) {
    confirmCheckoutSession(sessionId: $sessionId) {
      status
      draft {
        id
        status
      }
    }
  }
`);

/** `photos`: photos are on their way. `unpublished`: the plan has no room. `held`: an administrator checks it first. */
export type AfterPaymentStep =
  | 'loading'
  | 'photos'
  | 'created'
  | 'unpublished'
  | 'held'
  | Exclude<PaidOutcome['kind'], 'stored'>;

const pauseMs = 1000;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));

export function useAfterPayment(sessionId: string, userId: string) {
  const context = useActionContext();
  const upload = usePhotoUpload();
  const [step, setStep] = useState<AfterPaymentStep>('loading');
  const laundromat = useRef<PaidLaundromat>(undefined);
  const { start } = upload;

  const finish = useCallback(() => {
    if (!laundromat.current) return;
    const { id, status } = laundromat.current;
    void deletePhotos(id);
    if (typedDraftOf(userId, id)) draftOf(userId).discard();
    setStep(status === 'published' ? 'created' : status);
  }, [userId]);

  const sendPhotos = useCallback(async () => {
    if (!laundromat.current) return;
    setStep('photos');
    if (isClean(await start(laundromat.current.id))) finish();
  }, [start, finish]);

  useEffect(() => {
    return whileCurrent(storePaidLaundromat(context, sessionId, userId), async (outcome) => {
      if (outcome.kind !== 'stored') {
        setStep(outcome.kind);
        tell(outcome.kind);
        return;
      }
      laundromat.current = outcome.laundromat;
      const paid = typedDraftOf(userId, outcome.laundromat.id);
      const state = outcome.laundromat.status === 'published' ? 'published' : 'stored';
      if (paid) draftOf(userId).save({ ...paid, state });
      if (outcome.laundromat.status === 'published') toast(createdToast);
      await sendPhotos();
    });
  }, [context, sessionId, userId, sendPhotos]);

  return { step, upload, sendPhotos, finish };
}

async function storePaidLaundromat(
  context: ActionContext,
  sessionId: string,
  userId: string,
): Promise<PaidOutcome> {
  const payment = await confirmPayment({
    confirm: async () =>
      (await runAction(context, confirmCheckoutMutation, { sessionId })).confirmCheckoutSession,
    pause,
  });
  return paidLaundromat({
    payment,
    typed: draftOf(userId).read(),
    create: async (paying) => (await createFromDraft(context, laundromatDraft.parse(paying))) ?? true,
  });
}

function tell(kind: PaidOutcome['kind']) {
  if (kind === 'activated') toast({ title: 'Abonnement activé\u00a0!' });
  if (kind === 'failed') {
    toastError(
      'Erreur lors de la création',
      "Votre paiement est confirmé, mais nous n'avons pas pu créer votre laverie. Contactez le support.",
    );
  }
  if (kind === 'unreadable') {
    toastError(
      'Erreur de données',
      'Impossible de récupérer les données de votre laverie. Contactez le support.',
    );
  }
}
