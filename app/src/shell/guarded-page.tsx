import type { GuardedPage as Page } from './guards.ts';
import { RequireRole } from './require-role.tsx';
import { UpcomingPage } from './upcoming-page.tsx';

const titles: Record<Page, string> = {
  dashboard: 'Mon compte',
  ownerDashboard: 'Espace propriétaire',
  adminDashboard: 'Tableau de bord Admin',
  editLaundromat: 'Modifier ma laverie',
};

/** An account page behind its guard; what stands there comes later. */
export function GuardedPage({ page }: { page: Page }) {
  return (
    <RequireRole page={page}>
      <UpcomingPage title={titles[page]} />
    </RequireRole>
  );
}
