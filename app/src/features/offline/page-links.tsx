import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#app/lib/time/french-date.ts';
import type { OpenedPage } from '#app/offline/reading/opened-pages.ts';

/** Links to cached pages of one type, newest first. */
export function PageLinks({ title, pages }: { title: string; pages: readonly OpenedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-card">
        {pages.map((page) => (
          <li key={page.href}>
            <Link to={page.href} className="flex min-h-14 items-center gap-3 px-4 py-2 hover:text-blue-700">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{page.title}</span>
                <span className="block text-sm text-slate">
                  {page.detail && `${page.detail} · `}vu le {formatMoment(page.at)}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-slate" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
