import sharp from 'sharp';
import { openWithWorker, untilStored } from './device.ts';
import { expect, test, toastWith, writeReview } from './faulty-network.ts';
import { reviewForm } from './laundromat.ts';

test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

test(
  'a review with a photo, written offline in a tab that was closed, arrives once; the page shows the photo once it is approved',
  { tag: '@full' },
  async ({ page, context, site, laundromat, database, asAdministrator }) => {
    const { name, path } = await laundromat();
    await openWithWorker(page, site.url + path);
    await reviewForm(page);
    await context.setOffline(true);
    await page.getByLabel('Photos de votre visite').setInputFiles({
      name: 'tambour.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background: '#88aacc' } })
        .png()
        .toBuffer(),
    });
    await expect(page.getByRole('img', { name: 'tambour.png' })).toBeVisible();
    await writeReview(page, 'Dominique', 'Le grand tambour est neuf.');
    await expect(page.getByText('Avec 1 photo')).toBeVisible();
    await untilStored(page, 'lavoir-outbox', 'Le grand tambour est neuf.');
    await page.close();

    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(site.url + path);
    const review = again.getByRole('article').filter({ hasText: 'Le grand tambour est neuf.' });
    await expect(review).toHaveCount(1);
    const photos = async () => {
      const { rows } = await database.query<{ is_approved: boolean }>(
        `select p.is_approved from review_photos p join reviews r on r.id = p.review_id
       join laundromats l on l.id = r.laundromat_id where l.name = $1`,
        [name],
      );
      return rows;
    };
    await expect.poll(photos).toEqual([{ is_approved: false }]);
    expect(site.writes.filter((write) => /\/reviews(\/[^/]+\/photos)?$/.test(write))).toHaveLength(2);
    await expect(review.getByRole('img', { name: /^Photo de/ })).toHaveCount(0);

    await asAdministrator(context);
    await again.goto(`${site.url}/admin-dashboard?onglet=photos`);
    const row = again.getByRole('listitem').filter({ has: again.getByRole('link', { name, exact: true }) });
    await expect(row).toContainText('Le grand tambour est neuf.');
    await row.getByRole('button', { name: 'Publier' }).click();
    await expect(toastWith(again, 'Photo publiée')).toBeVisible();
    await expect(row).toHaveCount(0);

    await expect(async () => {
      await again.goto(site.url + path);
      await expect(review.getByRole('img', { name: 'Photo de Dominique, 1' })).toBeVisible();
    }).toPass();
  },
);
