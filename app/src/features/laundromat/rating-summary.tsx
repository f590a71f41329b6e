import { Link, useLocation } from 'react-router-dom';
import { countOf, formatRating } from '#app/lib/french-numbers.ts';
import { Stars } from '#app/ui/stars.tsx';

interface RatingSummaryProps {
  value: number;
  count: number;
  /** Links to the reviews further down the page. */
  isLink: boolean;
}

/** « ★★★★☆ 4,3 (12 avis) » */
export function RatingSummary({ value, count, isLink }: RatingSummaryProps) {
  const { state } = useLocation() as { state: unknown };
  if (count === 0) return <p className="text-slate">Pas encore d'avis</p>;
  const content = (
    <>
      <Stars value={value} size="medium" />
      <span className="font-semibold text-ink">{formatRating(value)}</span>
      <span>({countOf(count, 'avis', 'avis')})</span>
    </>
  );
  const className = 'inline-flex min-h-11 flex-wrap items-center gap-x-2 text-slate';
  if (!isLink) return <p className={className}>{content}</p>;
  return (
    <Link to="#avis" replace state={state} className={`${className} underline-offset-4 hover:underline`}>
      {content}
    </Link>
  );
}
