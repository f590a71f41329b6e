import { openWithWorker } from './device.ts';
import { expect, test, toastWith } from './faulty-network.ts';

test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

test(
  'a broken machine reported offline arrives once, with the time at which it was seen',
  { tag: '@full' },
  async ({ page, context, site, laundromat, database }) => {
    const { name, path } = await laundromat();
    await openWithWorker(page, site.url + path);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Machine en panne' }).click();
    await page.getByLabel('Précisions (facultatif)').fill('Celle du fond.');
    await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
    const waiting = page.getByText("En attente d'envoi", { exact: true });
    await expect(waiting).toBeVisible();
    const written = Date.now();

    await context.setOffline(false);
    await expect(toastWith(page, `Votre signalement sur ${name}\u00a0: envoyé`)).toBeVisible();
    await expect(waiting).toBeHidden();
    const { rows } = await database.query(
      `select c.kind, c.comment, c.created_at from fact_corrections c join laundromats l on l.id = c.laundromat_id
     where l.name = $1`,
      [name],
    );
    expect(rows).toMatchObject([{ kind: 'machine', comment: 'Celle du fond.' }]);
    expect(rows[0].created_at.getTime()).toBeLessThanOrEqual(written);
  },
);
