import { Link } from 'react-router-dom';
import { useQuery } from 'urql';
import { uncached } from '#app/graphql/uncached.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { paths } from '#app/paths.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import { openAtMinute } from '#contract/laundromat/search.ts';
import { openInPlaceQuery } from './place-query.ts';

interface PlaceFactsProps {
  /** Path of the place's page below `/laveries`. */
  place: string;
  cheapest: { name: string; slug: string; washPrice7kg?: string | null } | null;
}

/** Number of laundromats that are open now and the cheapest wash, as far as they are known. */
export function PlaceFacts({ place, cheapest }: PlaceFactsProps) {
  const open = useOpenCount(place);
  const price = formatPrice(cheapest?.washPrice7kg);
  return (
    <>
      {open > 0 && (
        <p>
          <strong className="font-semibold text-leaf-700">{`${countOf(open, 'ouverte')} en ce moment`}</strong>
        </p>
      )}
      {cheapest && price && (
        <p>
          Lavage de 7&nbsp;kg dès <strong className="font-semibold text-ink">{price}</strong>
          {'\u00a0'}:{' '}
          <Link
            to={paths.laundromat(cheapest.slug)}
            className="font-medium wrap-anywhere text-blue-700 underline underline-offset-2"
          >
            {cheapest.name}
          </Link>
        </p>
      )}
    </>
  );
}

/** Returns the number of laundromats that are surely open this minute; 0 while it is unknown. */
function useOpenCount(place: string): number {
  const minute = useMinute();
  const [{ data, error }] = useQuery({
    query: openInPlaceQuery,
    variables: { args: { place, page_size: 1, open_at: openAtMinute(minute) } },
    context: uncached,
  });
  return (!error && data?.search_laundromats[0]?.totalCount) || 0;
}
