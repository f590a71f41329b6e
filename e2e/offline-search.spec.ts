import { openWithWorker, untilStored } from './device.ts';
import { expect, test } from './faulty-network.ts';
import { box, names } from './search-page.ts';

test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

test(
  'without a network the search box suggests the towns and laundromats of this device',
  { tag: '@full' },
  async ({ page, context, site, laundromat }) => {
    const { name } = await laundromat();
    await openWithWorker(page, `${site.url}/?q=${encodeURIComponent(name)}`);
    await expect(names(page)).toHaveText([name]);
    await page.getByRole('button', { name: /Modifier$/ }).click();
    await box(page).fill('quimper');
    await page
      .getByRole('group', { name: 'Villes' })
      .getByRole('option', { name: /^Quimper 29/ })
      .click();
    await expect(page).toHaveURL(/city=Quimper/);
    await untilStored(page, 'lavoir-public-data', name);
    await untilStored(page, 'lavoir-public-data', 'Quimper');

    await context.setOffline(true);
    await page.goto(site.url);
    await box(page).fill('quim');
    await expect(page.getByRole('group', { name: 'Villes' }).getByRole('option').first()).toContainText(
      /^Quimper29/,
    );
    await expect(page.getByText('seulement les lieux gardés sur cet appareil').first()).toBeVisible();
    await box(page).fill(name.toUpperCase());
    await page
      .getByRole('group', { name: 'Laveries' })
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

test(
  'a search near a street is read again offline after one visit',
  { tag: '@full' },
  async ({ page, context, site, laundromat }) => {
    await laundromat();
    await openWithWorker(page, site.url);
    await box(page).fill('impasse des acacias lyon 3');
    await page.getByRole('option', { name: /^Impasse des Acacias 69003 Lyon/ }).click();
    const heading = page.getByRole('heading', { name: /laveries près de «.Impasse des Acacias, Lyon.»$/ });
    await expect(heading).toBeVisible();
    const found = await names(page).first().textContent();
    await untilStored(page, 'lavoir-public-data', found!);

    await context.setOffline(true);
    await page.goto(site.url);
    await box(page).click();
    await page
      .getByRole('group', { name: 'Récents' })
      .getByRole('option', { name: 'Impasse des Acacias, Lyon', exact: true })
      .click();
    await expect(heading).toBeVisible();
    await expect(names(page).first()).toHaveText(found!);
    await names(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: found! })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Itinéraire/ }).first()).toBeVisible();
  },
);
