import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpServer, visitor, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-shell-'));
  const shell = path.join(folder, 'index.html');
  await writeFile(shell, '<!doctype html><html><head></head><body><div id="root"></div></body></html>');
  setup = await setUpServer({ APP_SHELL: shell });
});
afterAll(async () => {
  await setup?.close();
  await rm(folder, { recursive: true, force: true });
});

const page = (path: string) => setup.send(visitor, 'get', `/pages${path}`);
const slugOf = async (id: string) =>
  (await setup.sql.query('select slug from laundromats where id = $1', [id])).rows[0].slug as string;
const titleOf = (html: string) => /<title data-server>(.*)<\/title>/.exec(html)?.[1];

describe('a page as it leaves the server', () => {
  test('of a laundromat contains its name, place and ratings', async () => {
    const laundromat = await setup.addLaundromat({ name: 'Laverie & Cie' });
    await setup.sql.query('update laundromats set latitude = 45.7632, longitude = 4.8336 where id = $1', [
      laundromat,
    ]);
    await setup.sql.query(
      `insert into reviews (laundromat_id, author_name, rating, comment) values ($1, 'Anaïs', 4, 'Bien.')`,
      [laundromat],
    );
    const answer = await page(`/laverie/${await slugOf(laundromat)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      etag: expect.any(String),
    });
    expect(titleOf(answer.text)).toBe('Laverie &amp; Cie, laverie à Lyon · Lavoir');
    expect(answer.text).toContain('<div id="root"></div>');
    const [, json = ''] = /<script type="application\/ld\+json" data-server>(.*)<\/script>/.exec(
      answer.text,
    )!;
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'DryCleaningOrLaundry',
      name: 'Laverie & Cie',
      address: { postalCode: '69003', addressLocality: 'Lyon' },
      geo: { latitude: 45.7632, longitude: 4.8336 },
      aggregateRating: { ratingValue: 4, reviewCount: 1 },
    });
  });

  test('contains the contact details of the site', async () => {
    const { text } = await page('/faq');
    const [, content = ''] = /<meta name="lavoir:contact" content="([^"]*)" data-server/.exec(text) ?? [];
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toMatchObject({ contactHours: '8h à 19h' });
  });

  test('of a laundromat that is unknown or not published is a 404 like any other', async () => {
    const hidden = await setup.addLaundromat({ active: false, name: 'Laverie Cachée' });
    const paths = [
      `/laverie/${await slugOf(hidden)}`,
      `/laverie/${randomUUID()}`,
      '/laverie/%00',
      '/laverie/a/b',
      '/laverie',
      '/n-existe-pas',
      '/services/n-existe-pas',
      '/edit-laundromat',
      '/%zz',
    ];
    for (const answer of await Promise.all(paths.map(page))) {
      expect(answer.status).toBe(404);
      expect(titleOf(answer.text)).toMatch(/^(Laverie non trouvée|404 Page Not Found) · Lavoir$/);
      expect(answer.text).toContain('content="noindex"');
    }
  });

  test('of the site itself is found in any spelling, under one address', async () => {
    for (const path of ['/faq', '/faq/', '/FAQ', '/faq?x=1']) {
      const answer = await page(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(
        `<link rel="canonical" href="${setup.env.PUBLIC_URL}/faq" data-server />`,
      );
    }
  });

  test('of an account is served to everybody, but not indexed', async () => {
    for (const path of ['/dashboard', `/edit-laundromat/${randomUUID()}`]) {
      const answer = await page(path);
      expect([answer.status, answer.text.includes('content="noindex"')]).toEqual([200, true]);
    }
  });

  test('is sent as it was built when the data are unavailable', async () => {
    const cutOff = setup.appWith({ HASURA_URL: 'http://127.0.0.1:9' });
    const answer = await request(cutOff).get('/pages/laverie/laverie-du-test-lyon');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.text).toContain('<div id="root"></div>');
    expect((await request(cutOff).get('/pages/about')).text).toContain('<title data-server>');
  });
});

describe('the pages of places', () => {
  test('exist where there is a published laundromat, and nowhere else', async () => {
    const add = (postalCode: string, city: string, active: boolean) =>
      setup.sql.query(
        `insert into laundromats (name, address, city, postal_code, is_active)
         values ('Laverie', '1 rue du Lac', $2, $1, $3)`,
        [postalCode, city, active],
      );
    await add('29200', 'Brest', true);
    await add('74000', 'Annecy', false);
    const city = await page('/laveries/bretagne/brest');
    expect(city.status).toBe(200);
    expect(titleOf(city.text)).toBe('Laveries automatiques à Brest (Finistère) · Lavoir');
    expect(titleOf((await page('/laveries/bretagne')).text)).toBe(
      'Laveries automatiques en Bretagne · Lavoir',
    );
    await add('75015', 'Paris', true);
    const arrondissement = await page('/laveries/ile-de-france/paris-15e-arrondissement');
    expect(titleOf(arrondissement.text)).toBe(
      'Laveries automatiques dans le 15e arrondissement de Paris · Lavoir',
    );
    expect(arrondissement.text).toContain(
      '"name":"Paris","item":"' + setup.env.PUBLIC_URL + '/laveries/ile-de-france/paris"',
    );
    const places = (await setup.send(visitor, 'get', '/sitemaps/places.xml')).text;
    expect(places).toContain('/laveries/ile-de-france/paris-15e-arrondissement<');
    expect(places).not.toContain('paris-14e-arrondissement');
    const nowhere = [
      '/laveries/ile-de-france/paris-14e-arrondissement',
      '/laveries/auvergne-rhone-alpes/annecy',
      '/laveries/corse',
      '/laveries/corse/brest',
      '/laveries',
    ];
    for (const answer of await Promise.all(nowhere.map(page))) expect(answer.status).toBe(404);
  });

  test('two communes of one region never share an address', async () => {
    const { rows } = await setup.sql.query(
      'select region, slug from french_cities group by region, slug having count(*) > 1',
    );
    expect(rows).toEqual([]);
  });
});

describe('the sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);

  test('leads to every published laundromat and place, and to nothing hidden', async () => {
    const shown = await slugOf(await setup.addLaundromat({ name: 'Laverie Montrée' }));
    const hidden = await slugOf(await setup.addLaundromat({ name: 'Laverie Tue', active: false }));
    const origin = setup.env.PUBLIC_URL;
    const index = await setup.send(visitor, 'get', '/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    const parts = locations(index.text).map((url) => url.replace(origin, ''));
    expect(parts).toEqual(['/sitemaps/pages.xml', '/sitemaps/places.xml', '/sitemaps/laundromats-1.xml']);
    const answers = await Promise.all(parts.map((part) => setup.send(visitor, 'get', part)));
    const all = answers.flatMap(({ text }) => locations(text));
    expect(all).toContain(`${origin}/laverie/${shown}`);
    expect(all).toContain(`${origin}/laveries/auvergne-rhone-alpes/lyon`);
    expect(all).toContain(`${origin}/classement`);
    expect(all.filter((url) => url.includes(hidden))).toEqual([]);
    expect(answers[2]!.text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
    for (const url of all) expect((await page(url.replace(origin, '') || '/')).status).toBe(200);
  });

  test('ends where the laundromats end', async () => {
    for (const part of ['2', '0', 'x'])
      expect((await setup.send(visitor, 'get', `/sitemaps/laundromats-${part}.xml`)).status).toBe(404);
  });

  test('is named by robots.txt', async () => {
    const { text } = await setup.send(visitor, 'get', '/robots.txt');
    expect(text).toContain(`Sitemap: ${setup.env.PUBLIC_URL}/sitemap.xml`);
    expect(text).not.toMatch(/Disallow: \/(v1|api\/?$)/m);
  });
});
