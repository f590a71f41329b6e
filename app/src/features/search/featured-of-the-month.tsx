import { useState } from 'react';
import { useQuery } from 'urql';
import { featuredOfTheMonth, listingCardServices } from '#contract/search.ts';
import { Section } from '#app/ui/container.tsx';
import { LaundromatTile } from './laundromat-tile.tsx';
import { featuredOfTheMonthQuery } from './search-query.ts';
import { TileSkeletons } from './card-skeletons.tsx';

/** One row to swipe on a phone, which leaves the results within reach; a grid where there is room. */
const grid =
  'grid auto-cols-[82%] grid-flow-col gap-4 max-sm:-mx-4 max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 ' +
  'max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:*:snap-start ' +
  'sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-2 lg:grid-cols-3';

/** « Laveries du mois »: bought placements, and marked as such. Nothing at all while there are none. */
export function FeaturedOfTheMonth() {
  // By the hour, so that a return to the page is answered from the cache.
  const [now] = useState(() => new Date(new Date().setMinutes(0, 0, 0)).toISOString());
  const [{ data, fetching }] = useQuery({
    query: featuredOfTheMonthQuery,
    variables: { now, limit: featuredOfTheMonth },
  });
  const laundromats = data?.laundromats ?? [];
  if (laundromats.length === 0 && !fetching) return null;

  return (
    <Section
      title="Laveries du mois"
      intro="Des laveries mises en avant par leurs propriétaires, avec une formule payante."
    >
      {data ? (
        <ul className={grid}>
          {laundromats.map((laundromat) => (
            <li key={laundromat.id}>
              <LaundromatTile laundromat={laundromat} boosted services={listingCardServices} eager />
            </li>
          ))}
        </ul>
      ) : (
        <TileSkeletons count={featuredOfTheMonth} className={grid} />
      )}
    </Section>
  );
}
