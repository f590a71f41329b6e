import { CreditCard } from 'lucide-react';
import type { OwnSubscriptionFragment } from '#app/graphql/generated/graphql.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { CounterCard } from '#app/ui/cards/counter-card.tsx';
import { grantingStatuses, isPaid, isProcessing } from '#contract/billing/coverage.ts';
import { formatDay } from '#contract/local-clock.ts';
import { ownSubscriptionQuery } from './owner-query.ts';

const unpaid = ['unpaid', 'incomplete'];

export function OwnPlanCard({ me, className }: { me: string; className?: string }) {
  const variables = { me, granting: grantingStatuses };
  const { data, failed } = useFreshQuery({ query: ownSubscriptionQuery, variables });
  const granted = data?.granted[0];
  const latest = data?.latest[0];
  const value = data ? (granted?.plan.name ?? 'Gratuit') : failed ? '–' : undefined;
  const note = granted
    ? grantedNote(granted)
    : latest && isProcessing(latest)
      ? 'Paiement en cours'
      : latest && unpaid.includes(latest.status) && 'Paiement en attente';
  return (
    <CounterCard
      icon={CreditCard}
      label="Abonnement"
      value={value}
      action={
        <LinkButton to={paths.subscription} variant="secondary" size="small">
          Gérer
        </LinkButton>
      }
      className={className}
    >
      {note}
    </CounterCard>
  );
}

function grantedNote(granted: OwnSubscriptionFragment): string | null {
  const { cancelAtPeriodEnd, currentPeriodEnd } = granted;
  if (granted.processing.length > 0) return 'Paiement en cours';
  // The provider retries a failed renewal, and the plan stays granted meanwhile.
  if (!isPaid(granted)) return 'Dernier paiement échoué';
  if (!currentPeriodEnd) return null;
  const day = formatDay(currentPeriodEnd);
  return cancelAtPeriodEnd ? `Se termine le ${day}` : `Se renouvelle le ${day}`;
}
