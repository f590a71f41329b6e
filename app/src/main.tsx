import './index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { env } from './env.ts';
import { createGraphqlClient } from './graphql/client.ts';
import { AppRoutes } from './routes.tsx';
import { Providers } from './shell/providers.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root');

createRoot(root).render(
  <StrictMode>
    <Providers client={createGraphqlClient(env.graphqlUrl)}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
