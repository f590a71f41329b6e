import { type ComponentType, createElement } from 'react';
import type { GuardedPage as Page } from './guards.ts';
import { lazyPage } from './page-code.ts';
import { RequireRole } from './require-role.tsx';

const pages: Record<Page, ComponentType> = {
  dashboard: lazyPage(async () => (await import('./dashboard-route.tsx')).DashboardRoute),
  ownerDashboard: lazyPage(async () => (await import('./owner-dashboard-route.tsx')).OwnerDashboardRoute),
  adminDashboard: lazyPage(async () => (await import('../features/admin/admin-page.tsx')).AdminPage),
  editLaundromat: lazyPage(async () => (await import('../features/owner/edit-page.tsx')).EditPage),
};

/** An account page behind its guard. */
export function GuardedPage({ page }: { page: Page }) {
  return <RequireRole page={page}>{createElement(pages[page])}</RequireRole>;
}
