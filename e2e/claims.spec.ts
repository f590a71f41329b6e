import sharp from 'sharp';
import { expectAccessible, expectToFit } from './accessible.ts';
import {
  claimByMessage,
  codeSentTo,
  expect,
  openClaim,
  passWait,
  sendClaim,
  signIn,
  startClaim,
  test,
  toastWith,
} from './claims.ts';
import { missedAddresses } from './fixtures.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: [new RegExp(`net::ERR|${missedAddresses.source}`)],
});
const openSiret = '912 345 675 00017';
const closedSiret = '93456789200013';

test(
  'an owner proves by a code that a laundromat is theirs, is accepted and edits it',
  { tag: '@local' },
  async ({ page, claimable, claimant, asAdministrator, browser, baseURL }) => {
    const { id, name, slug, email } = await claimable();
    await page.goto(`/laverie/${slug}`);
    await page.getByRole('link', { name: 'Reprendre cette fiche' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reprendre cette fiche' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Créer un compte propriétaire' })).toHaveAttribute(
      'href',
      `/register?role=owner&returnTo=%2Frevendiquer%2F${slug}`,
    );
    const owner = await claimant();
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(`/revendiquer/${slug}`);

    await page.getByRole('button', { name: "Oui, c'est ma laverie" }).click();
    await page.getByLabel('Adresse email de la laverie').fill(`gerant@${email.split('@')[1]}`);
    await page.getByRole('button', { name: 'Recevoir le code' }).click();
    const code = await codeSentTo(page, `gerant@${email.split('@')[1]}`);
    await page.getByLabel('Code à 8 chiffres').fill(code);
    await page.getByRole('button', { name: 'Confirmer le code' }).click();
    await expect(page.getByText('Code confirmé', { exact: true }).last()).toBeVisible();
    await expectToFit(page);
    await sendClaim(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeVisible();

    const administration = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    await asAdministrator(administration);
    const admin = await administration.newPage();
    await openClaim(admin, name);
    await expect(admin.getByText(`à l'adresse gerant@${email.split('@')[1]}`)).toBeVisible();
    await expectAccessible(admin);
    await expectToFit(admin);
    await admin.getByRole('button', { name: 'Accepter la demande' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click();
    await expect(toastWith(admin, 'Demande acceptée')).toBeVisible();
    await admin.goto(`/admin-dashboard?onglet=journal&q=${encodeURIComponent(name)}`);
    await expect(admin.getByText(/a accepté la demande pour/)).toBeVisible();
    await administration.close();

    await page.reload();
    await page.getByRole('link', { name: 'Modifier la fiche' }).click();
    await expect(page).toHaveURL(`/edit-laundromat/${id}`);
    await page.getByLabel('Description').fill('Ouverte tous les jours.');
    await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
    await expect(page).toHaveURL('/owner-dashboard');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  },
);

test(
  'a refused claim shows its reason, a second one may follow, and a letter brings its code',
  { tag: '@full' },
  async ({ page, context, claimable, claimant, asAdministrator }) => {
    const { name, slug } = await claimable();
    const owner = await claimant();
    await signIn(context, owner);
    await claimByMessage(page, slug, 'Je tiens cette laverie depuis dix ans.');

    await context.clearCookies();
    await asAdministrator(context);
    await openClaim(page, name);
    await page.getByRole('button', { name: 'Refuser', exact: true }).click();
    await page.getByLabel('Motif').fill('Il nous faut une photo des horaires.');
    await page.getByRole('button', { name: 'Refuser la demande' }).click();
    await expect(toastWith(page, 'Demande refusée')).toBeVisible();

    await context.clearCookies();
    await signIn(context, owner);
    await page.goto('/owner-dashboard');
    await expect(page.getByText('Il nous faut une photo des horaires.')).toBeVisible();
    await page.getByRole('link', { name: new RegExp(`^Refaire une demande.*${name}`) }).click();
    await expect(page.getByRole('heading', { name: 'Demande refusée' })).toBeVisible();
    await page.getByRole('button', { name: 'Faire une nouvelle demande' }).click();
    await page.getByRole('button', { name: "Oui, c'est ma laverie" }).click();
    await page.getByRole('radio', { name: /SIRET et photo/ }).check();
    await page.getByLabel("SIRET de l'établissement").fill('123 456 789 00012');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByText(/Vérifiez ses 14 chiffres/)).toBeVisible();
    await page.getByLabel("SIRET de l'établissement").fill(closedSiret);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByText(/est fermé au registre/)).toBeVisible();
    await page.getByLabel("SIRET de l'établissement").fill(openSiret);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByText('LE BON PROGRAMME')).toBeVisible();
    await page.getByLabel("Photo de l'affichage").setInputFiles({
      name: 'horaires.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background: '#88aacc' } })
        .jpeg()
        .toBuffer(),
    });
    await expect(page.getByText('Photo reçue', { exact: true }).last()).toBeVisible();
    await sendClaim(page);

    await context.clearCookies();
    await asAdministrator(context);
    await openClaim(page, name);
    await expect(page.getByText(/À la même adresse|de la laverie|comparez les deux/)).toBeVisible();
    const photo = page.getByRole('img', { name: /^Affichage de la laverie/ });
    await expect(photo).toHaveJSProperty('naturalWidth', 90);
    await expect(page.getByText('autre nom')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accepter la demande' })).toBeDisabled();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Imprimer la lettre' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^lettre-.*\.pdf$/);
    await expect(page.getByRole('button', { name: 'Imprimer une autre lettre' })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);

    await context.clearCookies();
    await signIn(context, owner);
    await page.goto(`/revendiquer/${slug}`);
    await expect(page.getByText(/décidons au plus tôt 7.jours plus tard/)).toBeVisible();
    await page.getByLabel('Code à 8 chiffres').fill('00000000');
    await page.getByRole('button', { name: 'Confirmer le code' }).click();
    await expect(page.getByLabel('Code à 8 chiffres')).toHaveAccessibleDescription(/4 essais/);
    await expectToFit(page);
  },
);

