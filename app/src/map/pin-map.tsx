import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { openPinMap as OpenPinMap, PinMap as LeafletPinMap } from '#app/map/leaflet/leaflet-map.ts';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/states/spinner.tsx';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import type { MapTiles } from '#contract/places/addresses.ts';
import { usableTiles } from './usable-tiles.ts';
import { readPlace } from './use-place-answer.ts';

interface PinMapProps {
  point: Coordinates;
  zoom: number;
  /** Id of the element that explains how to move the pin. */
  describedBy: string;
  onMove: (point: Coordinates) => void;
}

interface MapParts {
  openPinMap: typeof OpenPinMap;
  tiles: MapTiles;
}

async function loadMap(): Promise<MapParts | 'failed'> {
  try {
    const [{ openPinMap }, tiles] = await Promise.all([
      import('#app/map/leaflet/leaflet-map.ts'),
      readPlace('/api/places/map', usableTiles),
    ]);
    return tiles ? { openPinMap, tiles } : 'failed';
  } catch {
    return 'failed';
  }
}

/** A map with a pin that a person can move. Its code and tiles are fetched when it is first shown. */
export function PinMap({ point, zoom, describedBy, onMove }: PinMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<LeafletPinMap>(null);
  const [loaded, setLoaded] = useState<MapParts | 'failed'>();
  const [attempt, setAttempt] = useState(1);
  const report = useEffectEvent(onMove);
  const start = useEffectEvent(() => ({ point, zoom, describedBy }));

  useEffect(() => {
    let isWanted = true;
    void loadMap().then((parts) => isWanted && setLoaded(parts));
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  useEffect(() => {
    if (!loaded || loaded === 'failed') return;
    const { openPinMap, tiles } = loaded;
    const map = openPinMap(container.current!, { tiles, ...start(), onMove: (moved) => report(moved) });
    opened.current = map;
    return () => {
      map.close();
      opened.current = null;
    };
  }, [loaded]);

  const { latitude, longitude } = point;
  useEffect(() => opened.current?.show({ latitude, longitude }, zoom), [latitude, longitude, zoom]);

  return (
    <div className="relative">
      <div
        ref={container}
        role="group"
        aria-label="Carte"
        // `isolate` keeps Leaflet's z-indexes below those of the page. The buttons are large enough for a thumb.
        className={clsx(
          'isolate h-64 overflow-hidden rounded-control border border-edge bg-mist sm:h-80',
          '[&_.leaflet-bar_a]:size-11! [&_.leaflet-bar_a]:leading-11!',
        )}
      />
      {(!loaded || loaded === 'failed') && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center">
          {!loaded ? (
            <Spinner className="size-6 text-blue-600" />
          ) : (
            <>
              <p>La carte n&apos;a pas pu être chargée. Votre saisie n&apos;est pas perdue.</p>
              <Button
                variant="secondary"
                onClick={() => {
                  setLoaded(undefined);
                  setAttempt(attempt + 1);
                }}
              >
                Réessayer
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
