import { DashboardPage } from '#app/features/account/dashboard/dashboard-page.tsx';
import { UnconfirmedEmail } from '#app/features/account/verification/unconfirmed-email.tsx';
import { FavoritesList } from '#app/features/favorites/favorites-list.tsx';
import { useSaved } from '#app/features/favorites/saved/saved-store.ts';
import { visible } from '#app/features/favorites/saved/saved.ts';
import { useSignOut } from '#app/shell/header/use-sign-out.ts';

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
