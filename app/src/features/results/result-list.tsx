import { clsx } from 'clsx';
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { LaundromatSummary } from '#app/graphql/laundromats/laundromat-summary.ts';
import { cardList, CardSkeletons } from '#app/ui/cards/card-skeletons.tsx';
import { afterStart } from '#app/ui/loaded-later.tsx';
import { useAnnouncement } from '#app/ui/notices/announcer.ts';
import { Pagination } from '#app/ui/pages/pagination.tsx';
import { Part } from '#app/ui/states/error-boundary.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { capitalized } from '#contract/laundromat/weekly-hours.ts';
import { listAnnouncement } from './results-summary.ts';
import type { Results } from './use-results.ts';

const OpenedPageRecord = afterStart(
  async () => (await import('#app/offline/reading/opened-pages.ts')).OpenedPageRecord,
);

interface ResultListProps {
  results: Results;
  /** They belong to the former place, and are not shown under the heading of another one. */
  isElsewhere: boolean;
  page: number;
  href: (page: number) => string;
  place: string;
  heading: string;
  controls?: ReactNode;
  notice: ReactNode;
  empty: ReactNode;
  map?: ReactNode;
  isMapView: boolean;
  list: Ref<HTMLDivElement>;
  children: (laundromat: LaundromatSummary, distanceKm: number | null, index: number) => ReactNode;
}

const sheetEdges = 'max-lg:-mx-4 max-lg:bg-linen max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6';

export function ResultList(props: ResultListProps) {
  const { results, page, place, href, controls, notice, empty, map, isMapView, list } = props;
  const isSheet = Boolean(map) && isMapView;
  const { stale, failed } = results;
  // Old results of the same place keep their own heading and pages until the new ones have loaded. They are replaced at
  // once: a deferred value could wait forever, because urql asks again in each rendering that React interrupts.
  const [shown, setShown] = useState({ ...results, heading: props.heading, page });
  const isShown = shown.matches === results.matches && shown.heading === props.heading;
  if (!stale && !isShown) setShown({ ...results, heading: props.heading, page });
  const matches = props.isElsewhere ? null : shown.matches;
  const top = useTopOnPageChange(page);
  const isCurrent = matches !== null && matches === results.matches && !stale && !failed;
  const heading = capitalized(shown.heading);
  const { pathname, search } = useLocation();

  const head = useRef<HTMLDivElement>(null);
  const wasSheet = useRef(isSheet);
  // The pressed « Carte » is above the map, which fills the window.
  useEffect(() => {
    if (isSheet && !wasSheet.current) head.current!.parentElement!.scrollIntoView({ block: 'start' });
    wasSheet.current = isSheet;
  }, [isSheet]);

  function uncoverMap({ target, currentTarget }: FocusEvent<HTMLElement>) {
    const isUnderSheet = getComputedStyle(currentTarget).position === 'sticky';
    if (!isUnderSheet || !target.matches(':focus-visible, [role="group"]')) return;
    const sheet = head.current!.getBoundingClientRect();
    if (target.getBoundingClientRect().bottom > sheet.top) {
      currentTarget.parentElement!.scrollIntoView({ block: 'start' });
    }
  }

  useAnnouncement(isCurrent ? listAnnouncement(heading, shown.page, shown.pages) : null);

  return (
    <section
      aria-labelledby="resultats"
      aria-busy={!isCurrent && !failed}
      className={clsx(
        map &&
          'lg:grid lg:grid-cols-[minmax(0,min(27rem,45%))_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-6 noscript:flex noscript:flex-col',
        isSheet && 'flex -scroll-mt-4 flex-col',
      )}
    >
      <div
        ref={head}
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-2 lg:col-start-1',
          isSheet && [
            sheetEdges,
            'max-lg:sticky max-lg:bottom-(--bottom) max-lg:z-2 max-lg:rounded-t-card max-lg:border-t max-lg:border-line max-lg:pt-2.5 short:static! noscript:static!',
          ],
        )}
      >
        {isSheet && (
          <span aria-hidden className="flex basis-full justify-center lg:hidden noscript:hidden">
            <span className="h-1 w-10 rounded-full bg-edge" />
          </span>
        )}
        <h2
          id="resultats"
          ref={top}
          tabIndex={-1}
          className={clsx(
            'text-xl font-bold tracking-tight focus:outline-none sm:text-2xl',
            // Takes the whole line, so that a shorter heading does not pull the list up.
            map && 'lg:basis-full',
          )}
        >
          {matches ? heading : `Laveries ${place}`.trim()}
        </h2>
        <Part optional>{controls}</Part>
      </div>
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
        ref={list}
        className={clsx('lg:col-start-1', isSheet && [sheetEdges, 'max-lg:relative max-lg:z-1'])}
      >
        <div className="mb-4">
          <Part optional>{notice}</Part>
        </div>
        {failed && <ErrorState title="Les laveries n'ont pas pu être chargées" onRetry={results.retry} />}
        {!failed && !matches && <CardSkeletons count={6} className={cardList} />}
        {isCurrent && matches.length === 0 && empty}
        {matches && matches.length > 0 && (
          <>
            <ul className={clsx(cardList, 'transition-opacity duration-150', stale && 'opacity-50')}>
              {matches.map(
                ({ laundromat, distanceKm }, index) =>
                  laundromat && (
                    <li key={laundromat.id}>
                      <Part>{props.children(laundromat, distanceKm, index)}</Part>
                    </li>
                  ),
              )}
            </ul>
            {shown.pages > 1 && (
              <Pagination page={shown.page} pageCount={shown.pages} href={href} className="mt-8" />
            )}
          </>
        )}
      </div>
      {map && (
        <div
          onFocus={uncoverMap}
          className={clsx(
            'lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden',
            isMapView
              ? '-order-1 max-lg:sticky max-lg:top-(--header) max-lg:-mx-4 sm:max-lg:-mx-6 short:static! noscript:static!'
              : 'max-lg:hidden noscript:hidden',
          )}
        >
          <Part>{map}</Part>
        </div>
      )}
    </section>
  );
}

function quoted(search: string): string | undefined {
  const text = new URLSearchParams(search).get('q');
  return text ? `«\u00a0${text}\u00a0»` : undefined;
}

/**
 * Scrolls to the head of the list and focuses it when another page is opened. Not on « back », where the browser
 * restores the position.
 */
export function useTopOnPageChange(page: number): RefObject<HTMLHeadingElement | null> {
  const top = useRef<HTMLHeadingElement>(null);
  const lastPage = useRef(page);
  const navigation = useNavigationType();
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (navigation === 'POP') return;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [page, navigation]);
  return top;
}
