import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageNumber } from '#app/lib/navigation/page-number.ts';
import { reviewsPerPage } from './review-query.ts';

/** Most pages at once; each below the first is its own query. */
const longestList = 50;

/** The pages of reviews below each other, by the address: a reload, « back » and a shared link show as many. */
export function useShownPages(reviewCount: number) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const pageCount = Math.min(Math.ceil(reviewCount / reviewsPerPage), longestList);
  const shownPages = Math.max(1, Math.min(pageNumber(params.get('avis')), pageCount));
  return {
    shownPages,
    hasMore: shownPages < pageCount,
    showPages: (pages: number) => void navigate({ search: searchOf(pages) }, { replace: true, state }),
  };
}

/** Returns the query of the address that shows this many pages of reviews. */
export function searchOf(pages: number): string {
  return pages > 1 ? `?avis=${pages}` : '';
}
