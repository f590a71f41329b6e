import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { afterStart } from '../ui/after-start.tsx';
import { addAnnouncer } from '../ui/notices/announcer.ts';
import { saveInstallOffer } from '../lib/device/install-offer.ts';
import { pageIsHydrated } from '../lib/start-up.ts';
import { FocusKeeper } from '../ui/focus/focus-keeper.ts';
import { Toaster } from '../ui/notices/toaster.tsx';
import { Tooltips } from '../ui/notices/tooltips.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { FavoritesProvider } from './favorites-provider.tsx';
import { RouteProgress } from './route-progress.tsx';
import { ScrollMemory } from './scroll-memory.tsx';

const DeviceCode = afterStart(async () => (await import('./device-code.tsx')).DeviceCode);
const BackToTop = afterStart(async () => (await import('./back-to-top.tsx')).BackToTop);

/** The frame around every page. */
export function Layout() {
  const { key } = useLocation();
  useEffect(pageIsHydrated, []);
  return (
    <PageBoundary location={key}>
      <Frame address={key} />
    </PageBoundary>
  );
}

function Frame({ address }: { address: string }) {
  useEffect(addAnnouncer, []);
  useEffect(saveInstallOffer, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenu"
        className="sr-only z-50 rounded-control bg-blue-600 px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Aller au contenu
      </a>
      <RouteProgress />
      <DeviceCode />
      {/* The page, and what is typed in it, outlives a menu that cannot be loaded. */}
      <PageBoundary location={address} fallback={null}>
        <Header />
      </PageBoundary>
      <main id="contenu" tabIndex={-1} className="flex-1 focus:outline-none">
        <FavoritesProvider>
          <PageBoundary location={address}>
            <Outlet />
            <ScrollMemory />
          </PageBoundary>
        </FavoritesProvider>
      </main>
      <Footer />
      <BackToTop />
      <Toaster />
      <Tooltips />
      <FocusKeeper />
    </div>
  );
}
