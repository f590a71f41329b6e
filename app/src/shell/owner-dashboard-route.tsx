import { Profile } from '../features/account/profile.tsx';
import { OwnerDashboardPage } from '../features/owner/owner-dashboard-page.tsx';
import { useSignOut } from './use-sign-out.ts';

/** `/owner-dashboard`: the owner's laundromats and the account, two features that do not know each other. */
export function OwnerDashboardRoute() {
  const signOut = useSignOut();
  return <OwnerDashboardPage profile={(user) => <Profile user={user} />} onSignOut={() => void signOut()} />;
}
