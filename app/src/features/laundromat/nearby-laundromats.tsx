import { ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useQuery } from 'urql';
import { countOf, formatDistance, formatRating } from '#app/lib/french-numbers.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { inTown } from '#contract/laundromat/town.ts';
import { paths } from '#app/paths.ts';
import { cardLinkClass } from '#app/ui/card-link.ts';
import { Card } from '#app/ui/card.tsx';
import { Porthole } from '#app/ui/porthole.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { nearbyState } from './back-to-list.tsx';
import type { CommuneLink } from './laundromat-query.ts';
import { nearbyQuery, type NearbyLaundromat } from './nearby-query.ts';
import { PhotoImage } from './photo-image.tsx';

const nearbyCount = 3;
const nearbyRadiusKm = 25;

interface NearbyLaundromatsProps {
  id: string;
  point: Coordinates;
  /** The commune, if it has a page. */
  place: CommuneLink | null;
}

/** The closest other laundromats. Renders nothing when there are none or the query fails. */
export function NearbyLaundromats({ id, point, place }: NearbyLaundromatsProps) {
  const [{ data }] = useQuery({
    query: nearbyQuery,
    variables: {
      args: {
        lat: point.latitude,
        lng: point.longitude,
        radius_km: nearbyRadiusKm,
        sort: 'distance',
        page: 1,
        page_size: nearbyCount + 1,
      },
      except: id,
      limit: nearbyCount,
    },
  });
  const matches = data?.search_laundromats ?? [];
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="a-proximite" className="mt-12 border-t border-line pt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="a-proximite" className="text-2xl font-bold tracking-tight">
          À proximité
        </h2>
        {place && (
          <Link
            to={paths.city(place.regionSlug, place.slug)}
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-blue-700 underline-offset-4 hover:underline"
          >
            Toutes les laveries {inTown(place.name)}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
      <ul className="mt-4 grid gap-4 md:grid-cols-3 md:gap-6">
        {matches.map(
          ({ laundromat, distanceKm }) =>
            laundromat && <NearbyCard key={laundromat.id} laundromat={laundromat} distanceKm={distanceKm} />,
        )}
      </ul>
    </section>
  );
}

interface NearbyCardProps {
  laundromat: NearbyLaundromat;
  distanceKm: number | null;
}

function NearbyCard({ laundromat, distanceKm }: NearbyCardProps) {
  const location = useLocation();
  const photo = laundromat.photos[0];
  return (
    <Card as="li" interactive className="flex overflow-hidden md:flex-col">
      <div className="relative w-30 shrink-0 overflow-hidden bg-mist md:aspect-video md:w-full">
        {photo ? (
          <PhotoImage
            photo={photo}
            alt=""
            sizes="(min-width: 48rem) 33vw, 8rem"
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <span className="flex size-full items-center justify-center">
            <Porthole className="size-16 md:size-24" />
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1 p-4">
        <h3 className="line-clamp-2 text-lg/[1.5rem] font-bold wrap-anywhere">
          <Link
            to={paths.laundromat(laundromat.slug)}
            state={nearbyState(location.state)}
            className={cardLinkClass}
          >
            {laundromat.name}
          </Link>
        </h3>
        <p className="mt-1 text-slate">
          {laundromat.city}
          {distanceKm !== null &&
            laundromat.locationSource !== 'commune' &&
            `, ${formatDistance(distanceKm)}`}
        </p>
        {laundromat.reviewCount > 0 && (
          <p className="mt-2 flex flex-wrap items-center gap-x-2 text-sm">
            <Stars value={laundromat.averageRating} />
            <span className="font-semibold">{formatRating(laundromat.averageRating)}</span>
            <span className="text-slate">{countOf(laundromat.reviewCount, 'avis', 'avis')}</span>
          </p>
        )}
      </div>
    </Card>
  );
}
