import { beginSubmission, expect, newName, solveSum, test, toastWith } from './own-submissions.ts';

test(
  'a laundromat stands where its owner put the pin',
  { tag: '@desktop' },
  async ({ page, owner, database }) => {
    const name = newName();
    await beginSubmission(page, /^Choisir la fiche gratuite$/, name);
    const address = page.getByRole('combobox', { name: 'Adresse' });
    await address.fill('12 rue mercière lyon');
    await page
      .getByRole('option', { name: /^12 Rue Mercière.*Lyon/ })
      .first()
      .click();
    await expect(address).toHaveValue('12 Rue Mercière');
    await expect(page.getByRole('combobox', { name: 'Ville' })).toHaveValue('Lyon');
    await expect(page.getByText("Position d'après l'adresse.")).toBeVisible();

    const pin = page.getByRole('application', { name: 'Repère de la laverie' });
    await pin.focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByText(/^Repère placé à la main, à \d+\sm de l'adresse\./)).toBeVisible();
    await solveSum(page);
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(toastWith(page, 'Demande envoyée avec succès !')).toBeVisible();

    const { rows } = await database.query<Record<string, string>>(
      `update laundromats l set is_active = true from users u
       where u.id = l.user_id and u.email = $1 and l.name = $2
       returning slug, address, city, postal_code, location_source, latitude::float8::text, longitude::float8::text`,
      [owner.email, name],
    );
    const { slug, latitude, longitude, ...place } = rows[0]!;
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
