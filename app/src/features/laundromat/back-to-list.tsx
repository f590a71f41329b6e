import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { createSearchParams, Link, useLocation, useNavigate } from 'react-router-dom';
import { listOf } from '#app/lib/list-return.ts';
import { paths } from '#app/paths.ts';

const linkClass =
  'inline-flex min-h-11 items-center gap-1 font-medium text-blue-700 underline-offset-4 hover:underline';

/** Back to the very search the visitor came from, else the way down from the directory. */
export function BackToList({ city }: { city: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  const list = listOf(location.state);
  if (list) {
    const goBack = (event: MouseEvent) => {
      const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (modified || cameFromNearby(location.state)) return;
      // One step back rather than a new visit: the list is where it was scrolled to.
      event.preventDefault();
      void navigate(-1);
    };
    return (
      <nav aria-label="Fil d'Ariane">
        <Link to={list} onClick={goBack} className={linkClass}>
          <ChevronLeft aria-hidden className="-ml-1 size-5" />
          Retour aux résultats
        </Link>
      </nav>
    );
  }
  return (
    <nav aria-label="Fil d'Ariane">
      <ol className="flex flex-wrap items-center gap-x-1 text-slate">
        <li>
          <Link to={paths.directory} className={linkClass}>
            Annuaire
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-1">
          <ChevronRight aria-hidden className="size-4 shrink-0" />
          <Link to={`${paths.directory}?${createSearchParams({ city })}`} className={linkClass}>
            {city}
          </Link>
        </li>
      </ol>
    </nav>
  );
}

/** The state for a link from one laundromat to its neighbour: the list is kept, but it is no longer one step back. */
export function nearbyState(state: unknown): { list: string; nearby: true } | undefined {
  const list = listOf(state);
  return list ? { list, nearby: true } : undefined;
}

function cameFromNearby(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'nearby' in state;
}
