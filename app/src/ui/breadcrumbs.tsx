import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

interface BreadcrumbsProps {
  /** From the outermost page to this one, which is not a link. */
  crumbs: readonly { name: string; path: string }[];
}

/** Where a page stands in the site. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label="Fil d'Ariane">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-1.5">
            {index > 0 && <ChevronRight aria-hidden className="size-4 text-slate" />}
            {index < crumbs.length - 1 ? (
              <Link
                to={path}
                className="inline-flex min-h-11 items-center font-medium text-blue-700 underline underline-offset-2 sm:min-h-9"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="text-slate">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
