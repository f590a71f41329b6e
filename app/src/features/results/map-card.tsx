import { Navigation, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Price } from '#app/features/laundromat-card/card-facts.tsx';
import { listState } from '#app/lib/navigation/list-return.ts';
import { directionsTo } from '#app/lib/places/directions.ts';
import { timeAndDistance } from '#app/lib/places/travel-time.ts';
import { paths } from '#app/paths.ts';
import { AnchorButton } from '#app/ui/button.tsx';
import { OpeningStatus } from '#app/ui/cards/opening-status.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { coordinatesOf } from '#contract/laundromat/coordinates.ts';
import type { MappedLaundromat } from './map-query.ts';

interface MapCardProps {
  laundromats: readonly MappedLaundromat[];
  search: string;
  onClose: () => void;
}

/** The card of a pressed pin, over the map. It takes the focus; Escape closes it. */
export function MapCard({ laundromats, search, onClose }: MapCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const shown = laundromats.map(({ id }) => id).join();
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const [first] = laundromats;
  return (
    <div
      ref={card}
      role="group"
      aria-label={laundromats.length === 1 ? first?.name : `${laundromats.length} laveries au même endroit`}
      tabIndex={-1}
      className="relative max-h-full scroll-mb-32 overflow-y-auto rounded-card bg-card p-4 pr-14 shadow-lift"
    >
      <ul className="grid gap-4">
        {laundromats.map((laundromat) => (
          <li key={laundromat.id} data-laundromat={laundromat.id}>
            <CardFacts laundromat={laundromat} search={search} />
          </li>
        ))}
      </ul>
      <div className="absolute top-1.5 right-1.5">
        <IconButton label="Fermer" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </div>
  );
}

function CardFacts({ laundromat, search }: { laundromat: MappedLaundromat; search: string }) {
  const { pathname } = useLocation();
  const { name, slug, distanceKm } = laundromat;
  const point = coordinatesOf(laundromat);
  return (
    <>
      <h3 className="text-lg/[1.5rem] font-bold wrap-anywhere">
        <Link
          to={paths.laundromat(slug)}
          state={listState({ pathname, search })}
          className="text-blue-700 underline decoration-blue-200 underline-offset-4 hover:decoration-current"
        >
          {name}
        </Link>
      </h3>
      <OpeningStatus laundromat={laundromat} className="mt-1 text-sm" />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="text-sm text-slate">
          {distanceKm !== null && <p className="font-semibold text-ink">{timeAndDistance(distanceKm)}</p>}
          <Price priceFrom={laundromat.priceFrom} />
        </div>
        {point && (
          <AnchorButton
            href={directionsTo(point)}
            target="_blank"
            rel="noopener noreferrer"
            data-count="directions"
            variant="secondary"
            size="small"
          >
            <Navigation aria-hidden className="size-4" />
            Y aller
            <span className="sr-only">{`\u00a0: ${name} (nouvel onglet)`}</span>
          </AnchorButton>
        )}
      </div>
    </>
  );
}
