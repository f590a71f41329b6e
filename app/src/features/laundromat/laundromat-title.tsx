import { Link, useLocation } from 'react-router-dom';
import { useMinute } from '#app/lib/use-minute.ts';
import { countOf, formatRating } from '#app/lib/french-numbers.ts';
import { isFeaturedNow } from '#app/lib/featured.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { Laundromat } from './laundromat-query.ts';

export function LaundromatTitle({ laundromat }: { laundromat: Laundromat }) {
  const { name, isPremium, averageRating, reviewCount } = laundromat;
  const featured = isFeaturedNow(laundromat, useMinute()?.getTime() ?? 0);
  const location = useLocation();
  return (
    <header className="mt-1 max-w-4xl">
      {(featured || isPremium) && (
        <p className="mb-2 flex gap-2">
          {featured && <Badge variant="featured">Premium+</Badge>}
          {isPremium && !featured && <Badge variant="premium">Premium</Badge>}
        </p>
      )}
      <h1 className="text-3xl font-bold tracking-tight wrap-anywhere sm:text-4xl">{name}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 text-slate">
        {reviewCount > 0 ? (
          <Link
            to="#avis"
            replace
            state={location.state}
            className="inline-flex min-h-11 flex-wrap items-center gap-x-2 underline-offset-4 hover:underline"
          >
            <Stars value={averageRating} size="medium" />
            <span className="font-semibold text-ink">{formatRating(averageRating)}</span>
            <span>({countOf(reviewCount, 'avis', 'avis')})</span>
          </Link>
        ) : (
          <span>Pas encore d'avis</span>
        )}
        <span className="wrap-anywhere">
          {laundromat.address}, {laundromat.postalCode} {laundromat.city}
        </span>
      </p>
    </header>
  );
}
