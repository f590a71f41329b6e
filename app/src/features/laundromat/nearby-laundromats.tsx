import { ArrowRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useQuery } from 'urql';
import { CardList } from '#app/features/laundromat-card/laundromat-card.tsx';
import { nearbyState } from '#app/features/laundromat/back-to-list.tsx';
import { graphql } from '#app/graphql/graphql.ts';
import type { CommuneLink } from '#app/graphql/laundromats/laundromat-query.ts';
import { laundromatSummary } from '#app/graphql/laundromats/laundromat-summary.ts';
import { paths } from '#app/paths.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { inTown } from '#contract/laundromat/town.ts';

const nearbyQuery = graphql(
  `
    query NearbyLaundromats($args: search_laundromats_args!, $except: uuid!, $limit: Int!) {
      search_laundromats(
        args: $args
        where: { laundromatId: { _neq: $except } }
        order_by: { position: asc }
        limit: $limit
      ) {
        distanceKm
        laundromat {
          ...LaundromatSummary
        }
      }
    }
  `,
  [laundromatSummary],
);

const nearbyCount = 3;
const nearbyRadiusKm = 25;

interface NearbyLaundromatsProps {
  id: string;
  point: Coordinates;
  place: CommuneLink | null;
}

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
  const { state } = useLocation() as { state: unknown };
  const matches = data?.search_laundromats ?? [];
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="a-proximite" className="mt-12 border-t border-line pt-10 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="a-proximite" className="text-2xl font-bold tracking-tight">
          À proximité
        </h2>
        {place && (
          <Link
            to={paths.city(place.regionSlug, place.slug)}
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-blue-700 underline-offset-4 hover:underline"
          >
            <span>{`Toutes les laveries ${inTown(place.name)}`}</span>
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        )}
      </div>
      <CardList
        matches={matches}
        linkState={nearbyState(state)}
        className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3"
      />
    </section>
  );
}
