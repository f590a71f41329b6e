import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Rating, washedText } from '#app/features/laundromat-card/card-facts.tsx';
import type { LaundromatSummary } from '#app/graphql/laundromats/laundromat-summary.ts';
import type { WashPrice } from '#app/lib/device/my-wash.ts';
import { isFeaturedNow } from '#app/lib/laundromats/featured.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import type { Destination } from '#app/lib/places/directions.ts';
import { timeAndDistance } from '#app/lib/places/travel-time.ts';
import { phoneHref } from '#app/lib/texts/phone.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { Badge } from '#app/ui/badge.tsx';
import { AnchorButton } from '#app/ui/button.tsx';
import { OpeningStatus } from '#app/ui/cards/opening-status.tsx';
import { bottomBar } from '#app/ui/focus/measured-height.ts';
import { openingState } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf, type OpeningRow } from '#contract/laundromat/opening-facts.ts';
import { describeLastWash } from '#contract/laundromat/opening-sentence.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import { describeToday } from '#contract/laundromat/today-sentence.ts';
import { DirectionsButton } from './directions-button.tsx';
import { useDistanceKm } from './use-distance.ts';

function TodaysHours({ laundromat }: { laundromat: OpeningRow }) {
  const now = useMinute();
  const facts = openingFactsOf(laundromat);
  const state = openingState(facts, now);
  const today = describeToday(facts, state);
  const lastWash = describeLastWash(state);
  const parts = [today, today && lastWash ? uncapitalized(lastWash) : lastWash].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <div className="overflow-hidden text-slate">
      <p className="-ml-3.5 flex flex-wrap">
        {parts.map((part) => (
          // A dot before the first part of a line lies outside the box and is hidden.
          <span
            key={part}
            className="pl-3.5 before:-ml-3.5 before:inline-block before:w-3.5 before:text-center before:content-['·'/'']"
          >
            {part}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

type KeyFactsLaundromat = Omit<LaundromatSummary, 'photos' | 'laundromatServices'> & {
  phone?: string | null;
};

interface KeyFactsProps {
  laundromat: KeyFactsLaundromat;
  washPrice?: WashPrice;
  hasReviews: boolean;
  children?: ReactNode;
}

export function KeyFacts({ laundromat, washPrice, hasReviews, children }: KeyFactsProps) {
  const { name, isPremium, reviewCount } = laundromat;
  const featured = isFeaturedNow(laundromat, useMinute().getTime());
  const distanceKm = useDistanceKm(laundromat);
  const price = formatPrice(laundromat.priceFrom);
  const washed = washPrice && formatPrice(washPrice.price ?? washPrice.washOnly);
  const { state } = useLocation() as { state: unknown };
  return (
    <header className="mt-1">
      {(featured || isPremium) && (
        <p className="mb-2 flex gap-2">
          {featured && <Badge variant="featured">VIP</Badge>}
          {isPremium && !featured && <Badge variant="premium">Premium</Badge>}
        </p>
      )}
      <h1 className="max-w-4xl text-3xl font-bold tracking-tight wrap-anywhere sm:text-4xl">{name}</h1>
      <div className="mt-2.5 space-y-0.5">
        <OpeningStatus laundromat={laundromat} className="text-lg/[1.75rem]" />
        <TodaysHours laundromat={laundromat} />
      </div>
      <p className="mt-2.5 wrap-anywhere text-slate">
        {distanceKm !== undefined && (
          <strong className="block font-semibold text-ink">
            <span className="sr-only">Depuis votre position&nbsp;: </span>
            <span>{timeAndDistance(distanceKm)}</span>
          </strong>
        )}
        <span>{addressText(laundromat)}</span>
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
        <div className="flex min-h-11 flex-wrap items-center gap-x-5 text-slate">
          {price ? (
            <p className="text-ink">
              À partir de <span className="font-display text-2xl font-bold">{price}</span>
            </p>
          ) : (
            <p>Prix non communiqué</p>
          )}
          {washed && (
            <p>
              <strong className="text-ink">{washed}</strong> <span>{washedText(washPrice!)}</span>
            </p>
          )}
          {hasReviews && reviewCount > 0 ? (
            <Link
              to="#avis"
              replace
              state={state}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              <Rating laundromat={laundromat} />
            </Link>
          ) : (
            <Rating laundromat={laundromat} />
          )}
        </div>
        <div className="-ml-2.5 flex items-center gap-1 lg:ml-0">{children}</div>
      </div>
      <ActionBar laundromat={laundromat} />
    </header>
  );
}

interface ActionBarProps {
  laundromat: OpeningRow & Destination & { phone?: string | null };
}

/**
 * On a phone held upright it stays at the bottom; index.css reserves room for it and hides it while a dialog or the
 * keyboard is open.
 */
function ActionBar({ laundromat }: ActionBarProps) {
  const dialled = laundromat.phone && phoneHref(laundromat.phone);
  return (
    <div ref={bottomBar} role="group" aria-label="Appeler ou y aller" className="action-bar mt-3 lg:hidden">
      <OpeningStatus
        laundromat={laundromat}
        stacked
        className="-ml-1 min-w-0 shrink grow-999 basis-24 text-sm/[1.125rem] short:hidden"
      />
      <div className="flex min-w-0 grow flex-wrap gap-2 short:grow-0">
        {dialled && (
          <AnchorButton href={dialled} data-count="called" variant="secondary" className="grow px-2.5!">
            <Phone aria-hidden className="size-4.5" />
            Appeler
          </AnchorButton>
        )}
        <DirectionsButton laundromat={laundromat} className="grow px-2.5!" />
      </div>
    </div>
  );
}
