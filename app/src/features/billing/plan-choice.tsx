import type { OwnSubscription } from '#app/data/plans/own-subscription.ts';
import type { Plan } from '#app/data/plans/plans-query.ts';
import { useStatements } from '#app/data/site/statements.ts';
import { laundromatLimit, planPrice, tierOfPlan, tierPromises } from '#app/lib/laundromats/plan.ts';
import { paths } from '#app/paths.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { PlanCard } from '#app/ui/cards/plan-card.tsx';
import { planCost, planLines } from './plan-lines.ts';
import { useChoice } from './use-choice.ts';

interface PlanChoiceProps {
  plan: Plan;
  subscription: OwnSubscription | null;
  /** Number of the owner's laundromats. */
  present: number;
  /** Called when the server reports another subscription than this page shows. */
  onStale: () => void;
}

/** One plan with the button to choose it. */
export function PlanChoice({ plan, subscription, present, onStale }: PlanChoiceProps) {
  const session = useSessionState();
  const isOwner = session.status === 'signedIn' && session.user.role === 'owner';
  const { choose, busy } = useChoice(plan, subscription, onStale);
  const tier = tierOfPlan(plan);
  const { popularPlan } = useStatements();
  // Without a subscription an owner is on the free plan.
  const isCurrent = subscription ? subscription.plan.id === plan.id : isOwner && tier === 'free';

  return (
    <PlanCard
      tier={tier}
      name={plan.name}
      promise={tierPromises[tier]}
      price={planPrice(plan)}
      note={laundromatLimit(plan.maxLaundromats)}
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
