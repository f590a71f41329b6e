import { Plus } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { FindLaundromat } from '#app/features/claims/find-laundromat.tsx';
import type { OwnedLaundromatsQuery } from '#app/graphql/generated/graphql.ts';
import type { FreshQuery } from '#app/graphql/use-fresh-query.ts';
import { pageHref } from '#app/lib/navigation/page-window.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Pagination } from '#app/ui/pages/pagination.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { OwnedCard } from './owned-card.tsx';

/** Aligned at the top, because cards without figures are shorter. */
const grid = 'grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3';
export const ownedPageSize = 12;

interface OwnedListProps {
  query: FreshQuery<OwnedLaundromatsQuery>;
  page: number;
}

export function OwnedList({ query: { data, failed, refresh }, page }: OwnedListProps) {
  if (failed) return <ErrorState title="Vos laveries n'ont pas pu être chargées" onRetry={refresh} />;
  if (!data) {
    return (
      <Loading label="Chargement de vos laveries…" className={grid}>
        {[0, 1, 2].map((index) => (
          <Card key={index} className="overflow-hidden">
            <Skeleton className="h-40 rounded-none" />
            <Skeleton className="m-4 h-6" />
            <Skeleton className="m-4 h-11" />
          </Card>
        ))}
      </Loading>
    );
  }
  const total = data.all.aggregate.count;
  if (total === 0) {
    return (
      <EmptyState
        title="Aucune laverie pour l'instant"
        actions={
          <>
            <LinkButton to={paths.addLaundromat}>
              <Plus aria-hidden className="size-5" />
              Ajouter ma première laverie
            </LinkButton>
            <FindLaundromat />
          </>
        }
      >
        Votre fiche est gratuite et publiée sous 48&nbsp;h. Si elle est déjà dans l'annuaire, reprenez-la.
      </EmptyState>
    );
  }
  const pageCount = Math.ceil(total / ownedPageSize);
  if (page > pageCount) return <Navigate to={pageHref(pageCount)} replace />;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-bold tracking-tight">Mes Laveries</h2>
        <div className="flex flex-wrap gap-3">
          <FindLaundromat />
          <LinkButton to={paths.addLaundromat}>
            <Plus aria-hidden className="size-5" />
            Ajouter une laverie
          </LinkButton>
        </div>
      </div>
      <ul className={grid}>
        {data.laundromats.map((laundromat) => (
          <OwnedCard key={laundromat.id} laundromat={laundromat} />
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} href={pageHref} className="mt-8" />
    </>
  );
}
