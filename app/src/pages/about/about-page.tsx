import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { useStatements } from '#app/graphql/site/statements.ts';
import { paths } from '#app/paths.ts';
import { LinkButton, TextLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { Porthole } from '#app/ui/porthole.tsx';
import { regions } from '#contract/laundromat/regions.ts';

const features = {
  'Chercher autour de soi':
    "Par ville, par région ou depuis l'endroit où vous êtes, dans un rayon de 1 à 10\u00a0km.",
  'Comparer avant de partir': 'Horaires, prix de départ, services, photos et avis, sur une même fiche.',
  'Y aller': "L'itinéraire s'ouvre dans votre application de cartes, en un geste.",
  "Dire ce qu'il en est": 'Un avis se laisse sans compte. Il aide la personne suivante.',
};

const services = [
  { title: 'Un site internet', to: paths.services.website },
  { title: 'Le référencement local', to: paths.services.seo },
  { title: 'Les réseaux sociaux', to: paths.services.socialMedia },
  { title: 'La hotline', to: paths.services.hotline },
] as const;

export function AboutPage() {
  const { aboutCount } = useStatements();
  return (
    <>
      <PageHead
        path={paths.about}
        title="À propos"
        description="Lavoir, l'annuaire français des laveries automatiques&nbsp;: notre mission, ce que fait le site et ce que nous faisons pour les propriétaires."
      />
      <Container className="grid items-center gap-x-16 gap-y-8 py-10 sm:py-16 md:grid-cols-[1.6fr_1fr]">
        <div>
          <h1 className="text-4xl/[2.5rem] font-extrabold tracking-tight sm:text-5xl/[3.25rem] lg:text-6xl/[4rem]">
            Laver son linge ne devrait pas demander d&apos;enquête
          </h1>
          <p className="mt-5 max-w-2xl text-lg text-slate">
            Lavoir est l&apos;annuaire des laveries automatiques de France. Un lavoir était un lieu que tout
            le quartier connaissait&nbsp;; nous voudrions qu&apos;une laverie le redevienne.
          </p>
        </div>
        <Porthole className="hidden w-full max-w-72 justify-self-center md:block" />
      </Container>

      <div className="on-dark bg-deep-900 text-white">
        <Container className="py-10 sm:py-14">
          <h2 className="text-base font-semibold text-foam-200">Notre mission</h2>
          <p className="mt-3 max-w-4xl font-display text-2xl/[2rem] font-bold text-balance sm:text-4xl/[3rem]">
            Que chacun trouve une laverie ouverte, équipée et proche, et que chaque laverie soit trouvée par
            ses voisins.
          </p>
        </Container>
      </div>

      <Container className="grid gap-x-14 gap-y-8 py-12 sm:py-16 lg:grid-cols-[20rem_1fr]">
        <h2 className="text-2xl font-bold tracking-tight sm:text-3xl">Ce que le site sait faire</h2>
        <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {Object.entries(features).map(([title, text]) => (
            <div key={title}>
              <dt className="text-lg font-bold">{title}</dt>
              <dd className="mt-1 text-slate">{text}</dd>
            </div>
          ))}
        </dl>
      </Container>

      <Container className="grid gap-6 pb-12 sm:pb-16 lg:grid-cols-2">
        <section className="rounded-card border border-line bg-card p-6 sm:p-8">
          <h2 className="text-2xl font-bold tracking-tight">Nos services aux propriétaires</h2>
          <p className="mt-3 text-slate">
            La fiche est gratuite. Ceux qui veulent aller plus loin peuvent nous confier le reste.
          </p>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {services.map(({ title, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center justify-between gap-3 font-semibold hover:text-blue-700"
                >
                  <span>{title}</span>
                  <ArrowRight aria-hidden className="size-4 shrink-0 text-blue-600" />
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-slate">
            Une place payée porte toujours la mention «&nbsp;Annonce&nbsp;».{' '}
            <TextLink to={paths.ranking}>Comment nous classons les laveries</TextLink>
          </p>
        </section>
        <section className="rounded-card bg-mist p-6 sm:p-8">
          <h2 className="text-2xl font-bold tracking-tight">Toute la France, Corse comprise</h2>
          <p className="mt-3 text-slate">
            {aboutCount && <strong className="block">{aboutCount}</strong>}
            <span>
              Chaque laverie est rattachée à sa commune&nbsp;: on la trouve par son nom, par son code postal
              ou par sa région.
            </span>
          </p>
          <ul className="mt-4 flex flex-wrap gap-2">
            {regions.map((region) => (
              <li key={region}>
                <Link
                  to={`${paths.home}?${new URLSearchParams({ region })}`}
                  className="inline-flex min-h-9 items-center rounded-full border border-line bg-card px-3 text-sm font-medium hover:border-blue-200 hover:text-blue-700"
                >
                  {region}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </Container>

      <Container className="flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-line py-10">
        <p className="flex-1 basis-60 font-display text-2xl font-bold">Vous tenez une laverie&nbsp;?</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.addLaundromat} size="large">
            Ajouter ma laverie
          </LinkButton>
          <LinkButton to={paths.contact} size="large" variant="secondary">
            Nous contacter
          </LinkButton>
        </div>
      </Container>
    </>
  );
}
