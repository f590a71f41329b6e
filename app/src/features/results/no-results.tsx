import { useQuery } from 'urql';
import {
  cityLabel,
  countFilters,
  hasCentre,
  noFilters,
  type SearchCriteria,
} from '#app/features/search/search-params.ts';
import { emptyPlace } from '#app/features/search/search-place.ts';
import { searchCitiesQuery } from '#app/graphql/laundromats/city-suggestions.ts';
import type { SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { searchRadiiKm } from '#contract/laundromat/search.ts';
import { cityPoint } from '#contract/places/found-places.ts';
import { NearestLaundromats } from './nearest-laundromats.tsx';

interface NoResultsProps {
  criteria: SearchCriteria;
  /** The arguments of the search. */
  args: SearchArguments;
  /** Returns the address of the search with these changes. */
  hrefWith: (changes: Partial<SearchCriteria>) => string;
}

/** No results on the home page. The first suggestion removes what most likely narrows the search. */
export function NoResults({ criteria, args, hrefWith }: NoResultsProps) {
  if (criteria.page > 1) return <PageBeyondEnd first={hrefWith({ page: 1 })} />;

  const wider = hasCentre(criteria) ? searchRadiiKm.find((km) => km > criteria.radius) : undefined;
  const widest = searchRadiiKm.at(-1);
  return (
    <>
      {hasCentre(criteria) && !criteria.q && !criteria.zone && (
        <NearestLaundromats
          args={args}
          firstToOpen={criteria.open === 'now'}
          isFiltered={countFilters(criteria) > 0}
        />
      )}
      <EmptyState
        title="Aucune laverie trouvée pour vos critères"
        actions={
          <>
            {wider && widest && (
              <LinkButton to={hrefWith({ radius: widest })}>{`Élargir à ${widest}\u00a0km`}</LinkButton>
            )}
            {criteria.open && (
              <LinkButton variant="secondary" to={hrefWith({ open: null })}>
                Voir aussi celles qui sont fermées
              </LinkButton>
            )}
            {criteria.largeWasher && (
              <LinkButton variant="secondary" to={hrefWith({ largeWasher: false })}>
                Accepter toutes les capacités
              </LinkButton>
            )}
            {criteria.services.length > 0 && (
              <LinkButton variant={wider ? 'secondary' : 'primary'} to={hrefWith(noFilters)}>
                Retirer les filtres
              </LinkButton>
            )}
            {criteria.q && !hasCentre(criteria) && <ResemblingTown criteria={criteria} hrefWith={hrefWith} />}
            {(criteria.city || criteria.centre || criteria.region || criteria.zone) && (
              <LinkButton variant="secondary" to={hrefWith({ ...emptyPlace, q: '' })}>
                Chercher dans toute la France
              </LinkButton>
            )}
            <LinkButton to={paths.directory} variant="secondary">
              Voir l'annuaire
            </LinkButton>
          </>
        }
      >
        {wider
          ? 'Il y en a peut-être une un peu plus loin.'
          : "Essayez une autre ville, ou parcourez toutes les laveries de l'annuaire."}
      </EmptyState>
    </>
  );
}

type ResemblingTownProps = Omit<NoResultsProps, 'args'>;

/** Leads to the town whose name resembles words that nothing has. */
function ResemblingTown({ criteria, hrefWith }: ResemblingTownProps) {
  const [{ data }] = useQuery({ query: searchCitiesQuery, variables: { q: criteria.q } });
  const city = data?.search_cities[0]?.city;
  if (!city) return null;
  const point = cityPoint(city);
  return (
    <LinkButton
      to={hrefWith({ ...point, q: '' })}
    >{`Vouliez-vous dire ${cityLabel(point)}\u00a0?`}</LinkButton>
  );
}

/** A page number beyond the last page, from an old link or an edited address. */
export function PageBeyondEnd({ first }: { first: string }) {
  return (
    <EmptyState
      title="Cette page n'existe pas"
      actions={<LinkButton to={first}>Revenir à la page 1</LinkButton>}
    >
      La liste est plus courte que cela.
    </EmptyState>
  );
}
