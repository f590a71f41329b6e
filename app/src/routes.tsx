import { Navigate, Route, Routes } from 'react-router-dom';
import { paths, patterns } from './paths.ts';
import { HomeRoute } from './shell/home-route.tsx';
import { Layout } from './shell/layout.tsx';
import { lazyPage } from './shell/page-code.ts';

const DirectoryPage = lazyPage(
  async () => (await import('./features/search/directory-page.tsx')).DirectoryPage,
);
const LaundromatRoute = lazyPage(async () => (await import('./shell/laundromat-route.tsx')).LaundromatRoute);
const GuardedPage = lazyPage(async () => (await import('./shell/guarded-page.tsx')).GuardedPage);
const OtherPage = lazyPage(async () => (await import('./shell/other-page.tsx')).OtherPage);

/**
 * The routes of the site. Pages load on demand; the shell around them does not. The routes are elements because React
 * Router's data router alone would cost 17 kB of the first view's 120.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<HomeRoute />} />
        <Route path={paths.directory} element={<DirectoryPage />} />
        <Route path={patterns.laundromat} element={<LaundromatRoute />} />
        <Route path={paths.dashboard} element={<GuardedPage key="client" page="dashboard" />} />
        <Route path={paths.ownerDashboard} element={<GuardedPage key="owner" page="ownerDashboard" />} />
        <Route path={paths.adminDashboard} element={<GuardedPage key="admin" page="adminDashboard" />} />
        <Route path={patterns.editLaundromat} element={<GuardedPage key="edit" page="editLaundromat" />} />
        <Route path={paths.admin} element={<Navigate to={paths.adminDashboard} replace />} />
        <Route path={paths.services.social} element={<Navigate to={paths.services.socialMedia} replace />} />
        <Route path="*" element={<OtherPage />} />
      </Route>
    </Routes>
  );
}
