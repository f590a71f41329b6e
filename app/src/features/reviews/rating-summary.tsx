import { useQuery } from 'urql';
import type { Laundromat } from '#app/graphql/laundromats/laundromat-query.ts';
import { countOf, formatCount, formatRating } from '#app/lib/texts/french-numbers.ts';
import { Stars } from '#app/ui/stars.tsx';
import { reviewDistributionQuery } from './review-query.ts';

/** Ratings from the best, and the names of their counts in the query. */
const ratings = [5, 4, 3, 2, 1];
const counts = ['five', 'four', 'three', 'two', 'one'] as const;

interface RatingSummaryProps {
  laundromat: Pick<Laundromat, 'id' | 'averageRating' | 'reviewCount' | 'reviews'>;
  refresh: boolean;
}

export function RatingSummary({ laundromat, refresh }: RatingSummaryProps) {
  const { id, averageRating, reviewCount, reviews } = laundromat;
  const complete = reviews.length >= reviewCount;
  const [{ data }] = useQuery({
    query: reviewDistributionQuery,
    variables: { laundromatId: id },
    pause: complete,
    requestPolicy: refresh ? 'cache-and-network' : undefined,
  });
  const distribution = complete
    ? ratings.map((rating) => reviews.filter((review) => review.rating === rating).length)
    : data && counts.map((name) => data[name].aggregate?.count ?? 0);
  return (
    <div className="flex flex-col gap-x-10 gap-y-5 sm:flex-row sm:items-center">
      <div className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-1">
        <p className="font-display text-5xl font-bold tracking-tight">{formatRating(averageRating)}</p>
        <div>
          <Stars value={averageRating} size="medium" />
          <p className="text-slate">{countOf(reviewCount, 'avis', 'avis')}</p>
        </div>
      </div>
      <Bars distribution={distribution} total={reviewCount} />
    </div>
  );
}

function Bars({ distribution, total }: { distribution: number[] | undefined; total: number }) {
  return (
    <ul aria-label="Répartition des notes" className="max-w-sm flex-1 space-y-1.5">
      {ratings.map((rating, index) => {
        const count = distribution?.[index];
        return (
          <li key={rating} className="flex items-center gap-3 text-sm">
            <span className="w-[4rem] shrink-0">{`${rating} ${rating > 1 ? 'étoiles' : 'étoile'}`}</span>
            <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-mist">
              <span
                className="block h-full rounded-full bg-sun-400"
                style={{ width: `${count === undefined ? 0 : Math.min(100, (count / total) * 100)}%` }}
              />
            </span>
            <span className="min-w-8 shrink-0 text-right text-slate tabular-nums">
              {count !== undefined && <span>{formatCount(count)}</span>}
              <span className="sr-only"> avis</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
