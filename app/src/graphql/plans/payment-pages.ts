import { useEffect, useEffectEvent } from 'react';
import { type ActionContext, runAction } from '#app/graphql/action.ts';
import type { CreateCheckoutMutationVariables } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { toastError } from '#app/ui/notices/toast.ts';
import type { PortalFlow } from '#contract/billing/billing.ts';
import { errorCatalogue } from '#contract/http/errors.ts';

const createCheckoutMutation = graphql(`
  mutation CreateCheckout($planId: uuid!, $priceId: String, $draft: LaundromatDraftInput) {
    createCheckoutSession(planId: $planId, priceId: $priceId, draft: $draft) {
      url
    }
  }
`);

const createPortalMutation = graphql(`
  mutation CreatePortal($returnPath: String, $flow: String) {
    createPortalSession(returnPath: $returnPath, flow: $flow) {
      url
    }
  }
`);

/** Asks for a payment page, and returns whether the browser leaves for it. */
export async function openCheckout(
  context: ActionContext,
  purchase: CreateCheckoutMutationVariables,
): Promise<boolean> {
  const { createCheckoutSession } = await runAction(context, createCheckoutMutation, purchase);
  return leaveFor(createCheckoutSession);
}

/** Asks for the page that manages a subscription, and returns whether the browser leaves for it. */
export async function openPortal(
  context: ActionContext,
  request: { returnPath?: string; flow?: PortalFlow },
): Promise<boolean> {
  try {
    const { createPortalSession } = await runAction(context, createPortalMutation, request);
    return leaveFor(createPortalSession);
  } catch (failure) {
    showPaymentFailure(failure);
    return false;
  }
}

export function paymentFailure(failure: unknown): string {
  const { status, sentence } = failure instanceof ApiFailure ? failure : { status: 0, sentence: undefined };
  if (status === 401) return errorCatalogue.unauthenticated.message;
  if (status === 400) return sentence ?? 'Données de paiement invalides. Veuillez réessayer.';
  if (status === 404) return sentence ?? errorCatalogue.planNotFound.message;
  return sentence ?? 'Erreur serveur lors de la création du paiement.';
}

export function showPaymentFailure(failure: unknown): void {
  toastError('Erreur de paiement', paymentFailure(failure));
}

const outdated: readonly (string | undefined)[] = [
  'alreadySubscribed',
  'priceChanged',
  'planNotFound',
  'laundromatLimitReached',
];

/** Tells whether the plans or the subscription have changed since the page showed them. */
export function isOutdated(failure: unknown): boolean {
  return failure instanceof ApiFailure && outdated.includes(failure.code);
}

function leaveFor({ url }: { url?: string }): boolean {
  if (url) {
    window.location.assign(url);
    return true;
  }
  toastError('Erreur de redirection', 'Impossible de rediriger vers le paiement. Veuillez réessayer.');
  return false;
}

/** Calls back when « Back » restores this page from the browser's cache, with its buttons still busy. */
export function useRestoredPage(onRestored: () => void): void {
  const report = useEffectEvent(onRestored);
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && report();
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, []);
}
