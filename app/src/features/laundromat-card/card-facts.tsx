import { clsx } from 'clsx';
import { MapPin, Star } from 'lucide-react';
import { type WashPrice, washText } from '#app/lib/device/my-wash.ts';
import type { CardLaundromat, CardService } from '#app/lib/laundromats/card-laundromat.ts';
import { isFeaturedNow } from '#app/lib/laundromats/featured.ts';
import { timeAndDistance } from '#app/lib/places/travel-time.ts';
import { countOf, formatRating } from '#app/lib/texts/french-numbers.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ServiceIcon } from '#app/ui/cards/service-icon.tsx';
import { formatPrice } from '#contract/laundromat/price.ts';

interface BadgesProps {
  laundromat: Pick<CardLaundromat, 'isPremium' | 'isFeatured' | 'featuredUntil'>;
  paidRank: boolean;
}

export function Badges({ laundromat, paidRank }: BadgesProps) {
  if (!laundromat.isPremium && !laundromat.isFeatured) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {isFeaturedNow(laundromat) ? (
        <Badge variant="featured">VIP</Badge>
      ) : (
        <Badge variant="premium">Premium</Badge>
      )}
      {paidRank && <Badge variant="annonce">Annonce</Badge>}
    </span>
  );
}

interface PlaceProps {
  laundromat: Pick<CardLaundromat, 'address' | 'postalCode' | 'city' | 'locationSource'>;
  distanceKm?: number | null;
}

/** The distance, else the town; the address below. A distance to the centre of a commune would mislead. */
export function Place({ laundromat, distanceKm }: PlaceProps) {
  const { address, postalCode, city, locationSource } = laundromat;
  const hasDistance = distanceKm != null && locationSource !== 'commune';
  return (
    <p className="flex gap-2 text-sm text-slate">
      <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-semibold text-ink">
          {hasDistance ? timeAndDistance(distanceKm) : `${postalCode} ${city}`}
        </strong>
        <span className="block">{hasDistance ? `${address}, ${city}` : address}</span>
      </span>
    </p>
  );
}

export function Price({ priceFrom, washPrice }: { priceFrom: string | null; washPrice?: WashPrice }) {
  const washed = washPrice && formatPrice(washPrice.price ?? washPrice.washOnly);
  const price = washed ?? formatPrice(priceFrom);
  return (
    <p className="flex flex-wrap items-baseline gap-x-1">
      {price ? (
        <>
          {!washed && <span>dès</span>}{' '}
          <span className="text-base font-bold text-ink tabular-nums">{price}</span>
        </>
      ) : (
        <span>Prix non communiqué</span>
      )}{' '}
      {washPrice && (
        <span>{washed ? washedText(washPrice) : `(prix pour ${washText(washPrice.wash)} inconnu)`}</span>
      )}
    </p>
  );
}

export function washedText({ wash, price }: WashPrice): string {
  return `pour ${price === null ? `${washText({ ...wash, dries: false })}, séchage non compris` : washText(wash)}`;
}

export function Rating({
  laundromat,
}: {
  laundromat: Pick<CardLaundromat, 'averageRating' | 'reviewCount'>;
}) {
  if (laundromat.reviewCount === 0) return <p>Pas encore d'avis</p>;
  const rating = formatRating(laundromat.averageRating);
  return (
    <p className="flex flex-wrap items-center gap-x-1.5">
      <span className="sr-only">{`Note\u00a0: ${rating} sur 5`}</span>
      <span aria-hidden className="inline-flex items-center gap-1 font-semibold text-ink">
        <Star className="size-[1.125em] fill-sun-400 stroke-sun-700" strokeWidth={1.5} />
        <span>{rating}</span>
      </span>
      <span>{`(${countOf(laundromat.reviewCount, 'avis', 'avis')})`}</span>
    </p>
  );
}

const chip = 'rounded-full bg-mist px-2.5 py-1 text-sm/[1rem] font-medium';

/** The number of further services stands beside the last one, so that no line holds « +N » alone. */
export function ServiceChips({ services, shown }: { services: readonly CardService[]; shown: number }) {
  if (services.length === 0) return null;
  const named = services.slice(0, shown);
  const rest = services.slice(shown);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {named.map((service, index) => (
        <li key={service.id} className="flex max-w-full items-start gap-1.5">
          <span className={clsx(chip, 'inline-flex min-w-0 items-center gap-1.5')}>
            <ServiceIcon icon={service.icon} className="size-4 shrink-0 text-blue-600" />
            <span>{service.name}</span>
          </span>
          {rest.length > 0 && index === named.length - 1 && (
            <span
              title={rest.map(({ name }) => name).join(', ')}
              className={clsx(chip, 'shrink-0 text-slate')}
            >
              <span>{`+${rest.length}`}</span>
              <span className="sr-only"> {rest.length === 1 ? 'autre service' : 'autres services'}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
