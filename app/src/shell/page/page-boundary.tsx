import type { ReactNode } from 'react';
import { PageTitle } from '#app/graphql/site/page-head.tsx';
import { serviceWorkers } from '#app/lib/device/service-workers.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { ErrorBoundary } from '#app/ui/states/error-boundary.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';

interface PageBoundaryProps {
  location: string;
  fallback?: ReactNode;
  children: ReactNode;
}

export function PageBoundary({ location, fallback, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={location}
      fallback={(error) => (fallback === undefined ? <PageError error={error} /> : fallback)}
    >
      {children}
    </ErrorBoundary>
  );
}

function PageError({ error }: { error: unknown }) {
  // The page's code cannot be fetched: the connection is gone, or a new version replaced it.
  const unreachable =
    error instanceof Error && /dynamically imported|importing a module|preload/i.test(error.message);
  return (
    <Container className="py-12">
      <PageTitle>Une erreur est survenue</PageTitle>
      <ErrorState
        isPage
        title={unreachable ? "Cette page n'a pas pu être chargée" : 'Une erreur est survenue'}
        onRetry={() => void reloadNewest()}
        actions={
          <LinkButton to={paths.home} variant="secondary">
            Retour à l'accueil
          </LinkButton>
        }
      >
        {unreachable
          ? 'Vérifiez votre connexion, puis réessayez.'
          : "Réessayez\u00a0; si le problème continue, revenez à l'accueil."}
      </ErrorState>
    </Container>
  );
}

/** Files of the old version may be gone from the server, and the new one may already be installed. */
async function reloadNewest(): Promise<void> {
  const worker = serviceWorkers();
  const waiting = (await worker?.getRegistration().catch(() => undefined))?.waiting;
  if (!worker || !waiting) return window.location.reload();
  worker.addEventListener('controllerchange', () => window.location.reload());
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

export function PageSkeleton({ label }: { label: string }) {
  return (
    <Container className="py-12">
      <Loading label={label} className="space-y-4">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-40 w-full" />
      </Loading>
    </Container>
  );
}
