import { clsx } from 'clsx';
import { CreditCard, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useActionContext } from '#app/graphql/action.ts';
import type { EndedSubscription, OwnSubscription } from '#app/graphql/plans/own-subscription.ts';
import { openPortal, useRestoredPage } from '#app/graphql/plans/payment-pages.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { PortalFlow } from '#contract/billing/billing.ts';
import { endedNotice, subscriptionNotice } from './subscription-notice.ts';

interface CurrentSubscriptionProps {
  subscription: OwnSubscription | null;
  /** The last subscription that ended, shown while none runs. */
  ended: EndedSubscription | null;
  onReturn: () => void;
}

export function CurrentSubscription({ subscription, ended, onReturn }: CurrentSubscriptionProps) {
  const context = useActionContext();
  const [leaving, setLeaving] = useState<PortalFlow | 'overview'>();
  useRestoredPage(() => {
    setLeaving(undefined);
    onReturn();
  });
  if (!subscription && !ended) return null;
  const { title, text, payable, isWarning } = subscription
    ? subscriptionNotice(subscription)
    : endedNotice(ended!);
  const Icon = isWarning ? TriangleAlert : CreditCard;

  const open = async (flow?: PortalFlow) => {
    setLeaving(flow ?? 'overview');
    if (!(await openPortal(context, { returnPath: paths.subscription, flow }))) setLeaving(undefined);
  };
  const button = (label: string, flow?: PortalFlow, isPrimary = false) => (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      pending={leaving === (flow ?? 'overview')}
      onClick={() => void open(flow)}
    >
      {label}
    </Button>
  );
  return (
    <section
      aria-labelledby="abonnement-actuel"
      className={clsx(
        'mx-auto mt-8 flex max-w-4xl flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border p-5 sm:px-6',
        isWarning ? 'border-brick-700 bg-brick-100' : 'border-line bg-card',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-80 gap-4">
        <Icon
          aria-hidden
          className={clsx('mt-0.5 size-6 shrink-0', isWarning ? 'text-brick-700' : 'text-blue-700')}
        />
        <div className="min-w-0">
          <h2 id="abonnement-actuel" className="text-lg font-bold">
            {title}
          </h2>
          <p className={isWarning ? undefined : 'text-slate'}>{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {payable && button(`Payer ${payable}`, 'payInvoice', true)}
        {isWarning && button('Changer de carte', 'changeCard', !payable)}
        {!isWarning && button(subscription ? 'Gérer mon abonnement' : 'Voir mes factures')}
      </div>
    </section>
  );
}
