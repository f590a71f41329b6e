import { useState } from 'react';
import { useAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { toast } from '#app/ui/notices/toast.ts';

/** Safe to repeat: Stripe refunds a payment only once. */
const refundLaundromatMutation = graphql(`
  mutation RefundLaundromat($laundromatId: uuid!) {
    refundLaundromat(laundromatId: $laundromatId) {
      laundromatId
      refund
    }
  }
`);

export const refundSentence =
  'Si la fiche a été payée, le paiement est remboursé et son abonnement prend fin.';

export function useRefund({ id, name }: { id: string; name: string }, onDone: () => void) {
  const [refunding, setRefunding] = useState(false);
  const refundLaundromat = useAction(refundLaundromatMutation);
  async function refund() {
    setRefunding(true);
    try {
      const { refundLaundromat: refunded } = await refundLaundromat({ laundromatId: id });
      toast(refundToast(refunded.refund, name));
    } catch {
      toast(refundToast('failed', name));
    }
    setRefunding(false);
    onDone();
  }
  return { refund, refunding };
}

function refundToast(refund: string | null | undefined, name: string) {
  if (refund === 'failed')
    return {
      title: 'Fiche refusée, mais pas remboursée',
      description: 'Stripe a refusé ou ne répond pas. Appuyez sur «\u00a0Rembourser\u00a0» pour réessayer.',
      variant: 'destructive' as const,
    };
  if (refund === 'done') return { title: 'Fiche refusée et remboursée', description: name };
  return { title: 'Fiche refusée', description: `${name}\u00a0: aucun paiement à rembourser.` };
}
