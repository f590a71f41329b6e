import type { ReactNode } from 'react';
import { Container } from '#app/ui/pages/container.tsx';
import { Porthole } from '#app/ui/porthole.tsx';
import { ErrorState, type ErrorStateProps } from '#app/ui/states/error-state.tsx';
import { MissingHead, PageTitle } from './page-head.tsx';

export function FailedPage(props: ErrorStateProps) {
  return (
    <Container className="py-12">
      <PageTitle>Le chargement a échoué</PageTitle>
      <ErrorState isPage {...props} />
    </Container>
  );
}

export function MissingLaundromat({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Container className="flex flex-col items-center py-16 text-center sm:py-24">
      <MissingHead title="Laverie non trouvée" />
      <Porthole state="stopped" className="size-36" />
      <h1 className="mt-8 text-3xl font-bold tracking-tight sm:text-4xl">Laverie non trouvée</h1>
      <p className="mt-3 max-w-md text-lg text-slate">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </Container>
  );
}
