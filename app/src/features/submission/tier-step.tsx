import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Plan } from '#app/graphql/plans/plans-query.ts';
import { laundromatLimit, tierOfPlan } from '#app/lib/laundromats/plan.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { PlanCard } from '#app/ui/cards/plan-card.tsx';
import { RefusedLaundromats } from '#app/ui/notices/refused-laundromats.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import type { OwnerCoverage } from '#contract/billing/billing.ts';
import type { LaundromatTier } from '#contract/laundromat/laundromat.ts';

interface TierStepProps {
  plans: Plan[] | undefined;
  failed: boolean;
  onReload: () => void;
  coverage: OwnerCoverage | undefined;
  onChoose: (tier: LaundromatTier) => void;
  onManage: () => void;
}

const columns: Record<number, string> = {
  1: 'max-w-md',
  2: 'max-w-3xl lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'max-w-3xl lg:grid-cols-2',
};

const cardName = (tier: LaundromatTier, plan: Plan) => (tier === 'free' ? 'Gratuite' : plan.name);

export function TierStep({ plans, failed, onReload, coverage, onChoose, onManage }: TierStepProps) {
  if (failed) return <ErrorState title="Les formules n'ont pas pu être chargées" onRetry={onReload} />;
  if (!plans || !coverage) {
    return (
      <Loading label="Chargement des formules…" className="grid gap-6 pt-3.5 lg:grid-cols-3">
        <Skeleton count={3} className="h-96" />
      </Loading>
    );
  }
  const offers = new Map(coverage.offers.map(({ planId, offer }) => [planId, offer]));
  const offered = plans.filter(({ id }) => offers.get(id) !== 'covered');
  return (
    <>
      <RefusedLaundromats listings={coverage.listings} />
      <ul className={clsx('mx-auto grid gap-7 pt-3.5 lg:gap-5', columns[offered.length])}>
        {offered.map((plan) => {
          const tier = tierOfPlan(plan);
          const offer = offers.get(plan.id);
          return (
            <li key={plan.id} className="grid grid-cols-1">
              <PlanCard
                plan={plan}
                name={cardName(tier, plan)}
                // The limit of a full plan is shown below, with the reason.
                showsLimit={offer !== 'full'}
                lines={plan.features}
                badge={plan.name === coverage.planName ? 'Votre formule' : undefined}
                headingLevel={3}
                action={
                  <>
                    {offer === 'full' && (
                      <p className="rounded-control bg-mist px-4 py-3 text-sm">
                        <span>{fullText(tier, plan, coverage)}</span>{' '}
                        <Link
                          to={paths.subscription}
                          className="font-semibold text-blue-700 underline underline-offset-3"
                        >
                          Changer d&apos;abonnement
                        </Link>
                      </p>
                    )}
                    {offer === 'manage' && (
                      <Button variant="secondary" className="w-full" onClick={onManage}>
                        {`Passer à ${plan.name}`}
                      </Button>
                    )}
                    {(offer === 'choose' || offer === 'included') && (
                      <Button
                        variant={tier === 'free' ? 'secondary' : 'primary'}
                        className="w-full"
                        onClick={() => onChoose(tier)}
                      >
                        {offer === 'included' ? 'Continuer, sans supplément' : choiceText(tier, plan)}
                      </Button>
                    )}
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function fullText(tier: LaundromatTier, { name, maxLaundromats }: Plan, { planName }: OwnerCoverage): string {
  const limit = `comprend ${laundromatLimit(maxLaundromats)}, et vous l'avez déjà inscrite.`;
  if (tier === 'free')
    return planName ? `La fiche gratuite s'ajoute une fois à ${planName}.` : `Cette formule ${limit}`;
  return name === planName
    ? `Votre formule ${limit}`
    : `Cette formule ${limit} Prenez-la pour cette laverie\u00a0: une deuxième s'y ajoute gratuitement.`;
}

function choiceText(tier: LaundromatTier, plan: Plan): string {
  return tier === 'free' ? 'Choisir la fiche gratuite' : `Choisir ${plan.name}`;
}
