import type { z } from 'zod';
import type { checkoutRequest, PortalRequest } from '#contract/billing/billing.ts';
import { toast } from '../ui/toast.ts';
import { ApiFailure } from './api-failure.ts';
import { postJson } from './api.ts';
import type { Session } from '../session/session.ts';

const title = 'Erreur de paiement';

/**
 * Opens the payment provider's checkout. Rejects with an `ApiFailure`; returns false when the server names no page.
 */
export async function openCheckout(
  session: Session,
  request: z.input<typeof checkoutRequest>,
): Promise<boolean> {
  return leaveFor(await postJson(session, '/api/payments/create-checkout-session', request));
}

/** Opens the provider's page for cards, invoices, changes and cancellation; shows the reason when it cannot. */
export async function openPortal(session: Session, request: PortalRequest): Promise<boolean> {
  try {
    return leaveFor(await postJson(session, '/api/payments/create-portal-session', request));
  } catch (failure) {
    toast({ title, description: paymentFailure(failure), variant: 'destructive' });
    return false;
  }
}

/** Returns the reason for a refused checkout, in the words of the specification where it has some. */
export function paymentFailure(failure: unknown): string {
  const { status, sentence } = failure instanceof ApiFailure ? failure : { status: 0, sentence: undefined };
  if (status === 401) return 'Vous devez être connecté pour effectuer cette action. Veuillez vous connecter.';
  if (status === 400) return sentence ?? 'Données de paiement invalides. Veuillez réessayer.';
  if (status === 404) return sentence ?? "Plan d'abonnement introuvable. Veuillez contacter le support.";
  return sentence ?? 'Erreur serveur lors de la création du paiement.';
}

export function showPaymentFailure(failure: unknown): void {
  toast({ title, description: paymentFailure(failure), variant: 'destructive' });
}

function leaveFor({ url }: { url?: string }): boolean {
  if (url) {
    window.location.assign(url);
    return true;
  }
  toast({
    title: 'Erreur de redirection',
    description: 'Impossible de rediriger vers le paiement. Veuillez réessayer.',
    variant: 'destructive',
  });
  return false;
}
