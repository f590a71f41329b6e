import { Link } from 'react-router-dom';
import type { SearchSort } from '#contract/search.ts';
import { paths } from '#app/paths.ts';

const defaultCriterion: Partial<Record<SearchSort, string>> = {
  relevance:
    "Tri par défaut\u00a0: pertinence (annonces payantes d'abord, à tour de rôle, puis laveries avec photos, les plus proches et les mieux notées).",
  name: "Tri par défaut\u00a0: nom (annonces payantes d'abord, puis laveries avec photos, puis ordre alphabétique).",
};

/** Above every list: the default ranking criterion and what it means, as the law asks of a comparison site. */
export function RankingNotice({ defaultSort }: { defaultSort: SearchSort }) {
  return (
    <p className="text-sm text-slate">
      {defaultCriterion[defaultSort]}{' '}
      <Link
        to={paths.ranking}
        className="inline-block font-medium text-blue-700 underline underline-offset-2"
      >
        Comment nous classons
      </Link>
    </p>
  );
}
