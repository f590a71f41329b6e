import { useState } from 'react';
import { activeSubscriptionsShown } from '#contract/moderation/admin-dashboard.ts';
import { siteSettingsQuery } from '#app/data/site/site-settings-query.ts';
import { Panel } from '../lists/panel.tsx';
import { billingQuery } from '../revenue/billing-query.ts';
import { PlanList } from './plan-list.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SubscriptionList } from './subscription-list.tsx';
import { useAdminQuery } from '../lists/use-admin-query.ts';

/** Maximum number of subscriptions; nobody reads further in a list without a search. */
const allSubscriptions = 500;

/** Subscriptions and plans, and the settings of the site. */
export function SettingsPanel() {
  const [showsAll, setShowsAll] = useState(false);
  const billing = useAdminQuery({
    query: billingQuery,
    variables: { limit: showsAll ? allSubscriptions : activeSubscriptionsShown },
  });
  const settings = useAdminQuery({ query: siteSettingsQuery, variables: {} });
  return (
    <div className="space-y-10">
      <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-8">
        <section aria-labelledby="abonnements-actifs">
          <h2 id="abonnements-actifs" className="mb-4 text-2xl font-bold tracking-tight">
            Abonnements actifs
          </h2>
          <Panel query={billing}>
            {({ subscriptions, subscriptions_aggregate }) => (
              <SubscriptionList
                subscriptions={subscriptions}
                total={subscriptions_aggregate.aggregate?.count ?? 0}
                onShowAll={showsAll ? undefined : () => setShowsAll(true)}
              />
            )}
          </Panel>
        </section>
        <section aria-labelledby="formules">
          <h2 id="formules" className="mb-4 text-2xl font-bold tracking-tight">
            Formules
          </h2>
          <Panel query={billing}>{({ subscription_plans }) => <PlanList plans={subscription_plans} />}</Panel>
        </section>
      </div>
      <section aria-labelledby="parametres-generaux">
        <h2 id="parametres-generaux" className="mb-4 text-2xl font-bold tracking-tight">
          Paramètres généraux
        </h2>
        <Panel query={settings}>
          {({ site_settings_by_pk: present }) =>
            present && <SettingsForm present={present} onSaved={settings.refresh} />
          }
        </Panel>
      </section>
    </div>
  );
}
