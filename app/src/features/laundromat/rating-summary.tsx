import { Star } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { countOf, formatRating } from '#app/lib/french-numbers.ts';

interface RatingSummaryProps {
  value: number;
  count: number;
  /** Links to the reviews further down the page. */
  isLink: boolean;
}

/** « ★ 4,3 (12 avis) » */
export function RatingSummary({ value, count, isLink }: RatingSummaryProps) {
  const { state } = useLocation() as { state: unknown };
  if (count === 0) return <p className="text-slate">Pas encore d'avis</p>;
  const content = (
    <>
      <span className="sr-only">Note&nbsp;: {formatRating(value)} sur 5</span>
      <span aria-hidden className="inline-flex items-center gap-1 font-semibold text-ink">
        <Star className="size-4.5 fill-sun-400 stroke-sun-700" strokeWidth={1.5} />
        {formatRating(value)}
      </span>
      <span>({countOf(count, 'avis', 'avis')})</span>
    </>
  );
  const className = 'inline-flex min-h-11 flex-wrap items-center gap-x-1.5 text-slate';
  if (!isLink) return <p className={className}>{content}</p>;
  return (
    <Link to="#avis" replace state={state} className={`${className} underline-offset-4 hover:underline`}>
      {content}
    </Link>
  );
}
