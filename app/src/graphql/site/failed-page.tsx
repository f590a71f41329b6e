import { Container } from '#app/ui/pages/container.tsx';
import { ErrorState, type ErrorStateProps } from '#app/ui/states/error-state.tsx';
import { PageTitle } from './page-head.tsx';

export function FailedPage(props: ErrorStateProps) {
  return (
    <Container className="py-12">
      <PageTitle>Le chargement a échoué</PageTitle>
      <ErrorState isPage {...props} />
    </Container>
  );
}
