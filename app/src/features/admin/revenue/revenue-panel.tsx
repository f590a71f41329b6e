import { activeSubscriptionsShown } from '#contract/moderation/admin-dashboard.ts';
import { billingQuery } from './billing-query.ts';
import { Panel } from '../lists/panel.tsx';
import { Revenue } from './revenue.tsx';
import { useAdminQuery } from '../lists/use-admin-query.ts';

/** « Revenus » */
export function RevenuePanel() {
  const billing = useAdminQuery({ query: billingQuery, variables: { limit: activeSubscriptionsShown } });
  return (
    <section aria-labelledby="revenus">
      <h2 id="revenus" className="mb-4 text-2xl font-bold tracking-tight">
        Revenus et activité
      </h2>
      <Panel query={billing}>
        {({ admin_overview: [overview], admin_months }) => (
          <Revenue overview={overview} months={admin_months} />
        )}
      </Panel>
    </section>
  );
}
