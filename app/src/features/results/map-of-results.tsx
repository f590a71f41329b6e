import { useCode, useStarted } from '#app/lib/use-code.ts';
import { Button } from '#app/ui/button.tsx';
import { ScriptsNotice } from '#app/ui/notices/form-failure.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { mapRoom, useWideScreen } from './map-room.ts';
import type { ResultsMapProps } from './results-map.tsx';

const loadMap = async () => (await import('./results-map.tsx')).ResultsMap;

interface MapOfResultsProps extends ResultsMapProps {
  pause?: boolean;
}

export function MapOfResults({ pause, ...props }: MapOfResultsProps) {
  const isWide = useWideScreen();
  const isStarted = useStarted();
  const isMapView = props.criteria.view === 'map';
  const isNeeded = isStarted && !pause && (isWide || isMapView);
  const { code: ResultsMap, hasFailed } = useCode(loadMap, isNeeded);
  return (
    <>
      {isMapView && (
        <ScriptsNotice className="mb-4">
          La carte demande JavaScript. La liste montre les mêmes laveries.
        </ScriptsNotice>
      )}
      <div className="h-full noscript:hidden">
        {isNeeded && ResultsMap && <ResultsMap {...props} />}
        {isNeeded && hasFailed && <MissingMap />}
        {!(isNeeded && (ResultsMap || hasFailed)) && <Skeleton className={mapRoom} />}
      </div>
    </>
  );
}

function MissingMap() {
  return (
    <div className="grid justify-items-center gap-3 rounded-card bg-mist p-8 text-center">
      <p>La carte n&apos;a pas pu être chargée. La liste montre les mêmes laveries.</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Réessayer
      </Button>
    </div>
  );
}
