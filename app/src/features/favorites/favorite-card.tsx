import { clsx } from 'clsx';
import { CloudDownload, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { countOf, formatRating } from '#app/lib/french-numbers.ts';
import type { FavoriteLaundromat } from '#app/lib/favorite-laundromat.ts';
import { listState } from '#app/lib/list-return.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import { paths } from '#app/paths.ts';
import { cardLinkClass } from '#app/ui/card-link.ts';
import { Card } from '#app/ui/card.tsx';
import { OpeningStatus } from '#app/ui/opening-status.tsx';
import { LaundromatPhoto } from '#app/ui/laundromat-photo.tsx';
import { Stars } from '#app/ui/stars.tsx';

interface FavoriteCardProps {
  laundromat: FavoriteLaundromat;
  /** The page opens without a network. */
  fetched: boolean;
  /** The laundromat is no longer published, so there is no page to open. */
  gone: boolean;
  /** The favorite button. */
  action: ReactNode;
}

export function FavoriteCard({ laundromat, fetched, gone, action }: FavoriteCardProps) {
  const location = useLocation();
  const { name, slug, address, postalCode, city, averageRating, reviewCount } = laundromat;
  const price = formatPrice(laundromat.priceFrom);
  return (
    <Card as="li" interactive={!gone} className="flex overflow-hidden sm:flex-col">
      <LaundromatPhoto
        photo={laundromat.photos[0]}
        sizes="(min-width: 640px) 400px, 112px"
        className={clsx('w-28 shrink-0 sm:aspect-16/10 sm:w-full', gone && 'opacity-50')}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-3.5 sm:p-4">
        <h3 className="pr-9 text-lg/[1.5rem] font-bold text-pretty wrap-anywhere sm:pr-0">
          {gone ? (
            name
          ) : (
            <Link to={paths.laundromat(slug)} state={listState(location)} className={cardLinkClass}>
              {name}
            </Link>
          )}
        </h3>
        <p className="flex gap-1.5 text-sm text-slate">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {address}, {postalCode} {city}
          </span>
        </p>
        {gone ? (
          <p className="text-sm font-medium text-brick-700">Cette laverie n'est plus publiée.</p>
        ) : (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-slate">
            {reviewCount > 0 && (
              <span className="flex items-center gap-1.5">
                <Stars value={averageRating} />
                <span aria-hidden className="font-semibold text-ink">
                  {formatRating(averageRating)}
                </span>
                <span>({countOf(reviewCount, 'avis', 'avis')})</span>
              </span>
            )}
            {price ? (
              <span className="whitespace-nowrap">
                dès <span className="font-bold text-ink tabular-nums">{price}</span>
              </span>
            ) : (
              <span>Prix non communiqué</span>
            )}
          </p>
        )}
        {!gone && <OpeningStatus laundromat={laundromat} />}
        {fetched && !gone && (
          <p className="mt-auto flex items-center gap-1.5 pt-1 text-sm text-leaf-700">
            <CloudDownload aria-hidden className="size-4 shrink-0" />
            Disponible hors ligne
          </p>
        )}
      </div>
      {action}
    </Card>
  );
}
