import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { missedAddresses } from './fixtures.ts';
import { expect, signIn, test, toastWith } from './owned-laundromat.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: [missedAddresses] });

const figure = (page: Page, label: string) =>
  page.locator('dl > *').filter({ hasText: label }).getByRole('definition').first();

async function picture(name: string) {
  const image = sharp({ create: { width: 90, height: 60, channels: 3, background: '#88aacc' } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

test(
  'the counters of a client start at zero, and « back » returns to the previous tab',
  { tag: '@full' },
  async ({ page, context, laundromat, member, database }) => {
    const camille = await member('client');
    await database.query('update users set email_verified = false where email = $1', [camille.email]);
    await signIn(context, camille);
    await page.goto('/dashboard');
    for (const label of ['Laveries visitées', 'Favoris', 'Avis donnés']) {
      await expect(figure(page, label)).toHaveText('0');
    }
    await expect(page.getByText('Non vérifié')).toBeVisible();
    await page.getByRole('button', { name: "Renvoyer l'email de vérification" }).click();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeVisible();

    await page.getByRole('tab', { name: 'Mes Favoris' }).click();
    await expect(page.getByText("Vous n'avez pas encore de laveries favorites.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Mon Activité' }).click();
    await expect(page.getByText('Aucune activité récente.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Mes Favoris' })).toHaveAttribute('aria-selected', 'true');

    const { name, path } = await laundromat();
    await page.goto(path);
    await page.getByRole('button', { name: `Enregistrer ${name} dans mes favoris` }).click();
    // The favorite must be stored first: leaving the page would abort its request.
    await expect
      .poll(async () => {
        const { rows } = await database.query(
          'select from favorites f join users u on u.id = f.user_id where u.email = $1',
          [camille.email],
        );
        return rows.length;
      })
      .toBe(1);
    await database.query(
      `insert into reviews (laundromat_id, user_id, author_name, rating, comment)
     select l.id, u.id, 'Camille', 4, 'Bien tenue.' from laundromats l, users u where l.name = $1 and u.email = $2`,
      [name, camille.email],
    );
    await page.goto('/dashboard?onglet=activite');
    for (const label of ['Laveries visitées', 'Favoris', 'Avis donnés']) {
      await expect(figure(page, label)).toHaveText('1');
    }
    await expect(page.getByText('Bien tenue.')).toBeVisible();
    await expect(page.getByText(`Consultation de ${name}`)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'an owner sees their laundromats, their plan and its end',
  { tag: '@full' },
  async ({ page, context, member, owned, database }) => {
    const camille = await member('owner');
    await signIn(context, camille);
    await page.goto('/owner-dashboard');
    await expect(page.getByText("Aucune laverie pour l'instant")).toBeVisible();
    await expect(figure(page, 'Abonnement')).toContainText('Gratuit');

    const shown = await owned(camille, { isPremium: true });
    const hidden = await owned(camille);
    await database.query('update laundromats set is_active = false where id = $1', [hidden.id]);
    await database.query(
      `insert into subscriptions (user_id, plan_id, status, current_period_end, cancel_at_period_end)
     select u.id, p.id, 'active', '2099-03-14 12:00+01', true from users u, subscription_plans p
     where u.email = $1 and p.name = 'Premium'`,
      [camille.email],
    );
    await page.reload();
    await expect(figure(page, 'Mes laveries')).toHaveText('2');
    await expect(figure(page, 'Actives')).toHaveText('1');
    await expect(figure(page, 'Abonnement')).toContainText('Premium');
    await expect(page.getByText('Se termine le 14 mars 2099')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Gérer' })).toHaveAttribute('href', '/subscription');
    const card = page.getByRole('listitem').filter({ hasText: hidden.name });
    await expect(card).toContainText('En attente de publication');
    await page.getByRole('tab', { name: 'Mon Profil' }).click();
    await expect(page.getByRole('heading', { name: 'Informations personnelles' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { name: 'Faire connaître ma laverie' })).toBeVisible();
    await expectAccessible(page);
    await database.query(
      `update subscriptions set status = 'past_due' where user_id = (select id from users where email = $1)`,
      [camille.email],
    );
    await page.goto('/owner-dashboard?page=9');
    await expect(page).toHaveURL('/owner-dashboard');
    await expect(figure(page, 'Abonnement')).toContainText('Premium');
    await expect(page.getByText('Dernier paiement échoué')).toBeVisible();
    await page.getByRole('link', { name: `Modifier ${shown.name}` }).click();
    await expect(page.getByLabel('Nom de la laverie')).toHaveValue(shown.name);
  },
);

test(
  'an owner changes a laundromat, and the page shows it',
  { tag: '@full' },
  async ({ page, context, member, owned }) => {
    const camille = await member('owner');
    const { id, name } = await owned(camille);
    const address = `12 quai ${id.replaceAll(/[^a-f]/g, '')}`;
    await signIn(context, camille);
    await page.goto(`/edit-laundromat/${id}`);
    const save = page.getByRole('button', { name: 'Enregistrer les modifications' });

    await page.getByRole('combobox', { name: 'Adresse' }).fill('   ');
    await save.click();
    await expect(toastWith(page, 'Champs requis manquants')).toContainText(
      "Veuillez remplir au moins le nom, l'adresse, la ville et le code postal.",
    );
    await page.getByRole('combobox', { name: 'Adresse' }).fill(address);
    await page.getByLabel('Site web').fill('lavoir');
    await save.click();
    await expect(toastWith(page, 'Format du site web invalide')).toContainText(
      'Veuillez entrer une URL valide commençant par http:// ou https://',
    );
    await page.getByLabel('Site web').fill('https://lavoir.test');
    await page.getByRole('button', { name: 'Ajouter des machines' }).click();
    const machines = page.getByRole('group', { name: 'Machines, ligne 1' });
    await expect(machines.getByLabel('Nombre')).toBeFocused();
    await machines.getByLabel('Nombre').fill('4');
    await machines.getByLabel('Capacité (kg)').fill('70');
    await machines.getByLabel('Prix (€)').fill('4,35');
    await machines.getByLabel('Durée (min)').fill('35');
    await expect(page.getByText('La fiche affiche dès 4,35 €')).toBeVisible();
    await page.getByText('Wi-Fi gratuit').click();
    await save.click();
    await expect(machines.getByLabel('Capacité (kg)')).toBeFocused();
    await expect(machines.getByText('La capacité doit être un nombre de 1 à 50 kg.')).toBeVisible();
    await machines.getByLabel('Capacité (kg)').fill('7');
    await save.click();
    await expect(toastWith(page, 'Laverie mise à jour !')).toContainText(
      'Site web : nous relisons ce changement avant de le publier, sous 48 h.',
    );
    await expect(page).toHaveURL('/owner-dashboard');
    await page.getByRole('link', { name: `Voir ${name}` }).click();
    await expect(page.getByText(address).first()).toBeVisible();
    await expect(page.getByText('À partir de 4,35 €')).toBeVisible();
    await expect(page.getByText('4 lave-linge 7 kg · 4,35 € · 35 min')).toBeVisible();
    await page.getByText('Combien pour ma lessive ?').click();
    await page.getByLabel('Mon linge, en kilos').fill('12');
    await expect(page.getByRole('status').filter({ hasText: '2 lave-linge 7 kg' })).toContainText('8,70 €');
    await expect(page.getByText('Wi-Fi gratuit')).toBeVisible();
  },
);

test('an owner enters hours and an exception, and card and page show them', async ({
  page,
  context,
  member,
  owned,
}) => {
  const camille = await member('owner');
  const { id, name } = await owned(camille);
  await signIn(context, camille);
  // A Monday.
  await page.clock.setFixedTime('2026-03-16T11:50:00+01:00');
  await page.goto(`/edit-laundromat/${id}`);
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  await press('Autres horaires');
  for (const [number, open, close] of [
    [1, '7', '12h30'],
    [2, '1400', '20:00'],
  ] as const) {
    await press('Lundi\u00a0: ajouter une période');
    await page.getByLabel(`Lundi, ouverture ${number}`).fill(open);
    await page.getByLabel(`Lundi, fermeture ${number}`).fill(close);
  }
  await press("Lundi\u00a0: copier sur d'autres jours");
  await press('Copier');
  await press('Ajouter une fermeture ou des horaires');
  await page.getByLabel('Premier jour').fill('2026-03-20');
  await page.getByLabel('Dernier jour').fill('2026-03-22');
  await page.getByLabel("Durée d'un lavage avec séchage, en minutes").fill('20');
  await expectAccessible(page);
  await press('Enregistrer les modifications');
  await expect(toastWith(page, 'Laverie mise à jour !')).toBeVisible();

  await page.goto(`/directory?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Ferme dans 40 min');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('dernier lavage à 12h10').first()).toBeVisible();
  await expect(page.getByRole('row', { name: "Lundi (aujourd'hui)" })).toContainText('7h–12h30 et 14h–20h');
  await expect(page.getByRole('region', { name: 'Jours particuliers' })).toContainText(
    'Du 20 au 22 mars (congés) : fermé',
  );
});

test(
  'a link or « back » does not lose the input of the edit form',
  { tag: '@full' },
  async ({ page, context, member, owned }) => {
    const camille = await member('owner');
    const { id, name } = await owned(camille);
    await signIn(context, camille);
    await page.goto('/owner-dashboard');
    await page.getByRole('link', { name: `Modifier ${name}` }).click();
    await page.getByLabel('Téléphone').fill('04 78 00 00 01');
    const question = page.getByRole('dialog', { name: /Quitter sans enregistrer/ });

    await page.getByRole('link', { name: 'Mes laveries' }).click();
    await expect(question.getByText('Vos modifications')).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Continuer la saisie' }).click();
    await page.goBack();
    await question.getByRole('button', { name: 'Continuer la saisie' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(`/edit-laundromat/${id}`);
    await expect(page.getByLabel('Téléphone')).toHaveValue('04 78 00 00 01');

    await page.goBack();
    await question.getByRole('button', { name: 'Quitter la page' }).click();
    await expect(page).toHaveURL('/owner-dashboard');
  },
);

test(
  'an owner cannot edit the laundromat of another owner',
  { tag: '@full' },
  async ({ page, context, member, owned }) => {
    const { id } = await owned(await member('owner'));
    await signIn(context, await member('owner'));
    await page.goto(`/edit-laundromat/${id}`);
    await expect(page).toHaveURL('/owner-dashboard');
    await expect(toastWith(page, 'Accès refusé')).toContainText(
      'Vous ne pouvez modifier que vos propres laveries',
    );
    await page.goto('/edit-laundromat/e0000000-0000-4000-8000-00000000dead');
    await expect(page.getByText("Cette laverie n'existe pas.")).toBeVisible();
    await page.getByRole('link', { name: 'Retour à mes laveries' }).click();
    await expect(page).toHaveURL('/owner-dashboard');
  },
);

test(
  'an owner adds, orders and describes photos',
  { tag: '@full' },
  async ({ page, context, member, owned, database }) => {
    const camille = await member('owner');
    const { id } = await owned(camille, { isPremium: true });
    await signIn(context, camille);
    await page.goto(`/edit-laundromat/${id}`);
    const stored = async () => {
      const { rows } = await database.query<{ alt: string | null; main: boolean }>(
        'select alt, is_primary as main from photos where laundromat_id = $1 order by position',
        [id],
      );
      return rows.map(({ alt, main }) => `${alt ?? '–'}${main ? ' *' : ''}`);
    };
    const input = page.getByLabel('Photos de la laverie');
    const photos = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Supprimer la photo/ }) });

    await input.setInputFiles([
      await picture('une.png'),
      await picture('deux.png'),
      await picture('trois.png'),
    ]);
    await expect(photos).toHaveCount(3);
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('linge') });
    await expect(toastWith(page, 'Photo non ajoutée')).toContainText('Seules les photos JPEG, PNG et WebP');
    await input.setInputFiles(await Promise.all(['4', '5', '6', '7'].map((name) => picture(`${name}.png`))));
    await expect(toastWith(page, 'Limite de photos atteinte')).toContainText(
      'Vous pouvez ajouter maximum 6 photos avec cette formule.',
    );
    await expect(page.getByText('6 sur 6')).toBeVisible();

    for (const [index, text] of ['A', 'B', 'C'].entries()) {
      await page.getByLabel(`Description de la photo ${index + 1}`).fill(text);
      await page.getByLabel(`Description de la photo ${index + 1}`).press('Enter');
    }
    await expect.poll(stored).toEqual(['A *', 'B', 'C', '–', '–', '–']);
    await page.getByRole('button', { name: 'Reculer la photo 1' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Reculer la photo 2' })).toBeFocused();
    await page.getByRole('button', { name: 'Faire de la photo 1 la photo principale' }).click();
    await expect.poll(stored).toEqual(['B *', 'A', 'C', '–', '–', '–']);
  },
);
