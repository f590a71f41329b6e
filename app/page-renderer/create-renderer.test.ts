import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderToPipeableStream } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paths } from '#app/paths.ts';
import { routes } from '#app/routes.ts';
import type { PageRendererSettings, RenderPage } from '#contract/site/page-renderer.ts';
import { listedPaths } from '#contract/site/paths.ts';
import { rendererFor } from './create-renderer.ts';
import { type ClientManifest, sourceOf } from './page-files.ts';
import { hashOf } from './shell.ts';

const shell = `<!doctype html><html><head><meta charset="utf-8">
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/libraries.js"></head><body><div id="root"></div>
<noscript><p>JavaScript</p></noscript></body></html>`;
const at = '2031-05-01T12:00:30.000Z';

type Answer = (variables: Record<string, unknown>) => object;

const manifest: ClientManifest = {
  'src/load-later.ts': { file: 'assets/load-later.js' },
  ...Object.fromEntries(
    await Promise.all(
      routes.map(async (route) => {
        const source = (await sourceOf(route)) ?? 'index.html';
        return [source, { file: `assets/${path.basename(source, '.tsx')}.js` }];
      }),
    ),
  ),
};

let answers: Record<string, Answer>;
let requests: { name: string; headers: Record<string, unknown> }[];
const folder = mkdtempSync(path.join(tmpdir(), 'lavoir-shell-'));
const shellPath = path.join(folder, 'index.html');
writeFileSync(shellPath, shell);

const hasura = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => (text += String(part)));
  request.on('end', () => {
    const { operationName, variables } = JSON.parse(text) as {
      operationName: string;
      variables: Record<string, unknown>;
    };
    requests.push({ name: operationName, headers: request.headers });
    const answer = answers[operationName];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer ? answer(variables) : { data: emptyAnswers[operationName] }));
  });
});

const emptyAnswers: Record<string, object> = {
  SearchLaundromats: { search_laundromats: [] },
  FeaturedOfTheMonth: { featured_of_the_month: [] },
  Services: { services: [] },
  RegionLinks: { laundromat_regions: [] },
  RegionPage: { laundromat_regions: [], laundromat_cities: [] },
  LaundromatPage: { laundromats: [] },
  FormerLaundromat: { closed_laundromats: [], laundromat_redirects: [] },
  Plans: { subscription_plans: [] },
  SiteSettings: { site_settings_by_pk: null },
};

let settings: PageRendererSettings;
let graphqlUrl: string;

beforeAll(async () => {
  await new Promise<void>((listening) => hasura.listen(0, '127.0.0.1', listening));
  const { port } = hasura.address() as AddressInfo;
  graphqlUrl = `http://127.0.0.1:${port}/v1/graphql`;
  settings = {
    shellPath,
    origin: 'https://lavoir.test',
    timeoutMs: 60_000,
  };
});

afterAll(async () => {
  // React keeps the context values of the last page until the next rendering, and test files share modules: an empty
  // rendering resets them.
  await new Promise<void>((done) => void renderToPipeableStream(null, { onAllReady: done }));
  hasura.close();
  hasura.closeAllConnections();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  answers = {};
  requests = [];
});

function renderer(changes: Partial<PageRendererSettings> = {}, shellHash = hashOf(shell)): RenderPage {
  return rendererFor({ shellHash, manifest })({ ...settings, ...changes });
}

const render = (address: string, renderPage = renderer(), url = graphqlUrl) =>
  renderPage({ address, requestId: 'request-1', at, graphqlUrl: url });

test('a page contains its head in the head, its content in the root and its data as JSON', async () => {
  const { status, html, isShell, errors } = await render(paths.directory);
  expect({ status, isShell, errors }).toEqual({ status: 200, isShell: false, errors: [] });
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('<title>Annuaire des laveries · Lavoir</title>');
  expect(head).toContain('<link rel="canonical" href="https://lavoir.test/directory"/>');
  expect(head).toContain(
    '<script type="module" fetchpriority="low" crossorigin src="/assets/load-later.js" data-scripts="/assets/libraries.js /assets/index.js /assets/directory-page.js"></script>',
  );
  expect(head).not.toContain('modulepreload');
  expect(body).toMatch(/^<body><div id="root"><div /);
  expect(body).not.toContain('<title>');
  expect(body).not.toContain('<noscript><p>JavaScript</p>');
  const { at: shown, results } = dataOf(html);
  expect(shown).toBe(at);
  expect(Object.values(results)).toContainEqual({ services: [] });
});

