import { usePlanPrices } from '#app/graphql/plans/plans-query.ts';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { paths } from '#app/paths.ts';
import { LinkButton, TextLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { type LaundromatTier, photoCaps } from '#contract/laundromat/laundromat.ts';
import { french } from '#contract/site/french-spacing.ts';

const visitorSteps = french({
  'Dites où vous êtes':
    "Une ville, une région, ou « Autour de moi ». Votre position n'est demandée que si vous appuyez sur ce bouton.",
  'Réglez la recherche':
    "Un rayon de 1, 2, 5 ou 10 km, les services qu'il vous faut, et l'ordre : pertinence, distance, note ou prix.",
  'Ouvrez une fiche': "Horaires, prix de départ, photos, services et avis. Un bouton lance l'itinéraire.",
  'Laissez un avis': "Une note, quelques mots, un prénom. Aucun compte n'est nécessaire.",
});

const ownerSteps = french({
  'Créez un compte propriétaire': 'Il vous appartient : vous seul modifiez vos fiches.',
  'Choisissez une formule': 'Gratuite, Premium ou Premium+. Vous pouvez commencer par la gratuite.',
  'Remplissez la fiche':
    'Adresse, horaires, services, photos. Une fiche gratuite est relue et publiée sous 48 h.',
  'Tenez-la à jour': 'Horaires de fête, nouvelle machine : la modification paraît aussitôt.',
});

const plans: readonly { tier: LaundromatTier; name: string; place: string }[] = french([
  { tier: 'free', name: 'Gratuite', place: 'À son rang ; à égalité, après les annonces' },
  { tier: 'premium', name: 'Premium', place: 'À égalité, avant les fiches gratuites, « Annonce »' },
  { tier: 'featured', name: 'Premium+', place: 'À égalité, avant les autres, à tour de rôle, « Annonce »' },
]);

export function HowItWorksPage() {
  const prices = usePlanPrices();
  return (
    <Container className="py-10 sm:py-16">
      <PageHead
        path={paths.howItWorks}
        title="Comment ça marche"
        description="Trouver une laverie en quatre gestes, ou y inscrire la vôtre&nbsp;: le fonctionnement de Lavoir, pas à pas."
      />
      <h1 className="max-w-3xl text-4xl/[2.5rem] font-extrabold tracking-tight sm:text-5xl/[3.25rem] lg:text-6xl/[4rem]">
        Comment ça marche
      </h1>
      <p className="mt-4 max-w-2xl text-lg text-slate">
        D&apos;un côté, ceux qui cherchent une machine libre. De l&apos;autre, ceux qui la tiennent prête.
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-14 sm:mt-14 lg:grid-cols-2">
        <section className="flex flex-col items-start">
          <h2 className="text-2xl font-bold tracking-tight">Vous cherchez une laverie</h2>
          <StepList steps={visitorSteps} />
          <LinkButton to={paths.home} size="large">
            Chercher une laverie
          </LinkButton>
        </section>
        <section className="flex flex-col items-start">
          <h2 className="text-2xl font-bold tracking-tight">Vous tenez une laverie</h2>
          <StepList steps={ownerSteps} />
          <LinkButton to={paths.addLaundromat} size="large" variant="secondary">
            Ajouter ma laverie
          </LinkButton>
        </section>
      </div>
      <section className="mt-14 rounded-card border border-line bg-card p-6 sm:mt-20 sm:p-10">
        <h2 className="text-2xl font-bold tracking-tight">Les trois formules</h2>
        <table className="mt-5 w-full text-left">
          <thead className="text-sm text-slate max-sm:sr-only">
            <tr>
              {['Formule', 'Prix TTC', 'Photos', 'Place dans les listes'].map((column) => (
                <th key={column} scope="col" className="py-2 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {plans.map(({ tier, name, place }) => (
              <tr
                key={name}
                className="max-sm:grid max-sm:grid-cols-2 max-sm:items-baseline max-sm:gap-y-1 max-sm:py-4"
              >
                <th scope="row" className="font-display text-lg font-bold sm:py-4">
                  {name}
                </th>
                <td className="font-semibold max-sm:text-right sm:py-4">{prices[tier]}</td>
                <td className="text-slate max-sm:col-span-2 sm:py-4">{`${photoCaps[tier]}\u00a0photos`}</td>
                <td className="text-slate max-sm:col-span-2 sm:py-4">{place}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-5 text-slate">
          Ce que veut dire «&nbsp;à son rang&nbsp;» est écrit noir sur blanc&nbsp;:{' '}
          <TextLink to={paths.ranking}>comment nous classons les laveries</TextLink>.
        </p>
      </section>
    </Container>
  );
}

function StepList({ steps }: { steps: Readonly<Record<string, string>> }) {
  return (
    <ol className="mt-6 mb-7 flex-1 space-y-6">
      {Object.entries(steps).map(([title, text], index) => (
        <li key={title} className="flex gap-5">
          <span
            aria-hidden
            className="w-8 shrink-0 font-display text-4xl/[2.25rem] font-extrabold text-blue-600"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="mt-1 text-slate">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
