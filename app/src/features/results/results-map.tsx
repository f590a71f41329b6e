import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { accuracyAt } from '#app/features/search/geolocation.ts';
import type { SearchCriteria } from '#app/features/search/search-params.ts';
import type { SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { countOf, formatCount } from '#app/lib/texts/french-numbers.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import type { LeafletResults } from '#app/map/leaflet/leaflet-results.ts';
import { type Box, boxOfRadius, france } from '#app/map/leaflet/map-shapes.ts';
import { useResultsMap } from '#app/map/use-results-map.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { beside } from '#app/ui/focus/measured-height.ts';
import { useAnnouncement } from '#app/ui/notices/announcer.ts';
import { Spinner } from '#app/ui/states/skeleton.tsx';
import { coordinatesOf } from '#contract/laundromat/coordinates.ts';
import { markCards, showCard, watchCards } from './linked-cards.ts';
import { MapCard } from './map-card.tsx';
import { MapLegend } from './map-legend.tsx';
import { type MappedLaundromat, mostPins, useMapResults } from './map-query.ts';
import { mapRoom, useWideScreen } from './map-room.ts';
import { pinDescriptions } from './pin-descriptions.ts';
import { pointOf, useFitToSearch, useMapMoves, useViewInAddress, useZoneSearch } from './use-map-moves.ts';
import type { Results } from './use-results.ts';

export interface ResultsMapProps {
  criteria: SearchCriteria;
  /** Arguments of the list; its page and sort do not matter here. */
  args: SearchArguments;
  /** Number of results in the list, of which the map may lack some; null while it is not known. */
  total: number | null;
  /** Page of the list, shown where the laundromats of the map cannot be loaded. */
  listed: Results['matches'];
  list: RefObject<HTMLElement | null>;
  /** Searches in this part of the map. It should replace the history entry. */
  onZone: (zone: Box) => void;
}

export function ResultsMap({ criteria, args, total, listed, list, onZone }: ResultsMapProps) {
  const { laundromats, isCut, isCurrent, failed, retry } = useMapResults(args, listed);
  const minute = useMinute().getTime();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [followsMoves, setFollowsMoves] = useState(false);
  const isWide = useWideScreen();
  const region = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const keysId = useId();

  const { lastMove, moved, setMoved, onMove } = useMapMoves(container);
  const descriptions = useMemo(
    () => pinDescriptions(laundromats ?? [], new Date(minute)),
    [laundromats, minute],
  );
  const idsOf = (pins: readonly number[]) => pins.map((pin) => laundromats![pin]!.id);
  const leaflet = useResultsMap(container, above, {
    ...descriptions,
    start: startOf(criteria),
    describedBy: keysId,
    onPoint: (pins) => markCards(list.current, idsOf(pins)),
    onChoose(pins) {
      const ids = idsOf(pins);
      setChosen(ids);
      if (isWide && ids[0]) showCard(list.current, ids[0]);
    },
    onMove,
  });
  const { map } = leaflet;

  const keepViewFor = useShownSearch(map, { criteria, args, laundromats, isCurrent, minute, list });
  const query = useViewInAddress(lastMove);

  const searchHere = useZoneSearch({
    moved,
    isFollowing: followsMoves && chosen.length === 0,
    onZone(zone) {
      keepViewFor(zone);
      setMoved(null);
      onZone(zone);
    },
  });

  useEffect(() => beside(region.current!), []);
  function closeCard() {
    setChosen([]);
    map?.pins.leaveCard();
  }
  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || chosen.length === 0) return;
    event.stopPropagation();
    closeCard();
  }

  const cards = laundromats?.filter(({ id }) => chosen.includes(id)) ?? [];
  // A filter may leave them out.
  if (chosen.length > 0 && laundromats && cards.length === 0) setChosen([]);
  const onlyInList =
    laundromats && isCurrent && !isCut && !failed && total !== null ? total - laundromats.length : 0;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its controls are inside.
    <div
      ref={region}
      role="region"
      aria-label="Carte des laveries"
      onKeyDown={closeByEscape}
      className="beside relative max-lg:top-0 lg:sticky"
    >
      <Button
        variant="secondary"
        className="sr-only z-1 focus:not-sr-only focus:absolute! focus:top-3 focus:left-22 focus:inline-flex focus:min-h-11 focus:px-4"
        onClick={() => end.current?.focus()}
      >
        Passer la carte
      </Button>
      <p id={keysId} className="sr-only">
        Les flèches déplacent la carte, plus et moins l&apos;agrandissent et la réduisent, Tab mène aux
        laveries.
      </p>
      <div className={clsx(mapRoom, 'relative isolate overflow-hidden border-edge bg-mist')}>
        <div className="absolute inset-0 isolate">
          <div
            ref={container}
            className="size-full [font-family:inherit]! [background:none]! focus-visible:-outline-offset-4 [&_.leaflet-bar_a]:size-11! [&_.leaflet-bar_a]:leading-11!"
          />
        </div>
        <div
          ref={above}
          className="pointer-events-none absolute top-3 right-3 left-22 flex min-h-11 flex-col items-center gap-2 pr-13 *:pointer-events-auto sm:pr-28"
        >
          <MapLegend />
          {(moved || followsMoves) && !leaflet.failed && !failed && (
            <div className="flex max-w-full flex-wrap items-center justify-center gap-x-4 rounded-control bg-card px-2 shadow-lift">
              {moved && !followsMoves && (
                <Button
                  size="small"
                  className="my-1"
                  onClick={() => {
                    container.current?.focus({ preventScroll: true });
                    searchHere(moved);
                  }}
                >
                  <Search aria-hidden className="size-4 shrink-0" />
                  Rechercher dans cette zone
                </Button>
              )}
              <Checkbox
                label="À chaque déplacement"
                checked={followsMoves}
                onChange={setFollowsMoves}
                className="pr-1 text-sm"
              />
            </div>
          )}
          {failed && (
            <MapNotice onRetry={retry}>
              {laundromats
                ? 'Sans réponse du serveur\u00a0: seules les laveries de la liste sont ici.'
                : "Les laveries n'ont pas pu être chargées."}
            </MapNotice>
          )}
          {isCurrent && laundromats?.length === 0 && <MapNotice>Aucune laverie ici.</MapNotice>}
          {isCurrent && isCut && (
            <MapNotice>{`Les ${formatCount(mostPins)}\u00a0premières laveries\u00a0; agrandissez la carte.`}</MapNotice>
          )}
          {leaflet.isDrawn && (
            <MapNotice onRetry={leaflet.retry}>
              Le fond de carte n&apos;a pas pu être chargé&nbsp;: les rues sont un dessin.
            </MapNotice>
          )}
        </div>
        {!isCurrent && !failed && !leaflet.failed && (
          <div className="pointer-events-none absolute inset-0 flex items-center justify-center">
            <Spinner className="size-8 text-blue-600" />
          </div>
        )}
        {leaflet.failed && (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center">
            <p>La carte n&apos;a pas pu être chargée. La liste montre les mêmes laveries.</p>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              Réessayer
            </Button>
          </div>
        )}
        <div className="pointer-events-none absolute inset-x-3 bottom-8 flex max-h-3/5 flex-col items-start gap-3 *:pointer-events-auto sm:left-auto sm:w-96">
          {cards.length > 0 && (
            <div className="min-h-0 w-full">
              <MapCard laundromats={cards} search={query} onClose={closeCard} />
            </div>
          )}
        </div>
      </div>
      <p
        ref={end}
        tabIndex={-1}
        className={onlyInList > 0 ? 'mt-1 text-sm text-slate focus:outline-none max-lg:px-4' : 'sr-only'}
      >
        {onlyInList > 0
          ? `${countOf(onlyInList, 'laverie')} sans emplacement exact\u00a0: dans la liste seulement.`
          : 'Fin de la carte'}
      </p>
    </div>
  );
}

