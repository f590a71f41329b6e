import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SearchCriteria } from '#app/features/search/search-params.ts';
import type { SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import type { LeafletResults, MapMove } from '#app/map/leaflet/leaflet-results.ts';
import { type Box, boxAround, france, holds } from '#app/map/leaflet/map-shapes.ts';
import { announce } from '#app/ui/notices/announcer.ts';
import { type Coordinates, metresBetween } from '#contract/laundromat/coordinates.ts';
import { mapViewOf, roundZone, withMapView } from './map-view.ts';

const searchDelayMs = 600;

/** Returns the last move of the map, and the visible part after a person moved it. Moves by keys are announced. */
export function useMapMoves(container: RefObject<HTMLElement | null>) {
  const [lastMove, setLastMove] = useState<MapMove>();
  const [moved, setMoved] = useState<Box | null>(null);

  function onMove(move: MapMove) {
    setLastMove(move);
    setMoved(move.byPerson ? move.box : null);
    // `container` may be empty: a map that has just left the page is resized once more before it is closed.
    const isByKeys = move.byPerson && container.current?.contains(document.activeElement);
    if (isByKeys) announce(`${countOf(move.pins, 'laverie')} dans cette partie de la carte`);
  }
  return { lastMove, moved, setMoved, onMove };
}

/**
 * Writes the view into the address after a person has moved the map, and returns its query. Without the router, so that
 * the page is not rendered again.
 */
export function useViewInAddress(move: MapMove | undefined): string {
  const { pathname, search, key } = useLocation();
  const query = move?.byPerson ? withMapView(search, move.view) : search;
  useEffect(() => {
    const state = window.history.state as { key?: string } | null;
    // After « back », the browser is at another history entry before the router is.
    const isShown = (state?.key ?? 'default') === key;
    if (move?.byPerson && isShown) window.history.replaceState(state, '', pathname + query);
  }, [move, pathname, query, key]);
  return query;
}

interface FittedSearch {
  criteria: SearchCriteria;
  args: SearchArguments;
  points: readonly Coordinates[];
  isCurrent: boolean;
}

/**
 * Fits the map to the results of a new search once: after that, only the visitor moves it. Returns a function that
 * keeps the view for a zone, which the map shows already.
 */
export function useFitToSearch(
  map: LeafletResults | null,
  { criteria: { zone, centre }, args, points, isCurrent }: FittedSearch,
): (zone: Box) => void {
  const { search } = useLocation();
  const searched = JSON.stringify({ ...args, sort: null, page: null, open_at: null });
  const shown = useRef<string>(undefined);
  const ownZone = useRef<string>(undefined);
  useEffect(() => {
    if (!map || !isCurrent || shown.current === searched) return;
    shown.current = searched;
    if (zone && ownZone.current === JSON.stringify(zone)) return;
    const view = mapViewOf(search);
    if (view) map.show(view);
    else map.fit(zone ?? boxOfResults(points, centre && pointOf(centre)) ?? france);
  }, [map, isCurrent, searched, zone, centre, search, points]);
  return (next) => {
    ownZone.current = JSON.stringify(next);
  };
}

interface ZoneSearch {
  moved: Box | null;
  isFollowing: boolean;
  onZone: (zone: Box) => void;
}

/** Searches in what the map shows some time after each move. Returns a function that does so at once. */
export function useZoneSearch({ moved, isFollowing, onZone }: ZoneSearch): (box: Box) => void {
  const searchHere = (box: Box) => onZone(roundZone(box));
  const follow = useEffectEvent(searchHere);
  useEffect(() => {
    if (!isFollowing || !moved) return;
    const soon = setTimeout(() => follow(moved), searchDelayMs);
    return () => clearTimeout(soon);
  }, [isFollowing, moved]);
  return searchHere;
}

const nearestShown = 10;

/**
 * Returns the box of the centre and the nearest results, or of all results without a centre. Overseas results then count
 * only if there are no others, so that the map does not show the whole world.
 */
function boxOfResults(points: readonly Coordinates[], centre: Coordinates | null): Box | null {
  if (centre) {
    const away = (point: Coordinates) => metresBetween(centre, point);
    const nearest = points.toSorted((one, other) => away(one) - away(other)).slice(0, nearestShown);
    return boxAround([...nearest, centre]);
  }
  const inMetropole = points.filter((point) => holds(france, point));
  return boxAround(inMetropole.length > 0 ? inMetropole : points);
}

export const pointOf = ({ lat, lng }: { lat: number; lng: number }): Coordinates => ({
  latitude: lat,
  longitude: lng,
});
