import { lazyPage } from './page-code.tsx';

const ClaimPage = lazyPage(async () => (await import('../features/claims/claim-page.tsx')).ClaimPage);

/** `/revendiquer/:slug`, loaded in two steps: otherwise the first view would list the files of this rare page. */
export function ClaimRoute() {
  return <ClaimPage />;
}
