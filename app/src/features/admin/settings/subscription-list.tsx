import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { formatDay } from '#app/lib/time/french-date.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { AdminBilling } from '../revenue/billing-query.ts';

interface SubscriptionListProps {
  subscriptions: AdminBilling['subscriptions'];
  total: number;
  /** Absent once all are shown. */
  onShowAll?: () => void;
}

/** Lists the subscriptions; the first few until all are requested. */
export function SubscriptionList({ subscriptions, total, onShowAll }: SubscriptionListProps) {
  if (total === 0) return <EmptyState title="Aucun abonnement actif" />;
  return (
    <>
      <ul className="divide-y divide-line">
        {subscriptions.map(({ id, user, plan, status, currentPeriodEnd, cancelAtPeriodEnd }) => (
          <li key={id} className="px-4 py-3 sm:px-5">
            <p className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 font-semibold wrap-anywhere">{user.email}</span>
              <Badge variant="success">{status === 'active' ? 'Actif' : status}</Badge>
            </p>
            <p className="text-sm text-slate">
              {plan.name}
              {currentPeriodEnd &&
                ` · ${cancelAtPeriodEnd ? 'se termine' : 'se renouvelle'} le ${formatDay(currentPeriodEnd)}`}
            </p>
          </li>
        ))}
      </ul>
      {onShowAll && total > subscriptions.length && (
        <p className="border-t border-line p-3 text-center">
          <Button variant="quiet" onClick={onShowAll}>
            Voir tous les abonnements ({formatCount(total)})
          </Button>
        </p>
      )}
    </>
  );
}
