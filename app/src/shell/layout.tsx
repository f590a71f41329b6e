import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useLocation } from 'react-router-dom';
import { HidePageContext } from '#app/features/account/use-sign-out.ts';
import { FavoritesProvider } from '#app/features/favorites/favorites-provider.tsx';
import { saveInstallOffer } from '#app/lib/device/install-offer.ts';
import { pageIsHydrated } from '#app/lib/start-up.ts';
import { Header } from '#app/shell/header/header.tsx';
import { PageBoundary, PageSkeleton } from '#app/shell/page/page-boundary.tsx';
import { pageCode } from '#app/shell/page/page-code.tsx';
import { ScrollMemory } from '#app/shell/page/scroll-memory.tsx';
import { FocusKeeper } from '#app/ui/focus/focus-keeper.ts';
import { afterStart } from '#app/ui/loaded-later.tsx';
import { addAnnouncer } from '#app/ui/notices/announcer.ts';
import { Toaster } from '#app/ui/notices/toaster.tsx';
import { Tooltips } from '#app/ui/notices/tooltips.tsx';
import { Part } from '#app/ui/states/error-boundary.tsx';
import { Footer } from './footer.tsx';

const DeviceCode = afterStart(async () => (await import('./device-code.tsx')).DeviceCode);
const BackToTop = afterStart(async () => (await import('#app/shell/page/back-to-top.tsx')).BackToTop);

export function Layout() {
  const { key } = useLocation();
  // Signing out hides the page that shows the account, until another one has come.
  const [hiddenKey, setHiddenKey] = useState<string>();
  if (hiddenKey !== undefined && hiddenKey !== key) setHiddenKey(undefined);
  useEffect(pageIsHydrated, []);
  return (
    <HidePageContext value={() => flushSync(() => setHiddenKey(key))}>
      <PageBoundary location={key}>
        <Frame address={key} isPageHidden={hiddenKey === key} />
      </PageBoundary>
    </HidePageContext>
  );
}

function Frame({ address, isPageHidden }: { address: string; isPageHidden: boolean }) {
  useEffect(addAnnouncer, []);
  useEffect(saveInstallOffer, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenu"
        className="sr-only z-50 rounded-control bg-deep-600 px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Aller au contenu
      </a>
      <RouteProgress />
      <DeviceCode />
      {/* If the menu cannot be loaded, the page stays. */}
      <PageBoundary location={address} fallback={null}>
        <Header />
      </PageBoundary>
      <main id="contenu" tabIndex={-1} className="flex-1 focus:outline-none">
        <FavoritesProvider>
          <PageBoundary location={address}>
            {isPageHidden ? <PageSkeleton label="Déconnexion…" /> : <Outlet />}
            <ScrollMemory />
          </PageBoundary>
        </FavoritesProvider>
      </main>
      <Part optional>
        <Footer />
      </Part>
      <BackToTop />
      <Part optional>
        <Toaster />
        <Tooltips />
      </Part>
      <FocusKeeper />
    </div>
  );
}

function RouteProgress() {
  const pending = useSyncExternalStore(pageCode.subscribe, pageCode.isPending, () => false);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {pending && (
        <>
          <span className="sr-only">Chargement de la page…</span>
          <div className="route-progress h-full bg-blue-500" />
        </>
      )}
    </div>
  );
}
