import { DashboardPage } from '../features/account/dashboard/dashboard-page.tsx';
import { UnconfirmedEmail } from '../features/account/verification/unconfirmed-email.tsx';
import { FavoritesList } from '../features/favorites/favorites-list.tsx';
import { useSaved } from '../features/favorites/saved/saved-store.ts';
import { visible } from '../features/favorites/saved/saved.ts';
import { useSignOut } from './use-sign-out.ts';

/** `/dashboard`: joins the account and its favorites, two separate features. */
export function DashboardRoute() {
  const saved = useSaved();
  const signOut = useSignOut();
  return (
    <>
      <UnconfirmedEmail />
      <DashboardPage
        favoriteCount={saved && visible(saved).length}
        favorites={<FavoritesList />}
        onSignOut={() => void signOut()}
      />
    </>
  );
}
