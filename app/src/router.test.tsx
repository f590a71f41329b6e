import type { ContextType } from 'react';
import { prerender } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listedPaths } from '#contract/site/paths.ts';
import { createGraphqlClient } from './data/client.ts';
import { createSessionBrowser } from './session/session-browser.ts';
import { createSession } from './session/session.ts';
import { ServerAnswer } from './lib/server-answer.ts';
import { paths } from './paths.ts';
import { AppRoutes } from './router.tsx';
import { Providers } from './shell/providers.tsx';

const url = 'http://127.0.0.1:9/v1/graphql';
const cacheNeeded = new Promise<never>(() => {});
const session = createSession(createSessionBrowser());
const createClient = () => createGraphqlClient({ url, session, cacheNeeded, isOnDevice: false });

async function render(location: string, answer: ContextType<typeof ServerAnswer> = null): Promise<string> {
  const { prelude } = await prerender(
    <ServerAnswer value={answer}>
      <Providers session={session} createClient={createClient}>
        <StaticRouter location={location}>
          <AppRoutes />
        </StaticRouter>
      </Providers>
    </ServerAnswer>,
  );
  return new Response(prelude).text();
}

function headOf(html: string) {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&#x27;', "'") ?? '';
  return {
    title: first(/<title>([^<]*)</),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
  };
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

test('every public page has its own title and description, of the length that search engines show', async () => {
  const heads = await Promise.all(listedPaths.map(async (path) => headOf(await render(path))));
  for (const { title, description, canonical } of heads) {
    expect(title).toMatch(/Lavoir/);
    expect(title.length, title).toBeLessThan(70);
    expect(description.length, description).toBeGreaterThan(50);
    expect(description.length, description).toBeLessThan(160);
    expect(`${title} ${description}`).not.toMatch(/ [:;!?»€%]|« /);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  expect(heads.map(({ canonical }) => canonical)).toEqual(listedPaths);
});

test('pages of accounts have a title and are not indexed', async () => {
  const html = await render(paths.favorites);
  expect(headOf(html).title).toBe('Mes favoris · Lavoir');
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test('an unknown address shows the not-found page with status 404 and is not indexed', async () => {
  const setStatus = vi.fn();
  const html = await render('/laverie/a/b', { setStatus });
  expect(setStatus).toHaveBeenCalledWith(404);
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
