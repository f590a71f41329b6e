import './index.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { createGraphqlClient } from '#app/graphql/exchanges.ts';
import { readSentPage } from '#app/graphql/sent-answers.ts';
import { serviceWorkers } from '#app/lib/device/service-workers.ts';
import { awaitHydration, receivePresses, repeatPresses, started } from '#app/lib/start-up.ts';
import { ClockContext, deviceClock } from '#app/lib/time/use-minute.ts';
import { createSessionBrowser } from '#app/session/session-browser.ts';
import { createSession } from '#app/session/session.ts';
import { Providers } from '#app/shell/providers.tsx';
import { AppRoutes } from './router.tsx';
import { routes } from './routes.ts';

// Zod would generate code, which our Content-Security-Policy forbids. It reads this setting when the first schema is
// created; loading zod only to set it would cost bytes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

const page = readSentPage();
// The history entry may have a state that the server does not know, such as the way back to a list.
const isEqualToServer = page !== null && !hasRouterState() && isAtSentAddress();
if (isEqualToServer) awaitHydration();

const session = createSession(createSessionBrowser());
// A page of the server came past the service worker, even if one controls it by now.
const isOnDevice = page === null && serviceWorkers()?.controller != null;
const clock = isEqualToServer ? deviceClock(Date.parse(page.at), started()) : deviceClock();

const app = (
  <StrictMode>
    <ClockContext value={clock}>
      <Providers
        session={session}
        createClient={() => createGraphqlClient({ url: '/v1/graphql', session, isOnDevice, page })}
      >
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </ClockContext>
  </StrictMode>
);

if (isEqualToServer) {
  // A page is hydrated with its code; until then presses are marked.
  const { load } = routes.find(({ path }) => matchPath(path, window.location.pathname)) ?? {};
  const sentHtml = root.innerHTML;
  /** Shows the server's page again, because React removes everything after an uncaught error. */
  const onUncaughtError = (error: unknown) => {
    root.innerHTML = sentHtml;
    reportError(error);
  };
  const hydrate = () => {
    receivePresses();
    // React reports a difference from the server's HTML as an uncaught error, at which the end-to-end tests fail.
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }));
  };
  void (load?.() ?? Promise.resolve()).then(hydrate, hydrate);
  void started().then(repeatPresses);
} else {
  receivePresses();
  // Without hydration React adds its own tags to the head, and browsers show the older of two titles.
  for (const sent of document.head.querySelectorAll('title, [name=robots], [rel=canonical]')) sent.remove();
  createRoot(root).render(app);
}

/** False after « back » was pressed on a reloaded page before its scripts arrived. */
function isAtSentAddress(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened?.name.split('#')[0] === window.location.href.split('#')[0];
}

function hasRouterState(): boolean {
  const state = window.history.state as { usr?: unknown } | null;
  return state?.usr != null;
}
