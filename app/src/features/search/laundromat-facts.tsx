import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { countOf, formatDistance, formatRating } from '#app/lib/french-numbers.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import { inTown } from '#contract/laundromat/town.ts';
import { isFeaturedNow } from '#app/lib/featured.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ServiceIcon } from '#app/ui/service-icon.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { LaundromatSummary, ServiceSummary } from '#app/data/laundromat-summary.ts';

/** The facts that every card shows about a laundromat, in pieces that the row and the tile arrange. */

interface BadgesProps {
  laundromat: Pick<LaundromatSummary, 'isPremium' | 'isFeatured' | 'featuredUntil'>;
  /** The owner pays for the rank in this list, which the card must say by law. */
  paidRank: boolean;
  className?: string;
}

export function Badges({ laundromat, paidRank, className }: BadgesProps) {
  if (!laundromat.isPremium && !laundromat.isFeatured) return null;
  return (
    <span className={className ?? 'flex flex-wrap gap-1.5'}>
      {isFeaturedNow(laundromat) ? (
        <Badge variant="featured">Premium+</Badge>
      ) : (
        <Badge variant="premium">Premium</Badge>
      )}
      {paidRank && <Badge variant="annonce">Annonce</Badge>}
    </span>
  );
}

export function Rating({
  laundromat,
}: {
  laundromat: Pick<LaundromatSummary, 'averageRating' | 'reviewCount'>;
}) {
  if (laundromat.reviewCount === 0) return <p className="text-sm text-slate">Pas encore d'avis</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
      <Stars value={laundromat.averageRating} />
      <span aria-hidden className="font-semibold">
        {formatRating(laundromat.averageRating)}
      </span>
      <span className="text-slate">({countOf(laundromat.reviewCount, 'avis', 'avis')})</span>
    </p>
  );
}

interface LocationProps {
  laundromat: Pick<LaundromatSummary, 'address' | 'postalCode' | 'city' | 'locationSource'>;
  distanceKm?: number | null;
  /** The list is that of a place: a laundromat without a distance says its town instead. */
  isAroundPlace?: boolean;
}

export function Location({ laundromat, distanceKm, isAroundPlace = false }: LocationProps) {
  const { address, postalCode, city, locationSource } = laundromat;
  const isUnplaced = locationSource === 'commune';
  const place = isUnplaced && isAroundPlace ? inTown(city) : distanceKm != null && formatDistance(distanceKm);
  return (
    <p className="flex gap-1.5 text-sm text-slate">
      <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {address}, {postalCode} {city}
        {place && (
          <>
            {' · '}
            <strong className="font-semibold whitespace-nowrap text-ink">{place}</strong>
          </>
        )}
      </span>
    </p>
  );
}

export function Price({ priceFrom }: { priceFrom: string | null }) {
  const price = formatPrice(priceFrom);
  if (!price) return <p className="text-sm text-slate">Prix non communiqué</p>;
  return (
    <p className="text-sm whitespace-nowrap text-slate">
      dès <span className="text-base font-bold text-ink tabular-nums">{price}</span>
    </p>
  );
}

const chip = 'rounded-full bg-mist px-2.5 py-1 text-sm/[1rem] font-medium';

/**
 * The first services by name and the number of further ones, on the line of the last one, so that no line holds « +N
 * » alone.
 */
export function ServiceChips({ services, shown }: { services: ServiceSummary[]; shown: number }) {
  if (services.length === 0) return null;
  const named = services.slice(0, shown);
  const rest = services.slice(shown);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {named.map((service, index) => (
        <li key={service.id} className="flex max-w-full items-start gap-1.5">
          <span className={clsx(chip, 'inline-flex min-w-0 items-center gap-1.5')}>
            <ServiceIcon icon={service.icon} className="size-4 shrink-0 text-blue-600" />
            {service.name}
          </span>
          {rest.length > 0 && index === named.length - 1 && (
            <span
              title={rest.map(({ name }) => name).join(', ')}
              className={clsx(chip, 'shrink-0 text-slate')}
            >
              +{rest.length}
              <span className="sr-only"> {rest.length === 1 ? 'autre service' : 'autres services'}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
