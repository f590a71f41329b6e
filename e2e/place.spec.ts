import type pg from 'pg';
import type { Page } from 'playwright/test';
import { missedAddresses } from './fixtures.ts';
import type { Member } from './own-accounts.ts';
import { beginSubmission, expect, newName, test, toastWith } from './own-submissions.ts';

test.use({ expectedComplaints: [missedAddresses] });

async function chooseAddress(page: Page, typed: string, suggestion: RegExp) {
  await page.getByRole('combobox', { name: 'Adresse' }).fill(typed);
  await page.getByRole('option', { name: suggestion }).first().click();
}

async function submitAndPublish(page: Page, database: pg.Client, owner: Member, name: string) {
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect(toastWith(page, 'Demande envoyée avec succès !')).toBeVisible();
  const { rows } = await database.query<Record<string, string>>(
    `update laundromats l set is_active = true from users u
     where u.id = l.user_id and u.email = $1 and l.name = $2
     returning slug, address, city, postal_code, location_source, price_from, latitude::float8::text, longitude::float8::text`,
    [owner.email, name],
  );
  return rows[0]!;
}

test(
  'a laundromat stands where its owner put the pin',
  { tag: '@full' },
  async ({ page, owner, database }) => {
    const name = newName();
    await beginSubmission(page, /^Choisir la fiche gratuite$/, name);
    await chooseAddress(page, '12 rue mercière lyon', /^12 Rue Mercière.*Lyon/);
    await expect(page.getByRole('combobox', { name: 'Adresse' })).toHaveValue('12 Rue Mercière');
    await expect(page.getByRole('combobox', { name: 'Ville' })).toHaveValue('Lyon');
    await expect(page.getByText("Position d'après l'adresse.")).toBeVisible();

    const pin = page.getByRole('application', { name: 'Repère de la laverie' });
    await pin.focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByText(/^Repère placé à la main, à \d+\sm de l'adresse\./)).toBeVisible();
    const { slug, latitude, longitude, ...place } = await submitAndPublish(page, database, owner, name);
    expect(place).toMatchObject({ address: '12 Rue Mercière', city: 'Lyon', location_source: 'pin' });
    await page.goto(`/laverie/${slug}`);
    const link = await page.getByRole('link', { name: /^Itinéraire/ }).getAttribute('href');
    const [, north, east] = /destination=([\d.]+),([\d.]+)/.exec(link ?? '')!;
    expect([Number(north), Number(east)]).toEqual([Number(latitude), Number(longitude)]);
    const text = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(text).toContain(`"latitude":${latitude}`);
    expect(text).toContain(`"longitude":${longitude}`);
  },
);
