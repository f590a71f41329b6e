import './index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { env } from './env.ts';
import { createGraphqlClient } from './graphql/client.ts';
import { routes } from './routes.tsx';
import { Providers } from './shell/providers.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(
  <StrictMode>
    <Providers client={createGraphqlClient(env.graphqlUrl)}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>,
);
