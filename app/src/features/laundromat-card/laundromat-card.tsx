import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FavoriteButton } from '#app/features/favorites/favorites-provider.tsx';
import { useWashPrices } from '#app/graphql/laundromats/wash-prices.ts';
import type { WashPrice } from '#app/lib/device/my-wash.ts';
import type { CardLaundromat } from '#app/lib/laundromats/card-laundromat.ts';
import { isFeaturedNow } from '#app/lib/laundromats/featured.ts';
import { listState } from '#app/lib/navigation/list-return.ts';
import { paths } from '#app/paths.ts';
import { cardGrid } from '#app/ui/cards/card-skeletons.tsx';
import { Card, cardLinkClass } from '#app/ui/cards/card.tsx';
import { LaundromatPhoto } from '#app/ui/cards/laundromat-photo.tsx';
import { OpeningStatus } from '#app/ui/cards/opening-status.tsx';
import { distinctiveServices } from '#contract/laundromat/reference-services.ts';
import { cardPhotoSizes } from '#contract/photos/shown-photo.ts';
import { Badges, Place, Price, Rating, ServiceChips } from './card-facts.tsx';

interface LaundromatCardProps {
  laundromat: CardLaundromat;
  distanceKm?: number | null;
  washPrice?: WashPrice;
  /** The owner pays for the place in this list, which the card must say by law. */
  paidRank?: boolean;
  /** Number of services that it names. */
  services?: number;
  /** Fetches the photo at once, because the card is at the top of the page. */
  eager?: boolean;
  /** No longer published, so that there is nothing to open. */
  gone?: boolean;
  /** History state of the link; by default, the list to return to. */
  linkState?: unknown;
  action?: ReactNode;
  children?: ReactNode;
}

/** It adapts to the width of its container; with large text the photo moves above the facts. */
export function LaundromatCard(props: LaundromatCardProps) {
  const { laundromat, distanceKm, paidRank = false, services = 0, eager, gone, action, children } = props;
  const location = useLocation();
  const offered = (laundromat.laundromatServices ?? []).map(({ service }) => service);
  const chips = services > 0 ? distinctiveServices(offered) : [];
  return (
    <Card
      as="article"
      interactive={!gone}
      featured={isFeaturedNow(laundromat)}
      data-laundromat={gone ? undefined : laundromat.id}
      // The attribute is set while the pin of this card is pointed at.
      className="@container h-full overflow-hidden data-pointed:border-blue-500 data-pointed:shadow-lift"
    >
      <div className={cardGrid}>
        <LaundromatPhoto
          photo={laundromat.photos[0]}
          sizes={cardPhotoSizes}
          eager={eager}
          className={clsx(
            'aspect-4/5 rounded-control print:hidden @max-[15rem]:aspect-2/1 @md:row-span-2 @md:aspect-4/3',
            gone && 'opacity-50',
          )}
        />
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="pr-9 text-lg/[1.5rem] font-bold text-pretty wrap-anywhere">
            {gone ? (
              laundromat.name
            ) : (
              <Link
                to={paths.laundromat(laundromat.slug)}
                state={'linkState' in props ? props.linkState : listState(location)}
                className={cardLinkClass}
              >
                {laundromat.name}
              </Link>
            )}
          </h3>
          <Badges laundromat={laundromat} paidRank={paidRank} />
          {gone ? (
            <p className="text-sm font-medium text-brick-700">Cette laverie n'est plus publiée.</p>
          ) : (
            <OpeningStatus laundromat={laundromat} />
          )}
          <Place laundromat={laundromat} distanceKm={distanceKm} />
          {!gone && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-slate">
              <Price priceFrom={laundromat.priceFrom} washPrice={props.washPrice} />
              <Rating laundromat={laundromat} />
            </div>
          )}
          {children}
        </div>
        {chips.length > 0 && (
          <div className="col-span-full @md:col-start-2 print:hidden">
            <ServiceChips services={chips} shown={services} />
          </div>
        )}
      </div>
      {action ?? (
        <FavoriteButton
          laundromat={laundromat}
          className="absolute top-1 right-1 z-1 @md:top-2 @md:right-2"
        />
      )}
    </Card>
  );
}

interface CardListProps extends Pick<LaundromatCardProps, 'services' | 'paidRank' | 'linkState'> {
  matches: readonly { laundromat: CardLaundromat | null; distanceKm?: number | null }[];
  /** Number of cards at the top of the page. */
  eager?: number;
  isLoading?: boolean;
  className: string;
}

/** Cards with the price of the visitor's wash. */
export function CardList({ matches, eager = 0, isLoading, className, ...card }: CardListProps) {
  const { prices } = useWashPrices(matches);
  return (
    <ul
      aria-busy={isLoading}
      className={clsx(className, 'transition-opacity duration-150', isLoading && 'opacity-50')}
    >
      {matches.map(
        ({ laundromat, distanceKm }, index) =>
          laundromat && (
            <li key={laundromat.id}>
              <LaundromatCard
                {...card}
                laundromat={laundromat}
                distanceKm={distanceKm}
                washPrice={prices.get(laundromat.id)}
                eager={index < eager}
              />
            </li>
          ),
      )}
    </ul>
  );
}
