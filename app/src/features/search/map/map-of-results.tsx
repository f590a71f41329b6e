import { lazy, Suspense } from 'react';
import { useStarted } from '#app/lib/use-started.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { ScriptsNotice } from '#app/ui/notices/scripts-notice.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import type { ResultsMapProps } from './results-map.tsx';

const ResultsMap = lazy(async () => {
  const { ResultsMap: Loaded } = await import('./results-map.tsx').catch(() => ({ ResultsMap: MissingMap }));
  return { default: Loaded };
});

/** The map of results, whose code is fetched when it is opened. */
export function MapOfResults(props: ResultsMapProps) {
  const isStarted = useStarted();
  const room = <Skeleton className="h-[calc(100dvh-13rem)] max-h-[46rem] min-h-96" />;
  return (
    <>
      <ScriptsNotice>La carte demande JavaScript. La liste montre les mêmes laveries.</ScriptsNotice>
      <div className="h-full noscript:hidden">
        {isStarted ? (
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

/** Shown where the code of the map cannot be fetched. */
function MissingMap({ listHref }: ResultsMapProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card bg-mist p-8 text-center">
      <p>La carte n&apos;a pas pu être chargée. La liste montre les mêmes laveries.</p>
      <LinkButton to={listHref} variant="secondary" className="lg:hidden">
        Voir la liste
      </LinkButton>
    </div>
  );
}
