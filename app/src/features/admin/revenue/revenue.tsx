import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import type { AdminBilling } from './billing-query.ts';
import { MonthlyBars } from './monthly-bars.tsx';

interface RevenueProps {
  overview: AdminBilling['admin_overview'][number] | undefined;
  months: AdminBilling['admin_months'];
}

const euros = (cents: number) => formatPrice(cents / 100) ?? '';

/** Shows the revenue in total and by month, beside the growth of the directory. */
export function Revenue({ overview, months }: RevenueProps) {
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