function MapNotice({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <div className="flex max-w-full flex-wrap items-center justify-center gap-x-3 rounded-control bg-card px-3 py-1.5 text-center text-sm shadow-lift">
      <p role="status">{children}</p>
      {onRetry && (
        <Button variant="quiet" size="small" onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
}

interface ShownSearch extends Pick<ResultsMapProps, 'criteria' | 'args' | 'list'> {
  laundromats: readonly MappedLaundromat[] | null;
  isCurrent: boolean;
  minute: number;
}

/**
 * Shows the results and the place of a search on the map, and announces their number. Returns a function that keeps
 * the view for a zone, which the map shows already.
 */
function useShownSearch(
  map: LeafletResults | null,
  { criteria, args, laundromats, isCurrent, minute, list }: ShownSearch,
): (zone: Box) => void {
  const points = useMemo(() => laundromats?.map((one) => coordinatesOf(one)!) ?? [], [laundromats]);
  useEffect(() => map?.pins.set(points), [map, points]);
  useEffect(() => map?.pins.refresh(), [map, minute]);
  useRaisedPin(map, list, laundromats);
  useHere(map, criteria);
  // Beside the list, the heading of the list is announced instead.
  const counted = criteria.view === 'map' && isCurrent && laundromats;
  useAnnouncement(counted ? `${countOf(counted.length, 'laverie')} sur la carte` : null);
  return useFitToSearch(map, { criteria, args, points, isCurrent });
}

function useRaisedPin(
  map: LeafletResults | null,
  list: RefObject<HTMLElement | null>,
  laundromats: readonly MappedLaundromat[] | null,
) {
  useEffect(() => {
    if (!map || !list.current) return;
    return watchCards(list.current, (id) => {
      const pin = laundromats?.findIndex((one) => one.id === id) ?? -1;
      map.pins.raise(pin < 0 ? null : pin);
    });
  }, [map, list, laundromats]);
}

/** Marks the visitor's position or the place of the search; the centre of a town is neither. */
function useHere(map: LeafletResults | null, { city, centre, place }: SearchCriteria) {
  const lat = city ? undefined : centre?.lat;
  const lng = city ? undefined : centre?.lng;
  useEffect(() => {
    if (lat === undefined || lng === undefined) return map?.setHere(null);
    const accuracy = place ? null : accuracyAt({ lat, lng });
    map?.setHere({ point: pointOf({ lat, lng }), label: place || 'Votre position', accuracy });
  }, [map, lat, lng, place]);
}

const startOf = ({ zone, centre, radius }: SearchCriteria): Box =>
  zone ?? (centre && boxOfRadius(pointOf(centre), radius)) ?? france;
