import { mergeTests } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { test as withLaundromat } from './laundromat.ts';
import { expect, signIn, test as withAccounts, toastWith } from './own-accounts.ts';

const test = mergeTests(withAccounts, withLaundromat);

test(
  'a visitor reports a review, with a reason',
  { tag: '@full' },
  async ({ page, laundromat, database }) => {
    const { path, name } = await laundromat({ reviews: 1 });
    await page.goto(path);
    const button = page.getByRole('button', { name: "Signaler l'avis de Auteur 1" });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Signaler cet avis' });
    await expect(dialog.getByRole('heading', { name: 'Signaler cet avis' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(dialog.getByText('Veuillez choisir un motif')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Autre motif' }).check();
    await dialog.getByLabel('Précisions').fill('Il n’est jamais venu.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(dialog.getByLabel('Précisions')).toHaveValue('Il n’est jamais venu.');
    await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(toastWith(page, 'Signalement envoyé')).toBeVisible();
    await expect(dialog).toBeHidden();
    const { rows } = await database.query(
      `select r.target, r.reason, r.quote, r.state from reports r join laundromats l on l.id = r.laundromat_id
     where l.name = $1`,
      [name],
    );
    expect(rows).toEqual([{ target: 'review', reason: 'other', quote: 'Avis numéro 1', state: 'open' }]);
  },
);

test(
  'the owner answers a review once, publicly',
  { tag: '@full' },
  async ({ page, context, browser, laundromat, member, database }) => {
    const { path, name } = await laundromat({ reviews: 1 });
    const owner = await member('owner');
    await database.query(
      'update laundromats set user_id = (select id from users where email = $2) where name = $1',
      [name, owner.email],
    );
    await signIn(context, owner);
    await page.goto(path);
    await page.getByRole('button', { name: "Répondre à l'avis de Auteur 1" }).click();
    await expect(page.getByLabel('Votre réponse')).toBeFocused();
    await page.getByLabel('Votre réponse').fill('Merci, <b>à bientôt</b>.');
    await page.getByRole('button', { name: 'Publier ma réponse' }).click();
    await expect(toastWith(page, 'Réponse publiée')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Répondre/ })).toHaveCount(0);

    const visitor = await browser.newPage();
    const review = visitor.getByRole('region', { name: 'Avis' }).getByRole('article');
    // The server may send the old page until it has handled the event of the change.
    await expect(async () => {
      await visitor.goto(path);
      expect(await review.textContent()).toContain('Réponse du propriétaire');
    }).toPass();
    await expect(review).toContainText('Merci, <b>à bientôt</b>.');
    await expect(visitor.getByRole('button', { name: /^Répondre/ })).toHaveCount(0);
    await visitor.close();
  },
);
