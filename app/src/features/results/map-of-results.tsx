import { type ComponentType, lazy, Suspense } from 'react';
import { useStarted } from '#app/lib/use-code.ts';
import { ScriptsNotice } from '#app/ui/notices/form-failure.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { mapRoom, useWideScreen } from './map-room.ts';
import type { ResultsMapProps } from './results-map.tsx';

const ResultsMap = lazy<ComponentType<ResultsMapProps>>(async () => {
  const { ResultsMap: Loaded } = await import('./results-map.tsx').catch(() => ({ ResultsMap: MissingMap }));
  return { default: Loaded };
});

interface MapOfResultsProps extends ResultsMapProps {
  pause?: boolean;
}

export function MapOfResults({ pause, ...props }: MapOfResultsProps) {
  const isWide = useWideScreen();
  const isStarted = useStarted();
  const isMapView = props.criteria.view === 'map';
  const room = <Skeleton className={mapRoom} />;
  return (
    <>
      {isMapView && (
        <ScriptsNotice className="mb-4">
          La carte demande JavaScript. La liste montre les mêmes laveries.
        </ScriptsNotice>
      )}
      <div className="h-full noscript:hidden">
        {isStarted && !pause && (isWide || isMapView) ? (
          <Suspense fallback={room}>
            <ResultsMap {...props} />
          </Suspense>
        ) : (
          room
        )}
      </div>
    </>
  );
}

function MissingMap() {
  return (
    <p className="rounded-card bg-mist p-8 text-center">
      La carte n&apos;a pas pu être chargée. La liste montre les mêmes laveries.
    </p>
  );
}
