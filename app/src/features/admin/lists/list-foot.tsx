import { Pagination } from '#app/ui/pages/pagination.tsx';
import type { AdminUrl } from './use-admin-url.ts';

const pageSize = 20;

/** Returns the variables of a query for the rows of the current page. */
export function pageVariables({ page = 1 }: AdminUrl, limit = pageSize): { limit: number; offset: number } {
  return { limit, offset: (page - 1) * limit };
}

/** Pagination of a list with more than one page. */
export function ListFoot({ url, total }: { url: AdminUrl; total: number }) {
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount <= 1) return null;
  return (
    <Pagination
      page={url.page ?? 1}
      pageCount={pageCount}
      href={url.pageHref}
      className="border-t border-line py-3"
    />
  );
}
