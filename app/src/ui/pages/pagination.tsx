import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { pageWindow } from '#app/lib/navigation/page-window.ts';
import { pageButtons } from '#contract/laundromat/search.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
  href: (page: number) => To;
  className?: string;
}

const stepClass =
  'inline-flex min-h-11 min-w-10 items-center justify-center gap-1 rounded-control px-1 min-[22.5rem]:min-w-11 @lg:px-3 font-semibold tabular-nums';

export function Pagination({ page, pageCount, href, className }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pagination" className={clsx('@container', className)}>
      <div className="flex flex-wrap items-center justify-center min-[22.5rem]:gap-1">
        <Step to={href(page - 1)} rel="prev" disabled={page <= 1}>
          <ChevronLeft aria-hidden className="size-5" />
          <StepName>précédente</StepName>
        </Step>
        <ul className="flex flex-wrap items-center justify-center min-[22.5rem]:gap-1">
          {pageWindow(page, pageCount, pageButtons).map((number) => (
            <li key={number}>
              <Link
                to={href(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={clsx(
                  stepClass,
                  number === page
                    ? 'filled bg-deep-600 text-white'
                    : 'text-ink hover:bg-blue-50 hover:text-blue-900',
                )}
              >
                {number}
              </Link>
            </li>
          ))}
        </ul>
        <Step to={href(page + 1)} rel="next" disabled={page >= pageCount}>
          <StepName>suivante</StepName>
          <ChevronRight aria-hidden className="size-5" />
        </Step>
      </div>
    </nav>
  );
}

interface StepProps {
  to: To;
  rel: 'prev' | 'next';
  disabled: boolean;
  children: ReactNode;
}

function Step({ to, rel, disabled, children }: StepProps) {
  if (disabled) {
    return (
      <span aria-hidden className={clsx(stepClass, 'font-normal text-slate')}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={clsx(stepClass, 'text-blue-700 hover:bg-blue-50')}>
      {children}
    </Link>
  );
}

/** « Page suivante » for screen readers, « Suivante » on screen, and only the arrow in a narrow column. */
function StepName({ children }: { children: string }) {
  return (
    <>
      <span className="sr-only">Page </span>
      <span className="sr-only @lg:not-sr-only @lg:inline-block @lg:first-letter:uppercase">{children}</span>
    </>
  );
}
