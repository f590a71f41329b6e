import { expect, test } from './laundromat.ts';

test.describe('an unknown laundromat', () => {
  test('is not found by an odd address either, nor is one that is not published', async ({
    request,
    laundromat,
  }) => {
    const { path } = await laundromat({ inactive: true });
    const odd = ['x'.repeat(1000), "'; drop table laundromats; --", '\u0007'];
    for (const address of [path, ...odd.map((slug) => `/laverie/${encodeURIComponent(slug)}`)]) {
      const status = async () => (await request.get(address, { headers: { Accept: 'text/html' } })).status();
      await expect.soft.poll(status, address).toBe(404);
    }
  });
});

test('a page whose data could not be read reports it and loads on « Réessayer »', async ({
  page,
  laundromat,
}) => {
  const { path, name } = await laundromat();
  await page.route(`**${path}`, (route) => route.fulfill({ path: 'dist/app/index.html' }));
  const errors = [{ message: 'internal error', extensions: { code: 'unexpected' } }];
  await page.route('**/v1/graphql', (route) => route.fulfill({ json: { errors } }));
  await page.goto(path);
  await expect(page.getByText("Cette laverie n'a pas pu être chargée")).toBeVisible();
  await page.unroute('**/v1/graphql');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