test('queries are sent as a visitor’s, once each, with the id of the request', async () => {
  await render(paths.home);
  expect(requests.map(({ name }) => name).toSorted()).toEqual(
    [...new Set(requests.map(({ name }) => name))].toSorted(),
  );
  for (const { headers } of requests) {
    expect(headers).toMatchObject({ 'x-request-id': 'request-1' });
    expect(Object.keys(headers).filter((name) => /hasura|cookie|authorization/.test(name))).toEqual([]);
  }
});

test('a page has no inline script but JSON', async () => {
  for (const address of [paths.home, paths.directory, paths.faq, paths.contact]) {
    const { html } = await render(address);
    expect([...html.matchAll(/<script(?![^>]* (?:type="application\/(?:ld\+)?json"|src="))/g)]).toEqual([]);
  }
});

test('text in the data cannot end its element', async () => {
  const phone = '</script><script>alert(1)</script>';
  answers = {
    SiteSettings: () => ({ data: { site_settings_by_pk: { ...settingsRow, contactPhone: phone } } }),
  };
  const { html } = await render(paths.faq);
  expect(html).not.toContain('<script>');
  expect(JSON.stringify(dataOf(html).results)).toContain(JSON.stringify(phone).slice(1, -1));
});

test('every public page has its own title and description, of the length that search engines show', async () => {
  const renamed = { ...settingsRow, siteTitle: 'Tambour', contactHours: '9h à 18h30' };
  answers = { SiteSettings: () => ({ data: { site_settings_by_pk: renamed } }) };
  const renderPage = renderer();
  const heads = await Promise.all(
    listedPaths.map(async (path) => headOf((await render(path, renderPage)).html)),
  );
  for (const { title, description } of heads) {
    expect(title).toMatch(/ · Tambour$/);
    expect(title.length, title).toBeLessThan(70);
    expect(description.length, description).toBeGreaterThan(50);
    expect(description.length, description).toBeLessThan(160);
    expect(`${title} ${description}`).not.toMatch(/ [:;!?»€%]|« /);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(heads[listedPaths.indexOf(paths.contact)]!.description).toContain('9h à 18h30');
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  expect(heads.map(({ canonical }) => canonical)).toEqual(listedPaths.map((path) => settings.origin + path));
});

test.each([['/nope'], ['/laverie/nope'], ['/laverie/a/b'], ['/laveries/nope']])(
  '%s is missing',
  async (address) => {
    const { status, html, isShell } = await render(address);
    expect({ status, isShell }).toEqual({ status: 404, isShell: false });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  },
);

test('a form that scripts send accepts nothing before they have started', async () => {
  const { html } = await render(paths.contact);
  expect(html).toMatch(/<form[^>]*aria-labelledby="ecrire"[^>]*><fieldset role="none" disabled=""/);
});

test('the address of a laundromat that was merged leads to the other for good', async () => {
  answers = {
    FormerLaundromat: () => ({
      data: {
        closed_laundromats: [],
        laundromat_redirects: [
          {
            __typename: 'laundromat_redirects',
            slug: 'wash',
            laundromat: { __typename: 'laundromats', id: '1', slug: 'le-tambour' },
            closed: null,
            place: null,
          },
        ],
      },
    }),
  };
  expect(await render('/laverie/wash')).toMatchObject({ status: 301, location: '/laverie/le-tambour' });
});

test('an address of old is redirected', async () => {
  expect(await render(paths.admin)).toMatchObject({ status: 301, location: paths.adminDashboard, html: '' });
});

test('a place typed without scripts leads to the search that the box would open', async () => {
  const town = {
    name: 'Lyon 3e Arrondissement',
    postalCode: '69003',
    department: 'Rhône',
    departmentCode: '69',
    population: 100_000,
    directory_page: { communeId: '1' },
  };
  const city = { id: '1', ...town, latitude: 45.76, longitude: 4.85 };
  const region = { id: '2', kind: 'region', name: 'Bretagne', region: 'Bretagne', population: 3, city: null };
  answers.SearchSuggestions = ({ key }) => ({
    data: {
      search_cities: /lyon|69003/.test(String(key)) ? [{ position: 1, city }] : [],
      place_names: key === 'bretagne' ? [region] : [],
      suggest_laundromats: [],
    },
  });
  const bastille = {
    address: 'Bastille',
    postalCode: '75011',
    city: 'Paris',
    latitude: 48.85,
    longitude: 2.37,
  };
  const around = 'city=Lyon+3e+Arrondissement&department=69&lat=45.76&lng=4.85';
  for (const [typed, search] of [
    ['lieu=lyon+3&openNow=true', `${around}&openNow=true`],
    ['lieu=69003', around],
    ['lieu=Lyon+%2869%29', around],
    ['lieu=croix+rousse', 'q=croix+rousse'],
    ['lieu=laverie+bretagne+ouverte+dimanche', 'region=Bretagne&ouvert=dimanche'],
  ])
    expect(await render(`/?${typed}`)).toMatchObject({ status: 302, location: `/?${search}` });
  const task = { address: '/?lieu=lavomatic+bastille', requestId: 'request-1', at, graphqlUrl };
  expect(await renderer()({ ...task, addresses: [bastille] })).toMatchObject({
    location: '/?lieu=Bastille%2C+Paris&lat=48.85&lng=2.37',
  });
});

test('an account page is the shell, which is not indexed', async () => {
  const { status, html, isShell } = await render(paths.dashboard);
  expect({ status, isShell }).toEqual({ status: 200, isShell: false });
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('Mon compte · Lavoir</title>');
  expect(html).toContain('content="noindex"');
  expect(requests).toEqual([]);
});

test('pages that differ only in their instant have the same tag', async () => {
  const renderPage = renderer();
  const later = await renderPage({
    address: paths.faq,
    graphqlUrl,
    requestId: 'request-2',
    at: '2031-05-01T12:00:59.000Z',
  });
  expect(later.etag).toBe((await render(paths.faq, renderPage)).etag);
  expect(later.etag).not.toBe((await render(paths.about, renderPage)).etag);
});

test('the page contains the instant of the request', async () => {
  expect((await render(paths.faq)).html).toContain('"at":"2031-05-01T12:00:30.000Z"');
});

test('an error in a component is reported, and leads to the plain shell', async () => {
  const row = { position: 1, distanceKm: null, totalCount: 1, laundromat: { id: '1' } };
  answers = { SearchLaundromats: () => ({ data: { search_laundromats: [row] } }) };
  const { html, isShell, errors } = await render(paths.directory);
  expect({ html, isShell }).toEqual({ html: shell, isShell: true });
  expect(errors.join()).toContain('TypeError');
});

test('a failed query leads to the plain shell', async () => {
  answers = { SearchLaundromats: () => ({ errors: [{ message: 'no such function' }] }) };
  const { html, isShell, errors } = await render(paths.directory);
  expect({ html, isShell }).toEqual({ html: shell, isShell: true });
  expect(errors.join()).toContain('no such function');
});

test('a server that does not answer in time leads to the plain shell', async () => {
  const renderPage = renderer({ timeoutMs: 50 });
  const url = 'http://192.0.2.1/v1/graphql';
  expect(await render(paths.directory, renderPage, url)).toMatchObject({ html: shell, isShell: true });
});

test('the files of another build lead to the plain shell', async () => {
  const { html, isShell, errors } = await render(paths.faq, renderer({}, 'another'));
  expect({ html, isShell }).toEqual({ html: shell, isShell: true });
  expect(errors.join()).toContain('another build');
});

test('no link of the header or footer is a dead end', async () => {
  const renderPage = renderer();
  const { html } = await render(paths.faq, renderPage);
  const links = new Set([...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map((match) => match[1] ?? ''));
  expect(links).toContain(paths.contact);
  for (const link of links) expect((await render(link, renderPage)).status, link).not.toBe(404);
});

function headOf(html: string) {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&#x27;', "'") ?? '';
  return {
    title: first(/<title>([^<]*)</),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
  };
}

function dataOf(html: string) {
  const [, text = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as { at: string; results: Record<string, object> };
}

const settingsRow = {
  __typename: 'site_settings',
  id: 1,
  siteTitle: 'Lavoir',
  contactEmail: null,
  contactPhone: '01 99 00 12 34',
  contactHours: '8h à 19h',
};
