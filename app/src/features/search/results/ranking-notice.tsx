import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { SearchSort } from '#contract/laundromat/search.ts';
import { paths } from '#app/paths.ts';
import { rankingText } from './ranking-text.ts';

interface RankingNoticeProps {
  /** The current sort. */
  sort: SearchSort;
  /** The sort of the list until the visitor chooses another. */
  defaultSort: SearchSort;
  className?: string;
}

/**
 * States above every list by which criterion it is ranked and what that means, as the law requires of a comparison
 * site.
 */
export function RankingNotice({ sort, defaultSort, className }: RankingNoticeProps) {
  return (
    <p className={clsx('text-sm text-slate', className)}>
      {rankingText(sort, defaultSort)}{' '}
      <Link
        to={paths.ranking}
        className="-my-1 inline-block py-1 font-medium text-blue-700 underline underline-offset-2"
      >
        Comment nous classons
      </Link>
    </p>
  );
}
