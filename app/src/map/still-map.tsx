import { clsx } from 'clsx';
import { Maximize2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCode } from '#app/lib/use-code.ts';
import type { PlaceMapOptions } from '#app/map/leaflet/leaflet-place.ts';
import { pinIcon } from '#app/map/pins/pin-look.ts';
import { Spinner } from '#app/ui/states/skeleton.tsx';
import { streetDrawing } from './street-drawing.ts';
import { tileAddress, tilesAround, tileSize } from './tile-arithmetic.ts';
import { usableTiles, usePlaceAnswer } from './use-place-answer.ts';

const largest = { width: 1024, height: 320 };

/** A map made of images. A press replaces it with one that can be moved. Without tiles it is a drawing, and says so. */
export function StillMap(place: Omit<PlaceMapOptions, 'tiles' | 'onFailed'>) {
  const { centre, zoom, hasPin, label } = place;
  const { answer: tiles } = usePlaceAnswer('/api/places/map', usableTiles, 0);
  const [failed, setFailed] = useState(false);
  const [isLive, setLive] = useState(false);
  const isDrawn = failed || tiles === null;
  const pin = hasPin && (
    <span
      className="absolute top-1/2 left-1/2 h-13 w-11 -translate-x-1/2 -translate-y-[96%]"
      dangerouslySetInnerHTML={{ __html: pinIcon.html }}
    />
  );
  return (
    <div
      className={clsx('relative isolate overflow-hidden bg-mist', isLive ? 'h-72' : 'h-36 sm:max-lg:h-44')}
    >
      {isDrawn && (
        <>
          <div className="map-tile size-full" style={{ backgroundImage: streetDrawing }} />
          {pin}
          <p className="absolute inset-x-0 bottom-0 bg-card/90 px-3 py-1 text-xs/[1.25rem] text-slate">
            Carte indisponible&nbsp;: les rues sont un dessin.
          </p>
        </>
      )}
      {tiles && !isDrawn && !isLive && (
        <>
          <Tiles tiles={tiles} centre={centre} zoom={zoom} onError={() => setFailed(true)} />
          {pin}
          <p className="absolute right-0 bottom-0 bg-card/85 px-1.5 text-xs/[1.25rem] text-ink">
            {tiles.attribution}
          </p>
          <button
            type="button"
            aria-label={`${label}, agrandir`}
            data-tooltip="Agrandir la carte"
            onClick={() => setLive(true)}
            className="group absolute inset-0 cursor-pointer focus-visible:-outline-offset-4"
          >
            <span className="absolute top-2 right-2 flex size-9 items-center justify-center rounded-control bg-card text-ink shadow-card group-hover:bg-blue-50">
              <Maximize2 aria-hidden className="size-4.5" />
            </span>
          </button>
        </>
      )}
      {tiles && !isDrawn && isLive && <LiveMap {...place} tiles={tiles} onFailed={() => setFailed(true)} />}
    </div>
  );
}

interface TilesProps extends Pick<PlaceMapOptions, 'tiles' | 'centre' | 'zoom'> {
  onError: () => void;
}

function Tiles({ tiles, centre, zoom, onError }: TilesProps) {
  return tilesAround(centre, zoom, largest).map((tile) => (
    <img
      key={`${tile.x}/${tile.y}`}
      src={tileAddress(tiles.url, zoom, tile)}
      alt=""
      width={tileSize}
      height={tileSize}
      // Those beyond the edge of the map are not loaded.
      loading="lazy"
      decoding="async"
      fetchPriority="low"
      onError={onError}
      className="map-tile absolute max-w-none"
      style={{ left: `calc(50% + ${tile.left}px)`, top: `calc(50% + ${tile.top}px)` }}
    />
  ));
}

const loadPlaceMap = async () => (await import('#app/map/leaflet/leaflet-place.ts')).openPlaceMap;

function LiveMap(options: PlaceMapOptions) {
  const container = useRef<HTMLDivElement>(null);
  const { code: openPlaceMap, hasFailed } = useCode(loadPlaceMap, true);
  const start = useEffectEvent(() => options);
  const fail = useEffectEvent(options.onFailed);

  useEffect(() => openPlaceMap?.(container.current!, start()), [openPlaceMap]);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);

  return (
    <>
      <div className="absolute inset-0 isolate">
        <div
          ref={container}
          className="size-full [font-family:inherit]! [background:none]! focus-visible:-outline-offset-4 [&_.leaflet-bar_a]:size-11! [&_.leaflet-bar_a]:leading-11!"
        />
      </div>
      {!openPlaceMap && <Spinner className="absolute inset-0 m-auto size-6 text-blue-600" />}
    </>
  );
}
