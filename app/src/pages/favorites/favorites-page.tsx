import { FavoritesList } from '#app/features/favorites/favorites-list.tsx';
import { useIsSavingStored } from '#app/features/favorites/saved-store.ts';
import { paths } from '#app/paths.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';

export function FavoritesPage() {
  const session = useSessionState();
  const isStored = useIsSavingStored();
  return (
    <Container className="py-8 sm:py-10">
      <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">Mes favoris</h1>
      {session.status === 'anonymous' && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-mist px-4 py-3.5 sm:px-5">
          <p className="max-w-2xl">
            {isStored
              ? 'Vos favoris sont gardés sur cet appareil. Connectez-vous pour les retrouver partout.'
              : 'Connectez-vous pour retrouver vos favoris partout.'}
          </p>
          <LinkButton to={paths.loginThen(paths.favorites)} variant="secondary" size="small">
            Se connecter
          </LinkButton>
        </div>
      )}
      <div className="mt-8">
        <FavoritesList />
      </div>
    </Container>
  );
}
