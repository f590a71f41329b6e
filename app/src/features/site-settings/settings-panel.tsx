import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '#app/features/admin-lists/list-panel.tsx';
import { type AdminBilling, billingQuery, RevenuePanel } from '#app/features/revenue/revenue-panel.tsx';
import { siteSettingsQuery, useSiteSettings } from '#app/graphql/site/site-settings-query.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { byYearlyCost } from '#contract/billing/yearly-cost.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import { formatDay } from '#contract/local-clock.ts';
import { activeSubscriptionsShown } from '#contract/moderation/moderation.ts';
import { missingSettings } from '#contract/site/site-settings.ts';
import { SettingsForm } from './settings-form.tsx';
import { StatementsSection } from './statements-section.tsx';

/** Maximum number of subscriptions; nobody reads further in a list without a search. */
const allSubscriptions = 500;

export function SettingsPanel() {
  const [showsAll, setShowsAll] = useState(false);
  const billing = useFreshQuery({
    query: billingQuery,
    variables: { limit: showsAll ? allSubscriptions : activeSubscriptionsShown },
  });
  const settings = useFreshQuery({ query: siteSettingsQuery, variables: {} });
  return (
    <div className="space-y-10">
      <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-8">
        <TitledSection titleId="abonnements-actifs" title="Abonnements actifs" hasGap>
          <Panel query={billing}>
            {({ subscriptions, subscriptions_aggregate }) => (
              <SubscriptionList
                subscriptions={subscriptions}
                total={subscriptions_aggregate.aggregate.count}
                onShowAll={showsAll ? undefined : () => setShowsAll(true)}
              />
            )}
          </Panel>
        </TitledSection>
        <TitledSection titleId="formules" title="Formules" hasGap>
          <Panel query={billing}>{({ subscription_plans }) => <PlanList plans={subscription_plans} />}</Panel>
        </TitledSection>
      </div>
      <RevenuePanel billing={billing} />
      <StatementsSection />
      <TitledSection titleId="parametres-generaux" title="Paramètres généraux" hasGap>
        <Panel query={settings}>
          {({ site_settings_by_pk: present }) =>
            present && <SettingsForm present={present} onSaved={settings.refresh} />
          }
        </Panel>
      </TitledSection>
    </div>
  );
}

function PlanList({ plans }: { plans: AdminBilling['subscription_plans'] }) {
  return (
    <ul className="divide-y divide-line">
      {byYearlyCost(plans).map(({ id, name, price, interval, isActive, stripePriceId }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
        >
          <div>
            <p className="font-semibold">
              <span>{name}</span>
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

interface SubscriptionListProps {
  subscriptions: AdminBilling['subscriptions'];
  total: number;
  onShowAll?: () => void;
}

function SubscriptionList({ subscriptions, total, onShowAll }: SubscriptionListProps) {
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
              {`${plan.name}${currentPeriodEnd ? ` · ${cancelAtPeriodEnd ? 'se termine' : 'se renouvelle'} le ${formatDay(currentPeriodEnd)}` : ''}`}
            </p>
          </li>
        ))}
      </ul>
      {onShowAll && total > subscriptions.length && (
        <p className="border-t border-line p-3 text-center">
          <Button
            variant="quiet"
            onClick={onShowAll}
          >{`Voir tous les abonnements (${formatCount(total)})`}</Button>
        </p>
      )}
    </>
  );
}

export function LegalGaps({ onOpen }: { onOpen: () => void }) {
  const settings = useSiteSettings();
  const missing = settings ? missingSettings(settings) : [];
  if (missing.length === 0) return null;
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card bg-sun-100 px-4 py-3 sm:px-5"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-700" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">Mentions légales incomplètes.</strong>
        <span>{` Il manque\u00a0: ${missing.join(', ')}.`}</span>
      </p>
      <Button variant="secondary" size="small" onClick={onOpen} className="self-center">
        Compléter
      </Button>
    </div>
  );
}
