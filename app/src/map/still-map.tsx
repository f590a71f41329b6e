import { clsx } from 'clsx';
import { Maximize2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCode } from '#app/lib/use-code.ts';
import type { PlaceMapOptions } from '#app/map/leaflet/leaflet-place.ts';
import { pinIcon } from '#app/map/pins/pin-look.ts';
import { Spinner } from '#app/ui/states/skeleton.tsx';
import { tileAddress, tilesAround, tileSize } from './tile-arithmetic.ts';
import { usableTiles, usePlaceAnswer } from './use-place-answer.ts';

const largest = { width: 1024, height: 320 };

/** A map made of images, replaced by one that can be moved on a press. Without tiles it is a drawing, and says so. */
export function StillMap(place: Omit<PlaceMapOptions, 'tiles' | 'onFailed'>) {
  const { centre, zoom, hasPin, label } = place;
  const { answer: tiles } = usePlaceAnswer('/api/places/map', usableTiles, 0);
  const [failed, setFailed] = useState(false);
  const [isLive, setLive] = useState(false);
  const isDrawn = failed || tiles === null;
  return (
    <div
      className={clsx('relative isolate overflow-hidden bg-mist', isLive ? 'h-72' : 'h-36 sm:max-lg:h-44')}
    >
      {isDrawn && <DrawnPlace hasPin={hasPin} />}
      {tiles && !isDrawn && !isLive && (
        <>
          <Tiles tiles={tiles} centre={centre} zoom={zoom} onError={() => setFailed(true)} />
          {hasPin && (
            <span
              className="absolute top-1/2 left-1/2 h-13 w-11 -translate-x-1/2 -translate-y-[96%]"
              dangerouslySetInnerHTML={{ __html: pinIcon.html }}
            />
          )}
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

function DrawnPlace({ hasPin }: { hasPin: boolean }) {
  return (
    <>
      <StreetDrawing hasPin={hasPin} className="size-full" />
      <p className="absolute inset-x-0 bottom-0 bg-card/90 px-3 py-1 text-xs/[1.25rem] text-slate">
        Carte indisponible&nbsp;: les rues sont un dessin.
      </p>
    </>
  );
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

function StreetDrawing({ hasPin, className }: { hasPin: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 400 140"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden
      className={className}
    >
      <rect width="400" height="140" className="fill-mist" />
      <path d="M0 118c60-14 92 6 150-8s96-34 250-22v52H0Z" className="fill-blue-100" />
      <path d="M250 12h62l8 40h-66Z" className="fill-leaf-100" />
      <g className="stroke-card" strokeLinecap="round">
        <path d="M-10 62 410 40" strokeWidth="11" />
        <path d="M-10 98c80-10 140 4 200-8s130-26 220-18" strokeWidth="7" />
        <path d="M66-10 92 150M168-10l20 160M236-10l14 110M334-10l16 150" strokeWidth="7" />
        <path d="M-10 22l180-10M190 20l60-4" strokeWidth="5" />
      </g>
      {hasPin && (
        <g transform="translate(200 26)">
          <ellipse cx="0" cy="40" rx="11" ry="3" className="fill-ink" fillOpacity="0.15" />
          <path d="M0 40C-7 28-17 20-17 6a17 17 0 0 1 34 0C17 20 7 28 0 40Z" className="fill-blue-600" />
          <circle cy="6" r="8.5" className="fill-card" />
          <path
            d="M-8.5 7c3-2.4 5.4-2.4 8.5 0s5.500 2.400 8.500 0a8.500 8.500 0 0 1-17 0Z"
            className="fill-blue-200"
          />
        </g>
      )}
    </svg>
  );
}
