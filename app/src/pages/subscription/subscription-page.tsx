import { ArrowLeft, CalendarX2, LockKeyhole, Zap } from 'lucide-react';
import { useQuery } from 'urql';
import { CurrentSubscription } from '#app/features/billing/current-subscription.tsx';
import { PlanChoice } from '#app/features/billing/plan-choice.tsx';
import { useOwnCoverage } from '#app/graphql/plans/own-coverage.ts';
import { useOwnSubscription } from '#app/graphql/plans/own-subscription.ts';
import { plansQuery } from '#app/graphql/plans/plans-query.ts';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { withOwnPlan } from '#app/lib/laundromats/plan.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { RefusedLaundromats } from '#app/ui/notices/refused-laundromats.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { byYearlyCost } from '#contract/billing/yearly-cost.ts';
import { featuredOfTheMonth, featuredMinutes } from '#contract/laundromat/search.ts';
import { french } from '#contract/site/french-spacing.ts';

const questions = french({
  'Que comprend la mise en avant de Premium+ ?': `Une place avant les autres fiches à égalité, c'est-à-dire à distance et ouverture comparables ou à ressemblance égale avec les mots cherchés, et les « Laveries du mois » à votre tour : ${featuredOfTheMonth} places, qui changent toutes les ${featuredMinutes} minutes et se partagent à parts égales entre les laveries Premium+ de la région, ou proches du point cherché, qui ont des photos. Ce n'est pas une place fixe : plus elles sont nombreuses, plus la part de chacune est petite.`,
  'Puis-je changer de formule ?':
    'Oui, à tout moment et avec effet immédiat. Ce que vous avez déjà payé pour la période en cours est déduit.',
  "J'ai deux laveries : dois-je prendre Premium+ ?":
    "Non. Premium comprend une laverie, et une deuxième peut s'y ajouter gratuitement : elle paraît après validation, comme toute fiche gratuite. Premium+ comprend toutes vos laveries.",
  'Que se passe-t-il si je résilie ?':
    "Votre formule reste active jusqu'à la fin de la période payée, puis vos fiches redeviennent gratuites. Elles restent publiées et gardent leurs avis.",
  'Les prix comprennent-ils la TVA ?':
    'Oui, les prix sont TTC pour les clients français. Chaque paiement a sa facture.',
});

function SubscriptionQuestions() {
  return (
    <section className="mx-auto max-w-3xl pt-10 pb-4">
      <h2 className="mb-3 text-2xl font-bold tracking-tight">Questions fréquentes</h2>
      {Object.entries(questions).map(([question, answer]) => (
        <Disclosure key={question} title={question}>
          {answer}
        </Disclosure>
      ))}
    </section>
  );
}

const assurances = [
  {
    Icon: LockKeyhole,
    title: 'Paiement sécurisé',
    text: 'Votre carte est saisie chez notre prestataire de paiement. Nous ne la voyons jamais.',
  },
  {
    Icon: CalendarX2,
    title: 'Résiliation flexible',
    text: "En ligne, en deux clics. Vous gardez vos avantages jusqu'à la fin de la période payée.",
  },
  {
    Icon: Zap,
    title: 'Activation immédiate',
    text: 'Votre laverie paraît dès que le paiement est confirmé, sans attendre de relecture. Seule une fiche refusée attend un administrateur.',
  },
];

function Assurances() {
  return (
    <ul className="mt-14 grid gap-8 border-y border-line py-10 sm:grid-cols-3 sm:gap-10">
      {assurances.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4 sm:flex-col sm:gap-3">
          <Icon aria-hidden className="size-7 shrink-0 text-blue-600" strokeWidth={1.75} />
          <div>
            <h2 className="font-sans text-base font-semibold">{title}</h2>
            <p className="mt-1 text-slate">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function SubscriptionPage() {
  const [{ data, error }, reloadPlans] = useQuery({ query: plansQuery, variables: {} });
  const own = useOwnSubscription();
  const { coverage, plan: ownPlan, ...covered } = useOwnCoverage();
  // Without the coverage an owner could pay for a refused laundromat without being warned.
  const failed = (error !== undefined && !data) || own.failed || (covered.failed && !coverage);
  const reload = () => {
    reloadPlans({ requestPolicy: 'network-only' });
    own.reload();
    covered.reload();
  };
  const plans =
    data && !own.loading && !covered.loading
      ? byYearlyCost(withOwnPlan(data.subscription_plans, ownPlan))
      : undefined;

  return (
    <Container className="py-6 sm:py-10">
      <PageHead
        path={paths.subscription}
        title="Abonnements"
        description="Les formules pour votre laverie&nbsp;: la fiche gratuite, Premium et Premium+. Ce que chacune apporte, et son prix TTC."
      />
      <LinkButton to={paths.ownerDashboard} variant="quiet" size="small" className="-ml-3">
        <ArrowLeft aria-hidden className="size-4.5" />
        Mon espace propriétaire
      </LinkButton>
      <div className="mx-auto max-w-3xl pt-4 text-center sm:pt-6">
        <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">Choisissez votre abonnement</h1>
        <p className="mt-3 text-lg text-slate">
          Une fiche gratuite, ou une place devant les autres. Changez de formule quand vous voulez.
        </p>
      </div>
      <CurrentSubscription subscription={own.subscription} ended={own.ended} onReturn={own.reload} />
      {failed && <ErrorState onRetry={reload} />}
      {!failed && !plans && <LoadingPlans />}
      {!failed && plans && (
        <>
          <div className="mt-8 empty:hidden">
            <RefusedLaundromats listings={coverage?.listings} />
          </div>
          <ul className="mt-12 grid gap-8 lg:grid-cols-3 lg:gap-6">
            {plans.map((plan) => (
              <li key={plan.id} className="grid grid-cols-1">
                <PlanChoice
                  plan={plan}
                  subscription={own.subscription}
                  present={coverage?.listings.length ?? 0}
                  onStale={reload}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Assurances />
      <SubscriptionQuestions />
    </Container>
  );
}

function LoadingPlans() {
  return (
    <div className="mt-10">
      <p role="status" className="text-center text-slate">
        Chargement des abonnements...
      </p>
      <div className="mt-6 grid gap-8 lg:grid-cols-3 lg:gap-6">
        <Skeleton count={3} className="h-112" />
      </div>
    </div>
  );
}
