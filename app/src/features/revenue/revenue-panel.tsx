import { useId } from 'react';
import { Panel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminBillingQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import type { FreshQuery } from '#app/graphql/use-fresh-query.ts';
import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { MonthBars, wholeMonth } from '#app/ui/month-bars.tsx';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { formatPrice } from '#contract/laundromat/price.ts';

export type AdminBilling = AdminBillingQuery;

export const billingQuery = graphql(`
  query AdminBilling($limit: Int!) {
    admin_overview {
      revenueCents
      succeededPayments
      paymentsThisMonth
    }
    admin_months(order_by: [{ month: asc }]) {
      month
      revenueCents
      newLaundromats
    }
    subscriptions(
      where: { status: { _eq: "active" } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
    ) {
      id
      status
      currentPeriodEnd
      cancelAtPeriodEnd
      plan {
        id
        name
      }
      user {
        id
        email
      }
    }
    subscriptions_aggregate(where: { status: { _eq: "active" } }) {
      aggregate {
        count
      }
    }
    subscription_plans(order_by: [{ price: asc }]) {
      id
      name
      price
      interval
      isActive
      stripePriceId
    }
  }
`);

interface RevenueProps {
  overview: AdminBilling['admin_overview'][number] | undefined;
  months: AdminBilling['admin_months'];
}

const euros = (cents: number) => formatPrice(cents / 100) ?? '';

function Revenue({ overview, months }: RevenueProps) {
  const of = (count: 'revenueCents' | 'newLaundromats') =>
    months.map((row) => ({ month: row.month ?? '', value: row[count] ?? 0 }));
  return (
    <>
      <dl className="grid gap-px overflow-hidden rounded-t-card bg-line sm:grid-cols-3">
        <Figure name="Revenus encaissés" value={euros(overview?.revenueCents ?? 0)} />
        <Figure name="Paiements réussis" value={formatCount(overview?.succeededPayments ?? 0)} />
        <Figure name="Paiements ce mois-ci" value={formatCount(overview?.paymentsThisMonth ?? 0)} />
      </dl>
      <div className="grid gap-8 border-t border-line p-4 sm:p-5 lg:grid-cols-2">
        <MonthlyBars title="Revenus par mois" bars={of('revenueCents')} format={euros} />
        <MonthlyBars title="Nouvelles laveries par mois" bars={of('newLaundromats')} format={formatCount} />
      </div>
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="bg-card p-4 sm:p-5">
      <dt className="text-sm font-semibold text-slate">{name}</dt>
      <dd className="mt-1 font-display text-2xl font-bold tabular-nums sm:text-3xl">{value}</dd>
    </div>
  );
}

export function RevenuePanel({ billing }: { billing: FreshQuery<AdminBilling> }) {
  return (
    <TitledSection titleId="revenus" title="Revenus et activité" hasGap>
      <Panel query={billing}>
        {({ admin_overview: [overview], admin_months }) => (
          <Revenue overview={overview} months={admin_months} />
        )}
      </Panel>
    </TitledSection>
  );
}

interface MonthlyBarsProps {
  title: string;
  bars: readonly { month: string; value: number }[];
  format: (value: number) => string;
}

function MonthlyBars({ title, bars, format }: MonthlyBarsProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="font-semibold">
        {title}
      </figcaption>
      <MonthBars bars={bars.map((bar) => ({ ...bar, text: format(bar.value) }))} className="mt-3" />
      <details className="mt-2">
        <summary className="cursor-pointer py-1.5 text-sm font-semibold text-blue-700 hover:underline">
          Voir les chiffres
        </summary>
        <table className="mt-1 w-full text-sm wrap-anywhere">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Mois</th>
              <th scope="col">Valeur</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ month, value }) => (
              <tr key={month} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal first-letter:uppercase">
                  {wholeMonth(month)}
                </th>
                <td className="py-1.5 text-right tabular-nums">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
