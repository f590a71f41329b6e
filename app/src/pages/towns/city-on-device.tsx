import { LaundromatCard } from '#app/features/laundromat-card/laundromat-card.tsx';
import type { LaundromatMatch } from '#app/graphql/laundromats/laundromat-summary.ts';
import { PageTitle } from '#app/graphql/site/page-head.tsx';
import { inCity } from '#app/lib/texts/place-names.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { cardList } from '#app/ui/cards/card-skeletons.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { directoryCardServices } from '#contract/laundromat/search.ts';

/** The laundromats of a town that are on this device, because the server cannot be reached. */
export function CityOnDevice({ matches }: { matches: readonly LaundromatMatch[] }) {
  const laundromats = matches.flatMap(({ laundromat }) => laundromat ?? []);
  const title = `Laveries automatiques ${inCity({ name: laundromats[0]!.city })}`;
  return (
    <Container className="py-8">
      <PageTitle>{title}</PageTitle>
      <h1 className="mb-3 text-3xl font-extrabold tracking-tight sm:text-4xl">{title}</h1>
      <p className="text-slate">
        Sans connexion, voici celles que cet appareil a gardées. Il peut y en avoir d&apos;autres.
      </p>
      <h2 className="sr-only">Liste des laveries</h2>
      <ul className={`${cardList} mt-5`}>
        {laundromats.map((laundromat) => (
          <li key={laundromat.id}>
            <LaundromatCard laundromat={laundromat} services={directoryCardServices} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <LinkButton to={paths.offline} variant="secondary">
          Listes enregistrées, avec leur date
        </LinkButton>
      </p>
    </Container>
  );
}
