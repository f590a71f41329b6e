import './index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { env } from './env.ts';
import { createGraphqlClient } from './graphql/client.ts';
import { createSessionBrowser } from './graphql/session-browser.ts';
import { createSession } from './graphql/session.ts';
import { firstUseOrInstalled } from './lib/first-use.ts';
import { replaceServerHead } from './lib/server-head.ts';
import { AppRoutes } from './routes.tsx';
import { Providers } from './shell/providers.tsx';

// Our Content-Security-Policy forbids the code that zod would write at run time. It looks here when its first schema
// is made, on whichever page that is, and is not loaded for the setting's sake.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

replaceServerHead(document.head);

const session = createSession(createSessionBrowser());
// A worker that is in charge already means that this device has the app, and what was seen before.
const isOnDevice = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
const cacheWanted = firstUseOrInstalled();

createRoot(root).render(
  <StrictMode>
    <Providers
      session={session}
      createClient={() => createGraphqlClient({ url: env.graphqlUrl, session, cacheWanted, isOnDevice })}
    >
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
