import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';

interface BreadcrumbsProps {
  crumbs: readonly { name: string; path: string }[];
  /** False when all crumbs lead to other pages; a phone then shows the first and the last. */
  current?: boolean;
}

export function Breadcrumbs({ crumbs, current = true }: BreadcrumbsProps) {
  const last = crumbs.length - 1;
  return (
    <nav aria-label="Fil d'Ariane" className="min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        {crumbs.map(({ name, path }, index) => (
          <li
            key={path}
            className={clsx(
              'min-w-0 items-center gap-x-1.5',
              !current && index > 0 && index < last ? 'hidden sm:flex' : 'flex',
            )}
          >
            {index > 0 && <ChevronRight aria-hidden className="size-4 shrink-0 text-slate" />}
            {current && index === last ? (
              <span aria-current="page" className="text-slate">
                {name}
              </span>
            ) : (
              <Link
                to={path}
                className="inline-flex min-h-11 items-center font-medium text-blue-700 underline-offset-4 hover:underline sm:min-h-9"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function BackLink({ children, ...rest }: LinkProps & { children: string }) {
  return (
    <Link
      {...rest}
      className="inline-flex min-h-11 items-center gap-1 font-medium text-blue-700 underline-offset-4 hover:underline"
    >
      <ChevronLeft aria-hidden className="-ml-1 size-5" />
      {children}
    </Link>
  );
}
