import { Link, useLocation } from 'react-router-dom';
import { tilePhotoSizes } from '#contract/photos/shown-photo.ts';
import { listState } from '#app/lib/list-return.ts';
import { isFeaturedNow } from '#app/lib/featured.ts';
import { paths } from '#app/paths.ts';
import { cardLinkClass } from '#app/ui/card-link.ts';
import { Card } from '#app/ui/card.tsx';
import { FavoriteButtonSlot } from '#app/ui/favorite-slots.tsx';
import { Badges, Location, Price, Rating, ServiceChips } from './laundromat-facts.tsx';
import { OpeningStatus } from '#app/ui/opening-status.tsx';
import { LaundromatPhoto } from '#app/ui/laundromat-photo.tsx';
import type { LaundromatSummary } from '#app/data/laundromat-summary.ts';

interface LaundromatTileProps {
  laundromat: LaundromatSummary;
  paidRank: boolean;
  /** Number of services named before « +N ». */
  services: number;
  eager?: boolean;
}

/** A laundromat in a grid: photo above, as in the directory and the featured block. */
export function LaundromatTile({ laundromat, paidRank, services, eager }: LaundromatTileProps) {
  const location = useLocation();
  return (
    <Card
      as="article"
      interactive
      featured={isFeaturedNow(laundromat)}
      className="flex h-full flex-col overflow-hidden"
    >
      <LaundromatPhoto
        photo={laundromat.photos[0]}
        sizes={tilePhotoSizes}
        eager={eager}
        className="aspect-2/1 sm:aspect-16/10"
      />
      <FavoriteButtonSlot
        laundromat={laundromat}
        className="absolute top-2.5 right-2.5 z-1 bg-card/95 shadow-card"
      />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <Badges laundromat={laundromat} paidRank={paidRank} />
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 flex-1 basis-40 text-lg/[1.5rem] font-bold text-pretty wrap-anywhere">
            <Link
              to={paths.laundromat(laundromat.slug)}
              state={listState(location)}
              className={cardLinkClass}
            >
              {laundromat.name}
            </Link>
          </h3>
          <Price priceFrom={laundromat.priceFrom} />
        </div>
        <Rating laundromat={laundromat} />
        <Location laundromat={laundromat} />
        <OpeningStatus laundromat={laundromat} />
        <div className="mt-auto pt-2">
          <ServiceChips
            services={laundromat.laundromatServices.map(({ service }) => service)}
            shown={services}
          />
        </div>
      </div>
    </Card>
  );
}
