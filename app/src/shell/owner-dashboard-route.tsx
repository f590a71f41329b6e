import { Profile } from '../features/account/profile.tsx';
import { OwnerDashboardPage } from '../features/owner/owner-dashboard-page.tsx';

/** `/owner-dashboard`: the owner's laundromats and the account, two features that do not know each other. */
export function OwnerDashboardRoute() {
  return <OwnerDashboardPage profile={(user) => <Profile user={user} />} />;
}