test(
  'the present owner answers a claim and learns of its loss, which an administrator can undo',
  { tag: '@full' },
  async ({ page, context, claimable, claimant, asAdministrator, database, browser, baseURL }) => {
    const { id, name, slug } = await claimable();
    const current = await claimant();
    await database.query(
      'update laundromats set user_id = (select id from users where email = $1) where id = $2',
      [current.email, id],
    );
    const owner = await claimant();
    await signIn(context, owner);
    await page.goto(`/laverie/${slug}`);
    await page.getByRole('link', { name: /^Signalez-le/ }).click();
    await expect(page.getByText('Cette fiche a déjà un propriétaire.')).toBeVisible();
    await claimByMessage(page, slug, 'J’ai racheté la laverie en septembre, voici comment me joindre.');
    await passWait(database, id);

    const ofCurrent = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    await signIn(ofCurrent, current);
    const dashboard = await ofCurrent.newPage();
    await dashboard.goto('/owner-dashboard');
    await dashboard.getByLabel(/^Vos preuves ou explications/).fill('Mon bail court jusqu’en 2030.');
    await dashboard.getByRole('button', { name: 'Cette laverie est à moi' }).click();
    await expect(dashboard.getByText(/Vous avez répondu le .* que cette laverie est à vous/)).toBeVisible();
    await expectAccessible(dashboard);
    await expectToFit(dashboard);

    await context.clearCookies();
    await asAdministrator(context);
    await openClaim(page, name);
    await expect(page.getByRole('heading', { name: 'Le propriétaire actuel' })).toBeVisible();
    await expect(page.getByText('Mon bail court jusqu’en 2030.')).toBeVisible();
    await page.getByRole('button', { name: 'Accepter la demande' }).click();
    await expect(page.getByRole('dialog').getByText(/La fiche est retirée à/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click();
    await expect(toastWith(page, 'Demande acceptée')).toBeVisible();
    const ownerOf = async () =>
      (
        await database.query(
          'select u.email from laundromats l join users u on u.id = l.user_id where l.id = $1',
          [id],
        )
      ).rows[0].email;
    expect(await ownerOf()).toBe(owner.email);
    await dashboard.reload();
    await expect(
      dashboard.getByText(/notre équipe a attribué cette fiche à une autre personne/),
    ).toBeVisible();
    await ofCurrent.close();

    await page.getByRole('button', { name: 'Revenir en arrière' }).click();
    await page.getByLabel('Motif').fill("L'ancien propriétaire a montré son bail.");
    await page.getByRole('button', { name: "Annuler l'acceptation" }).click();
    await expect(toastWith(page, 'Acceptation annulée')).toBeVisible();
    expect(await ownerOf()).toBe(current.email);
  },
);

test(
  'five wrong codes end a code, and what is typed survives a failed network and a reload',
  { tag: ['@local', '@full'] },
  async ({ page, context, claimable, claimant }) => {
    const { slug, email } = await claimable();
    await signIn(context, await claimant());
    await startClaim(page, slug);
    await page.getByLabel('Adresse email de la laverie').fill('gerant@gmail.com');
    await page.getByRole('button', { name: 'Recevoir le code' }).click();
    await expect(page.getByLabel('Adresse email de la laverie')).toHaveAccessibleDescription(
      /ne correspond ni à celle de la fiche/,
    );
    await page.getByLabel('Adresse email de la laverie').fill(email);
    await page.getByRole('button', { name: 'Recevoir le code' }).click();
    const code = await codeSentTo(page, email);
    const wrong = code.startsWith('0') ? '11111111' : '00000000';
    const field = page.getByLabel('Code à 8 chiffres');
    for (const left of [/4 essais/, /3 essais/, /2 essais/, /un essai/, /n'est plus valable/]) {
      await field.fill(wrong);
      await page.getByRole('button', { name: 'Confirmer le code' }).click();
      await expect(field).toHaveAccessibleDescription(left);
    }
    await field.fill(code);
    await page.getByRole('button', { name: 'Confirmer le code' }).click();
    await expect(field).toHaveAccessibleDescription(/n'est plus valable/);

    await page.getByRole('radio', { name: /Autrement/ }).check();
    const message = 'Je suis le gérant, rappelez-moi au 06 12 34 56 78.';
    await page.getByLabel('Votre message').fill(message);
    await page.reload();
    await expect(page.getByLabel('Votre message')).toHaveValue(message);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.route('**/v1/graphql', (route) =>
      route.request().postData()?.includes('SubmitClaim') ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(toastWith(page, "La demande n'a pas été envoyée")).toBeVisible();
    await expect(page.getByLabel(/^Un mot pour notre équipe/)).toHaveValue(message);
    await page.unroute('**/v1/graphql');
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await expect(page.getByRole('heading', { name: 'Demande envoyée' })).toBeFocused();
    await page.getByRole('button', { name: /^Retirer ma demande/ }).click();
    await page.getByRole('button', { name: 'Retirer la demande' }).click();
    await expect(page.getByRole('heading', { name: 'Demande retirée' })).toBeVisible();
  },
);
test(
  'without a network a claim keeps what is typed, and goes on when the network is back',
  { tag: '@full' },
  async ({ page, context, claimable, claimant }) => {
    const { slug } = await claimable();
    await signIn(context, await claimant());
    await startClaim(page, slug);
    await context.setOffline(true);
    await page.getByRole('radio', { name: /SIRET et photo/ }).check();
    await page.getByLabel("SIRET de l'établissement").fill(openSiret);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByLabel("SIRET de l'établissement")).toHaveAccessibleDescription(/injoignable/);
    await expect(page.getByLabel("SIRET de l'établissement")).toHaveValue(openSiret);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByText('Établissement ouvert au registre')).toBeVisible();
  },
);

test(
  'others learn how to become an owner, and an owner finds their laundromat',
  { tag: '@full' },
  async ({ page, context, claimable, claimant, member }) => {
    const { name, slug } = await claimable();
    await signIn(context, await member('client'));
    await page.goto(`/revendiquer/${slug}`);
    await expect(page.getByRole('heading', { name: 'Il faut un compte propriétaire' })).toBeVisible();

    await context.clearCookies();
    await signIn(context, await member('owner'));
    await page.goto(`/revendiquer/${slug}`);
    await expect(page.getByRole('heading', { name: "Confirmez d'abord votre adresse" })).toBeVisible();

    await context.clearCookies();
    await signIn(context, await claimant());
    await page.goto('/owner-dashboard');
    await page.getByRole('button', { name: 'Trouver ma laverie' }).click();
    await page.getByLabel('Nom, rue ou ville').fill(name);
    await expectAccessible(page);
    await page.getByRole('link', { name: new RegExp(`^C'est la mienne.*${name}`) }).click();
    await expect(page).toHaveURL(`/revendiquer/${slug}`);
  },
);
