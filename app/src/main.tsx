import './index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createGraphqlClient } from './data/client.ts';
import { createSessionBrowser } from './session/session-browser.ts';
import { createSession } from './session/session.ts';
import { firstUseOrInstalled } from './lib/first-use.ts';
import { replaceServerHead } from './lib/server-head.ts';
import { AppRoutes } from './router.tsx';
import { Providers } from './shell/providers.tsx';

// Our Content-Security-Policy forbids code that zod would generate at run time. Zod reads this setting when its first
// schema is created, on any page; loading zod only to set it would cost bytes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

replaceServerHead(document.head);

const session = createSession(createSessionBrowser());
// A service worker in control means that this device has the app and data of earlier visits.
const isOnDevice = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
const cacheNeeded = firstUseOrInstalled();

createRoot(root).render(
  <StrictMode>
    <Providers
      session={session}
      createClient={() => createGraphqlClient({ url: '/v1/graphql', session, cacheNeeded, isOnDevice })}
    >
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
