import { Link } from 'react-router-dom';
import { formatCount } from '#app/lib/texts/french-numbers.ts';

interface PlaceLinksProps {
  places: readonly { name: string; path: string; laundromats: number }[];
}

/** Links to places that have laundromats, each with their number. */
export function PlaceLinks({ places }: PlaceLinksProps) {
  return (
    <ul className="gap-x-10 border-t border-line sm:columns-2 sm:border-t-0 lg:columns-3">
      {places.map(({ name, path, laundromats }) => (
        <li key={path} className="break-inside-avoid border-b border-line">
          <Link
            to={path}
            className="flex min-h-11 items-center justify-between gap-3 rounded-control font-medium hover:text-blue-700"
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-sm text-slate tabular-nums">
              <span>{formatCount(laundromats)}</span>
              <span className="sr-only"> {laundromats > 1 ? 'laveries' : 'laverie'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
