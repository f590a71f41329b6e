import { lazy } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { Client, gql, useQuery } from 'urql';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { filter, pipe, tap } from 'wonka';
import { useSignOut } from '#app/features/account/use-sign-out.ts';
import { paths } from '#app/paths.ts';
import { createSessionBrowser } from '#app/session/session-browser.ts';
import { createSession } from '#app/session/session.ts';
import { Layout } from '#app/shell/layout.tsx';
import { Providers } from '#app/shell/providers.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { owner } from '../../../testing/render-page.tsx';

const ofThePage = gql`
  query OfThePage {
    site_settings {
      key
    }
  }
`;

function PageWithQuery() {
  useQuery({ query: ofThePage });
  const signOut = useSignOut();
  return <button onClick={() => void signOut()}>Sign out</button>;
}

function Home() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back from home</button>;
}

const signOutAnswers = { 'POST /api/auth/logout': () => ({}), 'GET /api/auth/me': () => ({ user: owner }) };

async function openPage() {
  const session = createSession({ ...createSessionBrowser(), hasSession: () => true });
  session.enter(owner);
  const identities: (string | null)[] = [];
  const createClient = () => {
    const identity = session.identity();
    return new Client({
      url: '/v1/graphql',
      exchanges: [
        () => (operations$) =>
          pipe(
            operations$,
            tap(({ query }) => query === ofThePage && identities.push(identity)),
            filter((operation): operation is never => operation === undefined),
          ),
      ],
    });
  };
  let showHome = () => {};
  const homeCode = new Promise<{ default: typeof Home }>((resolve) => {
    showHome = () => resolve({ default: Home });
  });
  const LazyHome = lazy(() => homeCode);
  await render(
    <Providers session={session} createClient={createClient}>
      <MemoryRouter initialEntries={['/page']}>
        <Routes>
          <Route element={<Layout />}>
            <Route path="/page" element={<PageWithQuery />} />
            <Route path={paths.home} element={<LazyHome />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  return { identities, showHome: () => showHome() };
}

test('the page is not queried again for a visitor, however slowly the next one loads', async () => {
  fakeServer(signOutAnswers);
  const { identities, showHome } = await openPage();
  const button = page.getByRole('button', { name: 'Sign out' });
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  showHome();
  const back = page.getByRole('button', { name: 'Back from home' });
  await expect.element(back).toBeVisible();
  expect(new Set(identities)).toEqual(new Set([`${owner.id} owner`]));

  await page.getByRole('button', { name: 'Fermer' }).click();
  await back.click();
  await expect.element(button).toBeVisible();
});

test('signing out deletes begun texts from the device', async () => {
  fakeServer(signOutAnswers);
  localStorage.setItem('lavoir:text:review:1', '{"comment":"Deux séchoirs en panne."}');
  const { showHome } = await openPage();
  showHome();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByRole('button', { name: 'Back from home' })).toBeVisible();
  expect(localStorage.getItem('lavoir:text:review:1')).toBeNull();
});
