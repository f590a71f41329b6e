import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCode } from '#app/lib/use-code.ts';
import type { PinMap as LeafletPinMap } from '#app/map/leaflet/leaflet-map.ts';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/states/skeleton.tsx';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { readPlace, usableTiles } from './use-place-answer.ts';

interface PinMapProps {
  point: Coordinates;
  zoom: number;
  /** Id of the element that explains how to move the pin. */
  describedBy: string;
  onMove: (point: Coordinates) => void;
}

async function loadMap() {
  const [{ openPinMap }, tiles] = await Promise.all([
    import('#app/map/leaflet/leaflet-map.ts'),
    readPlace('/api/places/map', usableTiles),
  ]);
  if (!tiles) throw new Error('There are no tiles.');
  return { openPinMap, tiles };
}

/** A map with a pin that a person can move. Its code and tiles are fetched when it is first shown. */
export function PinMap({ point, zoom, describedBy, onMove }: PinMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const opened = useRef<LeafletPinMap>(null);
  const { code: loaded, hasFailed, retry } = useCode(loadMap, true);
  const report = useEffectEvent(onMove);
  const start = useEffectEvent(() => ({ point, zoom, describedBy }));

  useEffect(() => {
    if (!loaded) return;
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
      {!loaded && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center">
          {hasFailed ? (
            <>
              <p>La carte n&apos;a pas pu être chargée. Votre saisie n&apos;est pas perdue.</p>
              <Button variant="secondary" onClick={retry}>
                Réessayer
              </Button>
            </>
          ) : (
            <Spinner className="size-6 text-blue-600" />
          )}
        </div>
      )}
    </div>
  );
}
