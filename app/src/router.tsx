import { Navigate, Route, Routes } from 'react-router-dom';
import { PrivateHead } from '#app/graphql/site/page-head.tsx';
import { Layout } from '#app/shell/layout.tsx';
import { lazyPage } from '#app/shell/page/page-code.tsx';
import { type AppRoute, redirects, routes } from './routes.ts';

const RequireRole = lazyPage(async () => (await import('#app/shell/routes/require-role.tsx')).RequireRole);
const NotFoundPage = lazyPage(
  async () => (await import('#app/pages/not-found/not-found-page.tsx')).NotFoundPage,
);

/**
 * Pages load on demand; the shell does not. Routes are elements, because React Router's data router would add 17 kB to
 * the first view.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<RoutePage key={route.path} {...route} />} />
        ))}
        {Object.entries(redirects).map(([path, to]) => (
          <Route key={path} path={path} element={<Navigate to={to} replace />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

function RoutePage({ page: Page, title, access }: AppRoute) {
  return (
    <>
      {title && <PrivateHead title={title} />}
      {access ? (
        <RequireRole access={access}>
          <Page />
        </RequireRole>
      ) : (
        <Page />
      )}
    </>
  );
}
