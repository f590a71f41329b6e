import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGraphqlClient } from './data/client.ts';
import { createSessionBrowser } from './session/session-browser.ts';
import { createSession } from './session/session.ts';
import { paths } from './paths.ts';
import { AppRoutes } from './router.tsx';
import { Providers } from './shell/providers.tsx';

const url = 'http://127.0.0.1:9/v1/graphql';
const cacheNeeded = new Promise<never>(() => {});
const session = createSession(createSessionBrowser());
const createClient = () => createGraphqlClient({ url, session, cacheNeeded, isOnDevice: false });

async function render(location: string): Promise<string> {
  const { prelude } = await prerender(
    <Providers session={session} createClient={createClient}>
      <StaticRouter location={location}>
        <AppRoutes />
      </StaticRouter>
    </Providers>,
  );
  return new Response(prelude).text();
}

test('public pages render without a window, as on a server', async () => {
  for (const location of [paths.home, paths.directory, paths.laundromat('laverie-du-port')]) {
    expect(await render(location)).toContain('id="contenu"');
  }
});

test('account pages render without a window, and show nothing of what they guard', async () => {
  expect(await render(paths.login)).toContain('autoComplete="current-password"');
  expect(await render(paths.registerAs('owner'))).toContain('Propriétaire de laverie');
  expect(await render(paths.forgotPassword)).toContain('Recevoir un lien');
  for (const location of [paths.dashboard, paths.ownerDashboard, paths.adminDashboard]) {
    expect(await render(location)).toContain('Chargement de votre espace…');
  }
});

test('an unknown address shows the not-found page and is not indexed', async () => {
  const html = await render('/laverie/a/b');
  expect(html).toContain('404 Page Not Found');
  expect(html).toContain('Did you forget to add the page to the router?');
  expect(html).toContain('noindex');
});

test('the year in the footer is the present one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-01T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(await render(paths.login)).toMatch(/© (<!-- -->)?2031/);
});

test('no link of the header or footer is a dead end', async () => {
  const html = await render(paths.directory);
  const links = new Set([...html.matchAll(/ href="(\/[^"#?]*)/g)].map((match) => match[1] ?? ''));
  expect(links).toContain(paths.contact);
  for (const link of links) expect(await render(link)).not.toContain('404 Page Not Found');
});
