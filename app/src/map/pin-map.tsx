import { clsx } from 'clsx';
import { LocateFixed } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type Position, type PositionFailure, requestPosition } from '#app/lib/places/position.ts';
import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { useCode } from '#app/lib/use-code.ts';
import type { PinMap as LeafletPinMap, PinMapOptions } from '#app/map/leaflet/leaflet-map.ts';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/states/skeleton.tsx';
import { type Coordinates, metresBetween } from '#contract/laundromat/coordinates.ts';
import { readPlace, usableTiles } from './use-place-answer.ts';

async function loadMap() {
  const [{ openPinMap }, tiles] = await Promise.all([
    import('#app/map/leaflet/leaflet-map.ts'),
    readPlace('/api/places/map', usableTiles),
  ]);
  if (!tiles) throw new Error('There are no tiles.');
  return { openPinMap, tiles };
}

/** A map with a pin that a person can move, and how. Its code and tiles are fetched when it is first shown. */
export function PinMap({ point, zoom, onMove }: Omit<PinMapOptions, 'tiles' | 'describedBy'>) {
  const describedBy = useId();
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
    <>
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
      <p id={describedBy} className="mt-2 text-sm text-slate">
        Faites glisser le repère devant la porte, ou touchez la carte à cet endroit. Au clavier, les flèches
        déplacent le repère&nbsp;; avec Maj, plus loin.
      </p>
    </>
  );
}

const directions = [
  'le nord',
  'le nord-est',
  "l'est",
  'le sud-est',
  'le sud',
  'le sud-ouest',
  "l'ouest",
  'le nord-ouest',
];

/** Returns « Repère déplacé de 12 m vers le nord-est. », for screen readers. */
export function moveWords(from: Coordinates, to: Coordinates): string {
  const metres = Math.max(1, Math.round(metresBetween(from, to)));
  return `Repère déplacé de ${formatCount(metres)}\u00a0m vers ${directionOf(from, to)}.`;
}

function directionOf(from: Coordinates, to: Coordinates): string {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const eighths = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighths + directions.length) % directions.length]!;
}

const failureText: Record<PositionFailure, string> = {
  denied:
    "Votre navigateur a refusé l'accès à votre position. Autorisez-la depuis l'icône à gauche de l'adresse du site, puis réessayez, ou placez le repère vous-même.",
  unavailable: 'Votre position est introuvable pour le moment. Placez le repère vous-même.',
  timeout: "Votre position n'a pas pu être trouvée à temps. Réessayez, ou placez le repère vous-même.",
  unsupported: 'Ce navigateur ne sait pas donner votre position. Placez le repère vous-même.',
};

const vagueMetres = 50;

export function MyPositionButton({ onPosition }: { onPosition: (position: Position) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');

  async function locate() {
    setAsking(true);
    setNotice('');
    const result = await requestPosition(navigator.geolocation, { enableHighAccuracy: true });
    setAsking(false);
    if (!result.ok) return setNotice(failureText[result.reason]);
    const { accuracy } = result.position;
    if (accuracy > vagueMetres) {
      const metres = Math.round(accuracy / 10) * 10;
      setNotice(`Votre position n'est connue qu'à ${metres}\u00a0m près\u00a0: vérifiez le repère.`);
    }
    onPosition(result.position);
  }

  return (
    <>
      <Button variant="secondary" pending={isAsking} onClick={locate}>
        {!isAsking && <LocateFixed aria-hidden className="size-5" />}
        <span>{isAsking ? 'Recherche de votre position…' : 'Utiliser ma position'}</span>
      </Button>
      <p role="status" className="order-last basis-full text-sm text-brick-700 empty:hidden">
        {notice}
      </p>
    </>
  );
}
