import { randomUUID } from 'node:crypto';
import { expect, mergeTests, type Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { listen, said } from './announced.ts';
import { missedAddresses } from './fixtures.ts';
import { test as laundromats } from './laundromat.ts';
import { signIn, test as accounts, toastWith } from './own-accounts.ts';
import { screens } from './screens.ts';

const test = mergeTests(laundromats, accounts);

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ context, asAdministrator }) => asAdministrator(context));

test.describe('on a desktop', () => {
  test.use(screens.desktop);

  test('an administrator publishes a laundromat and corrects it, and the journal records both', async ({
    page,
    laundromat,
  }) => {
    const { name } = await laundromat({ inactive: true });
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord Admin' })).toBeVisible();
    await page.getByLabel('Nom, ville, adresse').fill(name);
    await expect(page).toHaveURL(/q=/);
    const row = rowOf(page, name);
    await expect(row).toContainText('à modérer');
    await expect(row).toContainText('0,0 (0 avis)');
    await row.getByRole('button', { name: `Publier ${name}` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Publier la fiche' }).click();
    await expect(toastWith(page, 'Fiche publiée')).toBeVisible();
    await expect(row).toContainText('Actif');
    await expect(row.locator(':focus')).toHaveCount(1);

    // Only touch screens show names beside icons; a mouse has tooltips.
    await expect(row.getByText('Modifier', { exact: true })).toBeHidden();
    await row.getByRole('button', { name: `Modifier ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Site web').fill('laverie');
    await dialog.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(dialog.getByText('Veuillez entrer une URL valide')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Site web').fill('https://laverie.example');
    await dialog.getByText('Premium+', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(toastWith(page, 'Modifications enregistrées')).toBeVisible();
    await expect(row).toContainText('Vedette');

    await page.getByRole('tab', { name: 'Journal' }).click();
    await page.getByLabel('Administrateur ou élément modifié').fill(name);
    await expect(page.getByText(`Camille Martin a publié la laverie ${name}`)).toBeVisible();
    await page.getByText(`Camille Martin a modifié la laverie ${name}`).click();
    await expect(page.getByRole('row', { name: 'Site web – https://laverie.example' })).toBeVisible();
    await expectAccessible(page);
  });
});

test(
  'a search announces its results, and a laundromat is refused for a reason that its owner can read',
  { tag: '@full' },
  async ({ page, laundromat, member, database }) => {
    const { name } = await laundromat({ inactive: true });
    const owner = await member('owner');
    await database.query(
      'update laundromats set user_id = (select id from users where email = $2) where name = $1',
      [name, owner.email],
    );
    await listen(page);
    await page.goto('/admin-dashboard');
    await page.getByLabel(/^Nom, ville, adresse/).fill(owner.email);
    await expect.poll(() => said(page)).toContain('1\u00a0résultat');
    await page.getByRole('button', { name: `Refuser ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(owner.email);
    await expect(dialog.getByLabel('Motif')).toHaveAttribute('required', '');
    await dialog.getByRole('button', { name: 'Refuser la fiche' }).press('Enter');
    await expect(dialog.getByText('Veuillez indiquer le motif.')).toBeVisible();
    await expect(dialog.getByLabel('Motif')).toBeFocused();
    await expect.poll(async () => (await said(page)).some((text) => /motif/i.test(text))).toBe(true);
    await expectAccessible(page);
    await dialog.getByLabel('Motif').fill('Adresse introuvable.');
    await dialog.getByRole('button', { name: 'Refuser la fiche' }).click();
    await expect(toastWith(page, 'Fiche refusée')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('refusée : Adresse introuvable.');
  },
);

test(
  'a deleted laundromat leaves the directory and is restored with its reviews',
  { tag: '@full' },
  async ({ page, laundromat }) => {
    const { name, path } = await laundromat({ reviews: 2 });
    await page.goto(`/admin-dashboard?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Supprimer ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('2 avis');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Supprimer', exact: true }).press('Enter');
    await expect(page.getByText('Aucune laverie ne correspond')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Laveries' })).toBeFocused();
    await toastWith(page, 'Laverie supprimée').getByRole('button', { name: 'Rétablir' }).click();
    await expect(toastWith(page, 'Laverie rétablie')).toBeVisible();
    await expect(rowOf(page, name)).toContainText('2 avis');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

test.describe('with a typed address', () => {
  test.use({ expectedComplaints: [missedAddresses] });

  test('an administrator adds a laundromat', { tag: '@full' }, async ({ page, database }) => {
    const name = `Laverie ajoutée ${randomUUID().slice(0, 8)}`;
    await page.goto('/admin-dashboard');
    await page.getByRole('button', { name: 'Ajouter une laverie' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ajouter la laverie' }).click();
    await expect(dialog.getByLabel('Nom de la laverie')).toBeFocused();
    await dialog.getByLabel('Nom de la laverie').fill(name);
    await dialog.getByRole('combobox', { name: 'Adresse' }).fill('9 impasse des Goémons');
    await dialog.getByLabel('Code postal').fill('29200');
    await dialog.getByRole('combobox', { name: 'Ville' }).fill('Brest');
    await dialog.getByText('Parking').click();
    await dialog.getByRole('button', { name: 'Ajouter la laverie' }).click();
    await expect(rowOf(page, name)).toContainText('Actif');
    await rowOf(page, name)
      .getByRole('button', { name: `Modifier ${name}` })
      .click();
    await expect(dialog.getByLabel('Parking')).toBeChecked();
    await database.query('delete from laundromats where name = $1', [name]);
  });
});

test(
  'a report is rejected, and the rejection is undone',
  { tag: '@full' },
  async ({ page, laundromat, database }) => {
    const { name } = await laundromat();
    await database.query(
      `insert into reports (laundromat_id, target, quote, reason)
     select id, 'laundromat', name, 'closed' from laundromats where name = $1`,
      [name],
    );
    await page.goto('/admin-dashboard?onglet=signalements');
    const reject = page.getByRole('button', { name: `Rejeter le signalement de ${name}` });
    await expect(reject).toBeVisible();
    await expectAccessible(page);
    await reject.click();
    await expect(reject).toBeHidden();
    await toastWith(page, 'Signalement rejeté').getByRole('button', { name: 'Annuler' }).click();
    await expect(reject).toBeVisible();
  },
);

test('a review is removed for a reason', { tag: '@full' }, async ({ page, laundromat }) => {
  const { name } = await laundromat({ reviews: 1 });
  await page.goto(`/admin-dashboard?onglet=avis&q=${encodeURIComponent(name)}`);
  const remove = page.getByRole('button', { name: "Supprimer l'avis de Auteur 1" });
  await expect(remove).toBeVisible();
  await expectAccessible(page);
  await remove.click();
  await page.getByRole('dialog').getByLabel('Motif').fill('Propos injurieux.');
  await page.getByRole('dialog').getByRole('button', { name: "Supprimer l'avis" }).click();
  await expect(toastWith(page, 'Avis supprimé')).toBeVisible();
  await expect(page.getByText('Aucun avis ne correspond')).toBeVisible();
});

test(
  'an administrator disables and enables an account, but never their own',
  { tag: '@full' },
  async ({ page, member, context, database }) => {
    const [client, admin] = [await member('client'), await member('admin')];
    await signIn(context, admin);
    const isActive = async () =>
      (
        await database.query<{ is_active: boolean }>('select is_active from users where email = $1', [
          client.email,
        ])
      ).rows[0]?.is_active;
    await page.goto(`/admin-dashboard?onglet=utilisateurs&q=${client.email}`);
    await page.getByRole('button', { name: 'Désactiver Camille Martin' }).click();
    await page.getByLabel('Faits reprochés').fill('Avis payés sur trois laveries.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Désactiver le compte' }).click();
    await expect(toastWith(page, 'Compte désactivé')).toBeVisible();
    await expect(rowOf(page, client.email)).toContainText('Inactif');
    await expectAccessible(page);
    expect(await isActive()).toBe(false);
    await page.getByRole('button', { name: 'Réactiver Camille Martin' }).click();
    await expect(rowOf(page, client.email).getByText('Actif', { exact: true })).toBeVisible();
    expect(await isActive()).toBe(true);

    await page.getByLabel('Nom ou email').fill(admin.email);
    const own = rowOf(page, admin.email);
    await expect(own).toContainText('(vous)');
    await expect(own.getByRole('button')).toHaveCount(0);
  },
);

test(
  'a priority message comes first until it is answered on the site',
  { tag: '@full' },
  async ({ page, database }) => {
    const subject = `Sujet ${randomUUID().slice(0, 8)}`;
    const address = `${randomUUID()}@example.org`;
    await database.query(
      `insert into contacts (name, email, subject, message, is_priority, created_at) values
       ('Dominique', $2, $1, 'Bonjour.', true, now() - interval '1 day'),
       ('Claude', 'claude@example.org', $1, 'Bonjour.', false, now())`,
      [subject, address],
    );
    await page.goto(`/admin-dashboard?onglet=messages&q=${encodeURIComponent(subject)}`);
    const messages = page.getByRole('listitem').filter({ hasText: subject });
    await expect(messages).toContainText(['Dominique', 'Claude']);
    const message = messages.filter({ hasText: 'Dominique' });
    await expect(message.getByText('Prioritaire', { exact: true })).toBeVisible();
    await expect(page.getByText('Prioritaire', { exact: true })).toHaveCount(1);
    await expect(message.getByText('Non lu', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await message.getByRole('button', { name: 'Répondre à Dominique' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Réponse').fill('Oui, bien sûr.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click();
    await expect(message).toContainText(`envoyée à ${address}`);
    await expect(message.getByText('Non lu', { exact: true })).toBeHidden();
    await expect(messages).toContainText(['Claude', 'Dominique']);
    await database.query('delete from contacts where subject = $1', [subject]);
  },
);
