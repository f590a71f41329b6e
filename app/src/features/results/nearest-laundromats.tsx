import { LaundromatCard } from '#app/features/laundromat-card/laundromat-card.tsx';
import type { LaundromatMatch, SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { useWashPrices } from '#app/graphql/laundromats/wash-prices.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { cardList, CardSkeletons } from '#app/ui/cards/card-skeletons.tsx';
import { openingState } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { homeCardServices } from '#contract/laundromat/search.ts';
import { useResults } from './use-results.ts';

const shownCount = 3;
/** Laundromats among which the first to open are looked for. */
const nearCount = 10;
/** Kilometres beyond which a laundromat is of no use: the page then says what the directory covers. */
const farKm = 100;

interface NearestLaundromatsProps {
  args: SearchArguments;
  /** Lists those that open first, because none is open now. */
  firstToOpen: boolean;
  /** The search has filters, so that what is missing may be there without them. */
  isFiltered: boolean;
}

/** The nearest laundromats that have the filters of a search around a point that finds none. */
export function NearestLaundromats({ args, firstToOpen, isFiltered }: NearestLaundromatsProps) {
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
  const { prices } = useWashPrices(found);
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
      <ul className={cardList}>
        {matches.map(
          ({ laundromat, distanceKm }) =>
            laundromat && (
              <li key={laundromat.id}>
                <LaundromatCard
                  laundromat={laundromat}
                  distanceKm={distanceKm}
                  washPrice={prices.get(laundromat.id)}
                  services={homeCardServices}
                />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

/** Returns the laundromats that will open, the first of them first. */
function inOrderOfOpening(matches: readonly LaundromatMatch[], now: Date): LaundromatMatch[] {
  const opening = matches.flatMap((match) => {
    const change = match.laundromat && openingState(openingFactsOf(match.laundromat), now).change;
    return change?.status === 'open' ? { match, at: change.instant.getTime() } : [];
  });
  return opening.toSorted((one, other) => one.at - other.at).map(({ match }) => match);
}
