import { clsx } from 'clsx';
import { CreditCard, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { isPaid } from '#contract/billing/coverage.ts';
import type { OwnSubscription } from '#app/data/own-subscription.ts';
import { useActionContext } from '#app/data/action.ts';
import { openPortal } from '#app/data/payment-pages.ts';
import { formatDay } from '#app/lib/french-date.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';

/** The running subscription with its next payment, and the button to manage it. */
export function CurrentSubscription({ subscription }: { subscription: OwnSubscription }) {
  const context = useActionContext();
  const [leaving, setLeaving] = useState(false);
  const unpaid = !isPaid(subscription);
  const Icon = unpaid ? TriangleAlert : CreditCard;

  const manage = async () => {
    setLeaving(true);
    const flow = unpaid ? 'changeCard' : undefined;
    if (!(await openPortal(context, { returnPath: paths.subscription, flow }))) setLeaving(false);
  };
  return (
    <section
      aria-labelledby="abonnement-actuel"
      className={clsx(
        'mx-auto mt-8 flex max-w-4xl flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border p-5 sm:px-6',
        unpaid ? 'border-brick-700 bg-brick-100' : 'border-line bg-card',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-80 gap-4">
        <Icon
          aria-hidden
          className={clsx('mt-0.5 size-6 shrink-0', unpaid ? 'text-brick-700' : 'text-blue-700')}
        />
        <div className="min-w-0">
          <h2 id="abonnement-actuel" className="text-lg font-bold">
            {unpaid ? 'Votre dernier paiement a échoué' : `Votre abonnement ${subscription.plan?.name ?? ''}`}
          </h2>
          <p className={unpaid ? undefined : 'text-slate'}>{dueText(subscription)}</p>
        </div>
      </div>
      <Button variant={unpaid ? 'primary' : 'secondary'} pending={leaving} onClick={() => void manage()}>
        {unpaid ? 'Mettre à jour ma carte' : 'Gérer mon abonnement'}
      </Button>
    </section>
  );
}

function dueText({ status, currentPeriodEnd, cancelAtPeriodEnd }: OwnSubscription): string {
  if (!isPaid({ status })) {
    return "Mettez votre moyen de paiement à jour pour garder vos avantages\u00a0; rien n'est perdu d'ici là.";
  }
  if (!currentPeriodEnd) return 'Cartes, factures, changement de formule et résiliation.';
  const day = formatDay(currentPeriodEnd);
  return cancelAtPeriodEnd
    ? `Résilié\u00a0: il reste actif jusqu'au ${day}, puis vos fiches redeviennent gratuites.`
    : `Il se renouvelle le ${day}. Cartes, factures et résiliation se gèrent en ligne.`;
}
