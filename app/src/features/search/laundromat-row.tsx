import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { homeCardServices } from '#contract/laundromat/search.ts';
import { listState } from '#app/lib/list-return.ts';
import { isFeaturedNow } from '#app/lib/featured.ts';
import { paths } from '#app/paths.ts';
import { cardLinkClass } from '#app/ui/card-link.ts';
import { Card } from '#app/ui/card.tsx';
import { FavoriteButtonSlot } from '#app/ui/favorite-slots.tsx';
import { Badges, Location, Price, Rating, ServiceChips } from './laundromat-facts.tsx';
import { rowGrid } from './row-grid.ts';
import { OpeningStatus } from '#app/ui/opening-status.tsx';
import { LaundromatPhoto } from '#app/ui/laundromat-photo.tsx';
import type { LaundromatSummary } from '#app/data/laundromat-summary.ts';

interface LaundromatRowProps {
  laundromat: LaundromatSummary;
  distanceKm: number | null;
  isAroundPlace: boolean;
  paidRank: boolean;
  eager?: boolean;
}

/** A search result: photo on the left, the facts for a choice on the right. */
export function LaundromatRow({
  laundromat,
  distanceKm,
  isAroundPlace,
  paidRank,
  eager,
}: LaundromatRowProps) {
  const location = useLocation();
  return (
    <Card
      as="article"
      interactive
      featured={isFeaturedNow(laundromat)}
      className={clsx(rowGrid, 'p-3 sm:p-4')}
    >
      <LaundromatPhoto
        photo={laundromat.photos[0]}
        sizes="(min-width: 640px) 208px, 104px"
        eager={eager}
        className="aspect-4/5 rounded-control [grid-area:photo] sm:aspect-4/3 @max-[15rem]:aspect-2/1"
      />
      <div className="flex min-w-0 flex-col gap-1.5 [grid-area:facts]">
        <Badges laundromat={laundromat} paidRank={paidRank} className="flex flex-wrap gap-1.5 pr-8" />
        <h3 className="pr-8 text-lg/[1.5rem] font-bold text-pretty wrap-anywhere sm:text-xl/[1.75rem]">
          <Link to={paths.laundromat(laundromat.slug)} state={listState(location)} className={cardLinkClass}>
            {laundromat.name}
          </Link>
        </h3>
        <Rating laundromat={laundromat} />
        <Location laundromat={laundromat} distanceKm={distanceKm} isAroundPlace={isAroundPlace} />
        <OpeningStatus laundromat={laundromat} />
      </div>
      <div className="[grid-area:services]">
        <ServiceChips
          services={laundromat.laundromatServices.map(({ service }) => service)}
          shown={homeCardServices}
        />
      </div>
      <FavoriteButtonSlot
        laundromat={laundromat}
        className="absolute top-1.5 right-1.5 z-1 sm:top-2.5 sm:right-2.5"
      />
      <div className="self-start [grid-area:price] sm:self-end">
        <Price priceFrom={laundromat.priceFrom} />
      </div>
    </Card>
  );
}
