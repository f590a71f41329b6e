import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { connection, useOffline } from '#app/lib/device/connection.ts';
import { useCode } from '#app/lib/use-code.ts';
import { whileCurrent } from '#app/lib/while-current.ts';
import type { LeafletResults, ResultsMapOptions } from '#app/map/leaflet/leaflet-results.ts';
import { type ShownTiles, storedTiles } from './stored-map.ts';
import { readPlace, usableTiles } from './use-place-answer.ts';

const tilesTimeoutMs = 8_000;

const loadMap = async () => (await import('#app/map/leaflet/leaflet-results.ts')).LeafletResults;

interface LazyResultsMap {
  /** Null until its code is loaded. */
  map: LeafletResults | null;
  failed: boolean;
  isDrawn: boolean;
  retry: () => void;
}

/**
 * Loads the map of results and opens it in `container`, under the children of `above`. It shows pins before its tiles
 * have loaded, and also without tiles.
 */
export function useResultsMap(
  container: RefObject<HTMLElement | null>,
  above: RefObject<HTMLElement | null>,
  options: Omit<ResultsMapOptions, 'above' | 'onTilesFailed'>,
): LazyResultsMap {
  const { code: OpenedMap, hasFailed: failed } = useCode(loadMap, true);
  const [map, setMap] = useState<LeafletResults | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isOffline = useOffline();
  const now = useEffectEvent(() => options);

  useEffect(() => {
    if (!OpenedMap) return;
    const opened = new OpenedMap(container.current!, {
      start: now().start,
      describedBy: now().describedBy,
      above: above.current!,
      describe: (pin) => now().describe(pin),
      describeGroup: (pins, isOnePlace) => now().describeGroup(pins, isOnePlace),
      onPoint: (pins) => now().onPoint(pins),
      onChoose: (pins) => now().onChoose(pins),
      onMove: (move) => now().onMove(move),
      onTilesFailed: () => setDrawn(true),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- The map opens in a container that exists only after rendering.
    setMap(opened);
    return () => opened.close();
  }, [OpenedMap, above, container]);

  useEffect(() => {
    if (!map) return;
    return whileCurrent(tilesToShow(), (tiles) => {
      map.setTiles(tiles);
      setDrawn(tiles === null);
    });
  }, [attempt, isOffline, map]);

  return { map, failed, isDrawn, retry: () => setAttempt(attempt + 1) };
}

/** Returns the tiles of the site, or without a connection those of saved cities; null for neither. */
async function tilesToShow(): Promise<ShownTiles | null> {
  const read = () => readPlace('/api/places/map', usableTiles, AbortSignal.timeout(tilesTimeoutMs));
  // The browser may still have an answer about tiles that cannot be fetched.
  if (connection.isOffline()) return (await storedTiles()) ?? read();
  return (await read()) ?? storedTiles();
}
