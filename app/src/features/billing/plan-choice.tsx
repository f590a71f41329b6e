import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActionContext } from '#app/graphql/action.ts';
import type { OwnSubscription } from '#app/graphql/plans/own-subscription.ts';
import { isOutdated, openCheckout, openPortal, useRestoredPage } from '#app/graphql/plans/payment-pages.ts';
import type { Plan } from '#app/graphql/plans/plans-query.ts';
import { useStatements } from '#app/graphql/site/statements.ts';
import { tierOfPlan } from '#app/lib/laundromats/plan.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { paths } from '#app/paths.ts';
import { useSessionState, useUser } from '#app/session/session-context.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { PlanCard } from '#app/ui/cards/plan-card.tsx';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import { errorCatalogue } from '#contract/http/errors.ts';
import { planCost, planLines } from './plan-lines.ts';

interface PlanChoiceProps {
  plan: Plan;
  subscription: OwnSubscription | null;
  /** Number of laundromats that the visitor has. */
  present: number;
  /** Called when the server knows another subscription or other plans than this page. */
  onStale: () => void;
}

export function PlanChoice({ plan, subscription, present, onStale }: PlanChoiceProps) {
  const isOwner = useUser()?.role === 'owner';
  const { choose, busy } = useChoice(plan, subscription, onStale);
  const tier = tierOfPlan(plan);
  const { popularPlan } = useStatements();
  // Without a subscription an owner is on the free plan.
  const isCurrent = subscription ? subscription.plan.id === plan.id : isOwner && tier === 'free';

  return (
    <PlanCard
      plan={plan}
      name={plan.name}
      lines={planLines(plan)}
      ribbon={plan.name === 'Premium' ? popularPlan : undefined}
      badge={isCurrent ? 'Actuel' : undefined}
      headingLevel={2}
      cost={planCost(plan, present)}
      action={
        isCurrent ? (
          <Button variant="secondary" className="w-full" disabled>
            Plan actuel
          </Button>
        ) : tier === 'free' && !subscription ? (
          <LinkButton to={paths.addLaundromat} variant="secondary" className="w-full">
            {`Choisir ${plan.name}`}
          </LinkButton>
        ) : (
          <Button
            variant={tier === 'free' ? 'secondary' : 'primary'}
            className="w-full"
            pending={busy}
            onClick={() => void choose()}
          >
            {busy ? 'Redirection...' : `Choisir ${plan.name}`}
          </Button>
        )
      }
    />
  );
}

/** A running subscription is changed on the payment provider's pages, not bought a second time. */
function useChoice(plan: Plan, subscription: OwnSubscription | null, onStale: () => void) {
  const context = useActionContext();
  const state = useSessionState();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  useRestoredPage(() => setBusy(false));

  const manage = (flow: 'cancel' | 'changePlan') =>
    openPortal(context, { returnPath: paths.subscription, flow });

  const choose = async () => {
    if (state.status === 'anonymous') {
      toastError('Erreur de paiement', errorCatalogue.unauthenticated.message);
      await navigate(paths.loginThen(paths.subscription));
      return;
    }
    setBusy(true);
    const left = subscription
      ? await manage(Number(plan.price) === 0 ? 'cancel' : 'changePlan')
      : await buy();
    if (!left) setBusy(false);
  };

  const buy = async (): Promise<boolean> => {
    if (!plan.stripePriceId) {
      toastError('Erreur de configuration', errorCatalogue.planNotFound.message);
      return false;
    }
    try {
      return await openCheckout(context, { planId: plan.id, priceId: plan.stripePriceId });
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure : undefined;
      const subscribed = known?.code === 'alreadySubscribed';
      // The server's own sentence is shown only for a refusal that the visitor can act on.
      const actionable = known !== undefined && [401, 403, 409].includes(known.status);
      toast({
        title: 'Erreur',
        description:
          (actionable ? known.sentence : undefined) ??
          "Une erreur est survenue lors de la création de l'abonnement",
        variant: 'destructive',
        action: subscribed ? { label: 'Gérer', onPress: () => void manage('changePlan') } : undefined,
      });
      if (isOutdated(failure)) onStale();
      return false;
    }
  };

  return { choose, busy };
}
