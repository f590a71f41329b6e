import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { LaundromatSummary } from '#app/data/laundromats/laundromat-summary.ts';
import { afterStart } from '#app/ui/after-start.tsx';
import { cardList } from '#app/ui/cards/card-grid.ts';
import { CardSkeletons } from '#app/ui/cards/card-skeletons.tsx';
import { useAnnouncement } from '#app/ui/notices/announcer.ts';
import { Pagination } from '#app/ui/pages/pagination.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { announcement, capitalised } from './results-summary.ts';
import type { Results } from './use-results.ts';
import { useTopOnPageChange } from './use-top-on-page-change.ts';

const OpenedPageRecord = afterStart(
  async () => (await import('#app/offline/reading/opened-pages.ts')).OpenedPageRecord,
);

interface ResultListProps {
  results: Results;
  page: number;
  href: (page: number) => string;
  /** « autour de Lyon (69) » */
  place: string;
  /** « 24 laveries autour de Lyon (69) ». */
  heading: string;
  /** Sort and view, beside the heading. */
  controls?: ReactNode;
  notice: ReactNode;
  empty: ReactNode;
  /** The results on a map: instead of the list on a phone, beside it on a desktop. */
  map?: ReactNode;
  children: (laundromat: LaundromatSummary, distanceKm: number | null, index: number) => ReactNode;
}

/** A page of results in any state; the home search and the directory share it. */
export function ResultList(props: ResultListProps) {
  const { results, page, place, href, controls, notice, empty, map, children } = props;
  const { stale, failed } = results;
  // Old results of the same place keep their own heading and pages until the new ones have loaded. They are replaced at
  // once: a deferred value could wait forever, because urql asks again in each rendering that React interrupts.
  const [shown, setShown] = useState({ ...results, place, heading: props.heading, page });
  const isShown = shown.matches === results.matches && shown.heading === props.heading;
  if (!stale && !isShown) setShown({ ...results, place, heading: props.heading, page });
  // Results of the former place are not shown under the heading of another place.
  const matches = stale && shown.place !== place ? null : shown.matches;
  const top = useTopOnPageChange(page);
  const isCurrent = matches !== null && matches === results.matches && !stale && !failed;
  const heading = capitalised(shown.heading);
  const { pathname, search } = useLocation();
  useAnnouncement(isCurrent ? announcement(heading, shown.page, shown.pages) : null);

  return (
    <section aria-labelledby="resultats" aria-busy={!isCurrent && !failed}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2
          id="resultats"
          ref={top}
          tabIndex={-1}
          className="text-xl font-bold tracking-tight focus:outline-none sm:text-2xl"
        >
          {matches ? heading : `Laveries ${place}`.trim()}
        </h2>
        {controls}
      </div>
      <div className="mb-4">{notice}</div>
      {isCurrent && matches.length > 0 && search && (
        <OpenedPageRecord
          kind="search"
          href={pathname + search}
          title={heading}
          detail={quoted(search)}
          args={results.args}
        />
      )}
      <div
        className={clsx(
          map &&
            'grid gap-6 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] noscript:flex noscript:flex-col-reverse',
        )}
      >
        <div
          className={clsx(
            map && (matches?.length === 0 ? 'max-lg:order-last' : 'max-lg:hidden noscript:max-lg:block'),
          )}
        >
          {failed && <ErrorState title="Les laveries n'ont pas pu être chargées" onRetry={results.retry} />}
          {!failed && !matches && <CardSkeletons count={6} className={cardList} />}
          {isCurrent && matches.length === 0 && empty}
          {matches && matches.length > 0 && (
            <>
              <ul className={clsx(cardList, 'transition-opacity duration-150', stale && 'opacity-50')}>
                {matches.map(
                  ({ laundromat, distanceKm }, index) =>
                    laundromat && <li key={laundromat.id}>{children(laundromat, distanceKm, index)}</li>,
                )}
              </ul>
              {shown.pages > 1 && (
                <Pagination page={shown.page} pageCount={shown.pages} href={href} className="mt-8" />
              )}
            </>
          )}
        </div>
        {map && <div>{map}</div>}
      </div>
    </section>
  );
}

/** Returns the typed text in quotation marks, to tell searches apart in the browser's history. */
function quoted(search: string): string | undefined {
  const text = new URLSearchParams(search).get('q');
  return text ? `«\u00a0${text}\u00a0»` : undefined;
}
