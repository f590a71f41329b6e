import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConfirmedCheckout } from '#contract/billing.ts';
import { postJson } from '#app/graphql/api.ts';
import { useSession } from '#app/graphql/session-context.tsx';
import type { Session } from '#app/graphql/session.ts';
import { toast } from '#app/ui/toast.ts';
import { forgetPhotos } from './kept-photos.ts';
import { forgetPending, readPending } from './pending-laundromat.ts';
import { createdToast } from './sent-toasts.ts';
import { settlePayment } from './settle-payment.ts';
import { forgetSubmission, readSubmission } from './typed-submission.ts';
import { isClean, usePhotoUpload } from './use-photo-upload.ts';

/**
 * `photos`: the listing exists and its photos are on their way. `unpublished`: it exists, but the plan has no room to
 * show it. `failed`: paid, and the listing could not be made. `unreadable`: paid, and what was typed cannot be read.
 */
export type AfterPaymentStep =
  | 'loading'
  | 'invalid'
  | 'signedOut'
  | 'pending'
  | 'photos'
  | 'created'
  | 'activated'
  | 'unpublished'
  | 'failed'
  | 'unreadable';

type Listing = { id: string; published: boolean };
type Outcome = { step: AfterPaymentStep } | { listing: Listing };

const pauseMs = 1000;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));

/** From the return of the payment page to a listing with its photos. Running it again changes nothing twice. */
export function useAfterPayment(sessionId: string, userId: string) {
  const session = useSession();
  const upload = usePhotoUpload();
  const [step, setStep] = useState<AfterPaymentStep>('loading');
  const listing = useRef<Listing>(undefined);
  const { start } = upload;

  const finish = useCallback(() => {
    if (!listing.current) return;
    const { id, published } = listing.current;
    forgetPending();
    void forgetPhotos(id);
    if (readSubmission(userId)?.id === id) forgetSubmission(userId);
    setStep(published ? 'created' : 'unpublished');
  }, [userId]);

  const sendPhotos = useCallback(async () => {
    if (!listing.current) return;
    setStep('photos');
    if (isClean(await start(listing.current.id))) finish();
  }, [start, finish]);

  useEffect(() => {
    let current = true;
    void settle(session, sessionId, userId).then(async (outcome) => {
      if (!current) return;
      if ('step' in outcome) {
        setStep(outcome.step);
        tell(outcome.step);
        return;
      }
      listing.current = outcome.listing;
      if (outcome.listing.published) toast(createdToast);
      await sendPhotos();
    });
    return () => {
      current = false;
    };
  }, [session, sessionId, userId, sendPhotos]);

  return { step, upload, sendPhotos, finish };
}

async function settle(session: Session, sessionId: string, userId: string): Promise<Outcome> {
  const payment = await settlePayment({
    confirm: () =>
      postJson<ConfirmedCheckout>(session, '/api/payments/confirm-checkout-session', { sessionId }),
    pause,
  });
  if (payment.kind !== 'active') return { step: payment.kind };
  const { draft } = payment;
  if (draft && draft.status !== 'waiting') {
    return { listing: { id: draft.id, published: draft.status === 'published' } };
  }
  const pending = readPending(userId);
  if (pending === 'unreadable') return { step: 'unreadable' };
  if (!pending) return { step: draft ? 'failed' : 'activated' };
  try {
    // The server makes listings of paid drafts itself; the same id keeps this from making a second one.
    await postJson(session, '/api/laundromats', { ...pending, isActive: true });
    return { listing: { id: pending.id, published: true } };
  } catch {
    return { step: 'failed' };
  }
}

function tell(step: AfterPaymentStep) {
  if (step === 'activated') toast({ title: 'Abonnement activé !' });
  if (step === 'failed') {
    toast({
      title: 'Erreur lors de la création',
      description:
        "Votre paiement est confirmé, mais nous n'avons pas pu créer votre laverie. Contactez le support.",
      variant: 'destructive',
    });
  }
  if (step === 'unreadable') {
    toast({
      title: 'Erreur de données',
      description: 'Impossible de récupérer les données de votre laverie. Contactez le support.',
      variant: 'destructive',
    });
  }
}
