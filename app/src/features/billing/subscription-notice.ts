import type { EndedSubscription, OwnSubscription } from '#app/graphql/plans/own-subscription.ts';
import { isPaid, isProcessing } from '#contract/billing/coverage.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import { formatDay } from '#contract/local-clock.ts';
import { french } from '#contract/site/french-spacing.ts';

interface Notice {
  title: string;
  text: string;
  payable?: string;
  isWarning?: true;
}

export function subscriptionNotice(subscription: OwnSubscription): Notice {
  const { plan, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const { name } = plan;
  if (isProcessing(subscription))
    return french({
      title: `Paiement de ${name} en cours`,
      text: 'Votre banque confirme le prélèvement sous quelques jours. Votre formule commence dès la confirmation.',
    });
  const [debit] = subscription.processing;
  if (debit)
    return french({
      title: `Paiement de ${name} en cours`,
      text: `Votre banque confirme le prélèvement de ${formatPrice(debit.amount)} sous quelques jours. Votre formule est conservée en attendant.`,
    });
  if (!isPaid(subscription)) return unpaidNotice(subscription);
  if (!currentPeriodEnd) {
    const text = 'Cartes, factures, changement de formule et résiliation.';
    return { title: `Votre abonnement ${name}`, text };
  }
  const day = formatDay(currentPeriodEnd);
  return french(
    cancelAtPeriodEnd
      ? {
          title: `Votre abonnement ${name} est résilié`,
          text: `Il reste actif jusqu'au ${day}, puis vos fiches redeviennent gratuites. Rien ne sera plus prélevé.`,
        }
      : {
          title: `Votre abonnement ${name}`,
          text: `Il se renouvelle le ${day}. Cartes, factures et résiliation se gèrent en ligne.`,
        },
  );
}

function unpaidNotice({ status, plan, unpaid }: OwnSubscription): Notice {
  const [oldest] = unpaid;
  const owed = unpaid.reduce((sum, { amount }) => sum + Number(amount), 0);
  const retryAt = unpaid.map(({ nextAttemptAt }) => nextAttemptAt).find((each) => each !== null);
  const isKept = status === 'past_due';
  const sentences = [
    owed > 0 && `Il reste ${formatPrice(owed)} à payer.`,
    isKept &&
      (retryAt
        ? `Votre formule est conservée\u00a0: rien ne change jusqu'au ${formatDay(retryAt)}, jour du prochain essai de prélèvement.`
        : 'Sans paiement, votre abonnement prendra fin et vos fiches redeviendront gratuites.'),
    isKept && plan.allowFeatured && 'La mise en avant reprend dès le paiement.',
    !isKept && 'Vos fiches sont gratuites en attendant\u00a0; votre formule reprend dès le paiement.',
    'Une nouvelle carte paie aussitôt ce qui est dû.',
  ];
  return french({
    title: isKept ? 'Votre dernier paiement a échoué' : 'Votre formule est suspendue',
    text: sentences.filter(Boolean).join(' '),
    payable: oldest && (formatPrice(oldest.amount) ?? undefined),
    isWarning: true,
  });
}

export function endedNotice({
  plan,
  cancelAtPeriodEnd,
  currentPeriodEnd,
  canceledAt,
}: EndedSubscription): Notice {
  // At a cancellation for the end of the period, `canceledAt` is the time of the request.
  const end = cancelAtPeriodEnd ? currentPeriodEnd : canceledAt;
  return {
    title: `Votre abonnement ${plan.name} est terminé`,
    text: `${end ? `Il a pris fin le ${formatDay(end)}. ` : ''}Vos fiches sont gratuites et gardent leurs avis. Vous pouvez choisir une formule de nouveau.`,
  };
}
