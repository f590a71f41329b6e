import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mainPhotoSizes, cardPhotoSizes } from '#contract/photos/shown-photo.ts';
import { setUpServer, type ServerSetup } from '../../testing/server-setup.ts';

const photo = '/photos/premier.webp';
const table = '{"/laverie/:slug":["/assets/l.js"]}';

let setup: ServerSetup;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lavoir-shell-'));
  const shell = path.join(folder, 'index.html');
  const code = `<script type="application/json" data-page-code>${table}</script>`;
  await writeFile(shell, `<!doctype html><html><head></head><body>${code}</body></html>`);
  setup = await setUpServer({ APP_SHELL: shell });
  await setup.sql.query('update laundromats set is_active = false');
  const laundromat = await setup.addLaundromat({ name: 'Laverie Première' });
  await setup.sql.query(
    `update laundromats set slug = 'premiere', is_premium = true, is_featured = true, featured_until = now() + interval '2 days'
     where id = $1`,
    [laundromat],
  );
  await setup.sql.query(
    `insert into photos (laundromat_id, url, is_primary, position)
     values ($1, '/photos/second.webp', false, 1), ($1, $2, true, 2)`,
    [laundromat, photo],
  );
});
afterAll(async () => {
  await setup?.close();
  await rm(folder, { recursive: true, force: true });
});

const photosIn = (html: string) =>
  [...html.matchAll(/as="image" href="(.*?)" imagesrcset="(.*?)" imagesizes="(.*?)"/g)].map(
    ([, , widths, sizes]) => ({ widths, sizes }),
  );
const page = async (address: string) => (await request(setup.app).get(`/pages${address}`)).text;

test('the page of a laundromat preloads its main photo and its code', async () => {
  const html = await page('/laverie/premiere');
  const widths = `/photos/premier-480.webp 480w, /photos/premier-960.webp 960w, ${photo} 1600w`;
  expect(photosIn(html)).toEqual([{ widths, sizes: mainPhotoSizes }]);
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/l.js" />');
});

test.each(['/', '/directory', '/laveries/auvergne-rhone-alpes/lyon'])(
  '%s preloads the photo of its first card',
  async (address) => {
    const widths = '/photos/premier-480.webp 480w, /photos/premier-960.webp 960w';
    expect(photosIn(await page(address))).toEqual([{ widths, sizes: cardPhotoSizes }]);
  },
);

test.each([
  '/?city=Lyon',
  '/directory?page=2',
  '/faq',
  '/laverie/inconnue',
  '/laveries/auvergne-rhone-alpes',
  '/laveries/auvergne-rhone-alpes/lyon?page=2',
])('%s has no photo that the server could name', async (address) =>
  expect(photosIn(await page(address))).toEqual([]),
);
