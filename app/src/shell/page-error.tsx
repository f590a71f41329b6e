import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { ErrorState } from '../ui/error-state.tsx';

/** What a page that threw leaves behind: the visitor gets two ways on. */
export function PageError({ error }: { error: unknown }) {
  // A page's code that cannot be fetched: the connection is gone, or a new version replaced it.
  const unreachable = error instanceof TypeError && /import|fetch|load/i.test(error.message);
  return (
    <Container className="py-12">
      <title>Une erreur est survenue · Lavoir</title>
      <ErrorState
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

/** A part of an old version may be gone from the server: then the new one that waits on this device takes over. */
async function reloadNewest(): Promise<void> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const waiting = (await worker?.getRegistration().catch(() => undefined))?.waiting;
  if (!worker || !waiting) return window.location.reload();
  worker.addEventListener('controllerchange', () => window.location.reload());
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
