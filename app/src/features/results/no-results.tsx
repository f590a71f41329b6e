import { useQuery } from 'urql';
import { CardList } from '#app/features/laundromat-card/laundromat-card.tsx';
import {
  cityLabel,
  countFilters,
  hasCentre,
  noFilters,
  type SearchCriteria,
} from '#app/features/search/search-params.ts';
import { emptyPlace } from '#app/features/search/search-place.ts';
import { searchCitiesQuery } from '#app/graphql/laundromats/city-suggestions.ts';
import type { SearchArguments, LaundromatMatch } from '#app/graphql/laundromats/laundromat-summary.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { cardList, CardSkeletons } from '#app/ui/cards/card-skeletons.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { openingState } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { searchRadiiKm, homeCardServices } from '#contract/laundromat/search.ts';
import { cityPoint } from '#contract/places/found-places.ts';
import { useResults } from './use-results.ts';

interface NoResultsProps {
  criteria: SearchCriteria;
  args: SearchArguments;
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

export function PageBeyondEnd({ first }: { first: string }) {
  return (
    <EmptyState
      title="Cette page n'existe pas"
      actions={<LinkButton to={first}>Revenir à la page 1</LinkButton>}
    >
      La liste est plus courte.
    </EmptyState>
  );
}

const shownCount = 3;
const nearCount = 10;
/** Kilometres; farther laundromats are of no use, and the page says what the directory covers. */
const farKm = 100;

interface NearestLaundromatsProps {
  args: SearchArguments;
  firstToOpen: boolean;
  isFiltered: boolean;
}

function NearestLaundromats({ args, firstToOpen, isFiltered }: NearestLaundromatsProps) {
  const now = useMinute();
  const {
    matches: found,
    failed,
    isFromDevice,
  } = useResults({
    ...args,
    ...{ radius_km: farKm, sort: 'distance', page: 1 },
    ...(firstToOpen ? { open_at: undefined, page_size: nearCount } : { page_size: shownCount }),
  });
  if (!found && !failed) return <CardSkeletons count={shownCount} className={cardList} />;
  const near = found ?? [];
  const matches = (firstToOpen ? inOrderOfOpening(near, now) : near).slice(0, shownCount);
  if (matches.length === 0) {
    return failed || isFromDevice || isFiltered ? null : (
      <p className="mb-4 text-center text-lg">
        {`Aucune laverie à moins de ${farKm}\u00a0km\u00a0: l'annuaire couvre la France métropolitaine, Corse comprise.`}
      </p>
    );
  }
  return (
    <section aria-labelledby="proches">
      <h3 id="proches" className="mb-4 text-xl font-bold tracking-tight">
        {firstToOpen ? 'Les premières à ouvrir' : 'Les laveries les plus proches'}
      </h3>
      <CardList matches={matches} services={homeCardServices} className={cardList} />
    </section>
  );
}

function inOrderOfOpening(matches: readonly LaundromatMatch[], now: Date): LaundromatMatch[] {
  const opening = matches.flatMap((match) => {
    const change = match.laundromat && openingState(openingFactsOf(match.laundromat), now).change;
    return change?.status === 'open' ? { match, at: change.instant.getTime() } : [];
  });
  return opening.toSorted((one, other) => one.at - other.at).map(({ match }) => match);
}
