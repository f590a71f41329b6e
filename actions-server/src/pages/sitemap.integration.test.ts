import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpServer, visitor, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
beforeAll(async () => void (setup = await setUpServer()));
afterAll(() => setup?.close());

const slugOf = async (id: string) =>
  (await setup.sql.query('select slug from laundromats where id = $1', [id])).rows[0].slug as string;
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
const readSitemap = async (part: string) =>
  locations((await setup.send(visitor, 'get', `/sitemaps/${part}.xml`)).text);

describe('the sitemap', () => {
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
  });

  test('has the places with a published laundromat, and no others', async () => {
    const add = (postalCode: string, city: string, active: boolean) =>
      setup.sql.query(
        `insert into laundromats (name, address, city, postal_code, is_active)
         values ('Laverie', '1 rue du Lac', $2, $1, $3)`,
        [postalCode, city, active],
      );
    await add('29200', 'Brest', true);
    await add('74000', 'Annecy', false);
    await add('75015', 'Paris', true);
    const places = await readSitemap('places');
    const origin = setup.env.PUBLIC_URL;
    expect(places).toEqual(
      expect.arrayContaining([
        `${origin}/laveries/bretagne`,
        `${origin}/laveries/bretagne/brest`,
        `${origin}/laveries/ile-de-france/paris-15e-arrondissement`,
      ]),
    );
    expect(places.filter((url) => /annecy|paris-14e|corse/.test(url))).toEqual([]);
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

test('two communes of one region never share an address', async () => {
  const { rows } = await setup.sql.query(
    'select region, slug from french_cities group by region, slug having count(*) > 1',
  );
  expect(rows).toEqual([]);
});
