import { Link } from 'react-router-dom';
import type { SearchSort } from '#contract/search.ts';
import { paths } from '#app/paths.ts';
import { rankingText } from './ranking-text.ts';

interface RankingNoticeProps {
  /** The sort in use. */
  sort: SearchSort;
  /** The sort of a list until the visitor chooses another. */
  defaultSort: SearchSort;
}

/** Above every list: the ranking criterion in use and what it means, as the law requires of a comparison site. */
export function RankingNotice({ sort, defaultSort }: RankingNoticeProps) {
  return (
    <p className="text-sm text-slate">
      {rankingText(sort, defaultSort)}{' '}
      <Link
        to={paths.ranking}
        className="inline-block font-medium text-blue-700 underline underline-offset-2"
      >
        Comment nous classons
      </Link>
    </p>
  );
}
