import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FailedPage } from '#app/graphql/site/failed-page.tsx';
import { MissingHead, PageTitle } from '#app/graphql/site/page-head.tsx';
import { formatCount } from '#app/lib/texts/french-numbers.ts';
import type { Crumb } from '#app/lib/texts/place-names.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { CardSkeletons, cardList } from '#app/ui/cards/card-skeletons.tsx';
import { Breadcrumbs } from '#app/ui/pages/breadcrumbs.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';

interface PlaceHeaderProps {
  crumbs: readonly Crumb[];
  title: string;
  /** The number of laundromats and other facts about the list. */
  children: ReactNode;
}

export function PlaceHeader({ crumbs, title, children }: PlaceHeaderProps) {
  return (
    <PlaceBand>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-1 text-3xl font-extrabold tracking-tight sm:text-4xl">{title}</h1>
      <div className="mt-2 space-y-1 text-slate">{children}</div>
    </PlaceBand>
  );
}

function PlaceBand({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-line bg-card">
      <Container className="pt-3 pb-7 sm:pt-5 sm:pb-9">{children}</Container>
    </div>
  );
}

/** The frame of a place's page in every state. A short list leaves the footer where it was, below the window. */
export function PlaceFrame({ children }: { children: ReactNode }) {
  return <div className="min-h-dvh">{children}</div>;
}

export function PlaceLoading() {
  return (
    <>
      <PageTitle>Laveries automatiques</PageTitle>
      <PlaceBand>
        <Skeleton className="h-40" />
      </PlaceBand>
      <Container className="pt-6 pb-4 sm:pt-8">
        <CardSkeletons count={4} className={cardList} />
      </Container>
    </>
  );
}

export function PlaceNotFound() {
  return (
    <Container className="py-12">
      <MissingHead title="Aucune laverie à cette adresse" />
      <h1 className="sr-only">Aucune laverie à cette adresse</h1>
      <EmptyState
        title="Aucune laverie à cette adresse"
        actions={<LinkButton to={paths.directory}>Parcourir l'annuaire</LinkButton>}
      >
        Nous ne connaissons pas, ou plus, de laverie ici.
      </EmptyState>
    </Container>
  );
}

export function PlaceFailed({ onRetry }: { onRetry: () => void }) {
  return <FailedPage title="Ces laveries n'ont pas pu être chargées" onRetry={onRetry} />;
}

interface PlaceLinksProps {
  places: readonly { name: string; path: string; laundromats: number }[];
}

export function PlaceLinks({ places }: PlaceLinksProps) {
  return (
    <ul className="gap-x-10 border-t border-line sm:columns-2 sm:border-t-0 lg:columns-3">
      {places.map(({ name, path, laundromats }) => (
        <li key={path} className="break-inside-avoid border-b border-line">
          <Link
            to={path}
            className="flex min-h-11 items-center justify-between gap-3 rounded-control font-medium hover:text-blue-700"
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-sm text-slate tabular-nums">
              <span>{formatCount(laundromats)}</span>
              <span className="sr-only"> {laundromats > 1 ? 'laveries' : 'laverie'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
