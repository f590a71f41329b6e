import { Navigate, Route, Routes } from 'react-router-dom';
import { redirects, routes } from './routes.ts';
import { Layout } from './shell/layout.tsx';
import { lazyPage } from './shell/page-code.tsx';

const RequireRole = lazyPage(async () => (await import('./shell/require-role.tsx')).RequireRole);
const NotFoundPage = lazyPage(async () => (await import('./shell/not-found-page.tsx')).NotFoundPage);

/**
 * The router. Pages load on demand; the shell around them does not. The routes are elements because React Router's
 * data router alone would cost 17 kB of the first view's 120.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routes.map(({ path, page: Page, access }) => (
          <Route
            key={path}
            path={path}
            element={
              access ? (
                <RequireRole key={path} access={access}>
                  <Page />
                </RequireRole>
              ) : (
                <Page />
              )
            }
          />
        ))}
        {Object.entries(redirects).map(([path, to]) => (
          <Route key={path} path={path} element={<Navigate to={to} replace />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
