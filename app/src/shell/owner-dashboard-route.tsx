import { Profile } from '../features/account/profile.tsx';
import { OwnerDashboardPage } from '../features/owner/owner-dashboard-page.tsx';

/** `/owner-dashboard`: joins the owner's laundromats and the account, two separate features. */
export function OwnerDashboardRoute() {
  return <OwnerDashboardPage profile={(user) => <Profile user={user} />} />;
}
