import { lazy, Suspense, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { PageBeyondEnd } from '#app/features/results/no-results.tsx';
import { listTitle, placeText } from '#app/features/results/results-summary.ts';
import { SearchResults } from '#app/features/results/search-results.tsx';
import { DirectoryForm } from '#app/features/search/directory-form.tsx';
import { regionLinksQuery, regionsByName } from '#app/features/search/region-links.ts';
import { cityLabel, noFilters } from '#app/features/search/search-params.ts';
import { emptyPlace } from '#app/features/search/search-place.ts';
import { directoryArguments } from '#app/features/search/search-query.ts';
import { useSearchUrl } from '#app/features/search/use-search-url.ts';
import { PageHead, ServerAnswerContext } from '#app/graphql/site/page-head.tsx';
import { OwnerInvitation } from '#app/pages/home/owner-invitation.tsx';
import { PlaceLinks } from '#app/pages/towns/place-frame.tsx';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container, Section } from '#app/ui/pages/container.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { directoryCardServices, directorySorts } from '#contract/laundromat/search.ts';
import { inTown } from '#contract/laundromat/town.ts';
import { typedInDirectory } from '#contract/laundromat/typed-place.ts';

const TypedInDirectory = lazy(async () => ({
  default: (await import('#app/features/search/typed-place.tsx')).TypedInDirectory,
}));

export function DirectoryPage() {
  const typed = typedInDirectory(useSearchParams()[0]);
  // A browser renders the same, and need not load more for it.
  const isOnServer = useContext(ServerAnswerContext) !== null;
  return (
    <Suspense>
      {isOnServer && typed ? (
        <TypedInDirectory text={typed}>
          <Directory />
        </TypedInDirectory>
      ) : (
        <Directory />
      )}
    </Suspense>
  );
}

function Directory() {
  const search = useSearchUrl(directorySorts);
  const { criteria, hrefWith } = search;
  const place = criteria.city ? inTown(cityLabel(criteria)) : criteria.place && placeText(criteria);
  const title = listTitle(
    { plain: 'Annuaire des laveries', subject: 'Annuaire des laveries', place },
    criteria,
  );

  return (
    <>
      <PageHead
        path={paths.directory}
        title={title}
        description="L'annuaire des laveries en libre-service de France&nbsp;: adresses, horaires, prix, services et avis."
      />
      <div className="border-b border-line bg-card">
        <Container className="py-5 sm:py-8">
          <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">Annuaire des laveries</h1>
          <p className="mt-1 mb-4 text-slate sm:mt-2 sm:mb-6">Cherchez par nom, par adresse ou par ville.</p>
          <DirectoryForm search={search} />
        </Container>
      </div>
      <Container>
        <SearchResults
          search={search}
          path={paths.directory}
          argumentsOf={directoryArguments}
          place={place}
          withDistance={false}
          cardServices={directoryCardServices}
          eager
          hasMap
          controlsWhenEmpty={false}
          empty={() =>
            criteria.page > 1 ? (
              <PageBeyondEnd first={hrefWith({ page: 1 })} />
            ) : (
              <EmptyState
                title="Aucune laverie trouvée pour vos critères"
                actions={
                  <LinkButton to={hrefWith({ ...emptyPlace, q: '', ...noFilters })}>
                    Voir toutes les laveries
                  </LinkButton>
                }
              >
                Vérifiez l'orthographe ou essayez un mot plus court.
              </EmptyState>
            )
          }
        />
        <OwnerInvitation />
        <RegionLinks />
      </Container>
    </>
  );
}

function RegionLinks() {
  const [{ data }] = useQuery({ query: regionLinksQuery, variables: {} });
  if (!data?.laundromat_regions.length) return null;
  const places = regionsByName(data.laundromat_regions).map(({ name, slug, laundromats }) => ({
    name,
    path: paths.region(slug),
    laundromats,
  }));
  return (
    <Section title="Laveries par région">
      <PlaceLinks places={places} />
    </Section>
  );
}
