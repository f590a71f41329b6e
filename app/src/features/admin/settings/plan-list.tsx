import { formatPrice } from '#contract/laundromat/price.ts';
import { byYearlyCost } from '#app/lib/laundromats/plan.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { AdminBilling } from '../revenue/billing-query.ts';

/** Lists the plans, and shows whether Stripe has a price for each. */
export function PlanList({ plans }: { plans: AdminBilling['subscription_plans'] }) {
  return (
    <ul className="divide-y divide-line">
      {byYearlyCost(plans).map(({ id, name, price, interval, isActive, stripePriceId }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
        >
          <div>
            <p className="font-semibold">
              {name}
              {!isActive && <span className="font-normal text-slate"> (retirée de la vente)</span>}
            </p>
            <p className="text-sm text-slate">
              {Number(price) === 0
                ? formatPrice(price)
                : `${formatPrice(price)} par ${interval === 'month' ? 'mois' : 'an'}`}
            </p>
          </div>
          {Number(price) > 0 &&
            (stripePriceId ? (
              <Badge variant="success">Prix Stripe présent</Badge>
            ) : (
              <Badge variant="danger">Prix Stripe absent</Badge>
            ))}
        </li>
      ))}
    </ul>
  );
}
