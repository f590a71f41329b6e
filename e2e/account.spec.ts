import type { Page } from 'playwright/test';
import { expect, signIn, test, toastWith, type Member } from './own-accounts.ts';

async function fillLogin(page: Page, { email, password }: Pick<Member, 'email' | 'password'>) {
  // The previous page has a form with the same fields, and stays until this one is ready.
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

test.describe('registering', () => {
  test('signs in and opens the dashboard of the role; signing out leads home', async ({
    page,
    newEmail,
    openHeader,
  }) => {
    await page.goto('/register?role=owner');
    await expect(page.getByLabel('Type de compte')).toHaveValue('owner');
    await page.getByLabel('Prénom').fill('Camille');
    await page.getByLabel('Nom', { exact: true }).fill('Martin');
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Mot de passe', { exact: true }).fill('secret-1');
    await page.getByLabel('Confirmer le mot de passe').fill('secret-1');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page).toHaveURL('/owner-dashboard');
    await expect(toastWith(page, 'Compte créé avec succès !')).toContainText('Bienvenue Camille !');
    // The address changes before the page does, and a menu opened too early would close when the page changes.
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Camille' })).toBeVisible();

    await openHeader(page);
    await expect(page.getByRole('link', { name: 'Mon espace', exact: true })).toHaveAttribute(
      'href',
      '/owner-dashboard',
    );
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL('/');
    await expect(toastWith(page, 'Déconnexion réussie')).toContainText('À bientôt !');
    await openHeader(page);
    await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
  });
});

test.describe('signing in', () => {
  test.use({ expectedComplaints: [/status of 401/] });

  test('a wrong password is refused, the right one signs in', { tag: '@full' }, async ({ page, member }) => {
    const camille = await member();
    await page.goto('/login');
    await fillLogin(page, { ...camille, password: 'not-that-one' });
    await expect(toastWith(page, 'Erreur de connexion')).toBeVisible();
    await expect(page.locator('form')).toContainText("L'email ou le mot de passe est incorrect.");
    await expect(page.getByLabel('Email')).toHaveValue(camille.email);
    await fillLogin(page, camille);
    await expect(page).toHaveURL('/dashboard');
    await expect(toastWith(page, 'Connexion réussie !')).toContainText('Bienvenue Camille !');
    await expect(toastWith(page, 'Erreur de connexion')).toBeHidden();
  });
});

test.describe('returnTo', () => {
  test(
    'leads back to the first page, also through the other form',
    { tag: '@full' },
    async ({ page, member }) => {
      const camille = await member();
      await page.goto('/register?role=owner&returnTo=%2Fdirectory%3Fq%3Dport');
      await page.getByRole('link', { name: 'Se connecter' }).click();
      await expect(page).toHaveURL('/login?role=owner&returnTo=%2Fdirectory%3Fq%3Dport');
      await fillLogin(page, camille);
      await expect(page).toHaveURL('/directory?q=port');
    },
  );
});

test.describe('a forgotten password', () => {
  test.use({ expectedComplaints: [/status of 40[01]/] });

  // This test and the one below read emails from the mailbox of the local instance.
  test(
    'is replaced through a link in an email, once',
    { tag: ['@local', '@full'] },
    async ({ page, member }) => {
      const camille = await member();
      await page.goto('/login');
      await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
      await page.getByLabel('Email').fill(camille.email);
      await page.getByRole('button', { name: 'Recevoir un lien' }).click();
      await expect(page.getByText('Si un compte existe avec cet email')).toBeVisible();
      const link = await linkInMail(page, camille.email, 'nouveau-mot-de-passe');

      await page.goto(link);
      await page.getByLabel('Nouveau mot de passe').fill('secret-2');
      await page.getByLabel('Confirmer le mot de passe').fill('secret-2');
      await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
      await expect(page).toHaveURL('/login');
      await fillLogin(page, camille);
      await expect(toastWith(page, 'Erreur de connexion')).toBeVisible();
      await fillLogin(page, { ...camille, password: 'secret-2' });
      await expect(page).toHaveURL('/dashboard');

      await page.goto(link);
      await page.getByLabel('Nouveau mot de passe').fill('secret-3');
      await page.getByLabel('Confirmer le mot de passe').fill('secret-3');
      await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
      await expect(page.getByText("Ce lien n'est plus valable.")).toBeVisible();
      await expect(page.getByRole('link', { name: 'Demander un autre lien' })).toBeVisible();
    },
  );
});

test(
  'the link of the welcome email confirms the address',
  { tag: ['@local', '@full'] },
  async ({ page, context, member }) => {
    const camille = await member();
    await signIn(context, camille);
    await page.goto(await linkInMail(page, camille.email, 'verifier-email'));
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await expect(page.getByText('Votre adresse email est confirmée.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Aller à mon espace' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
);

async function linkInMail(page: Page, email: string, target: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get('/__sandbox/mail', { params: { to: email } });
      const mails = (await answer.json()) as { text: string }[];
      found = mails.map(({ text }) => new RegExp(`/${target}\\S+`).exec(text)?.[0]).find(Boolean);
      return found;
    })
    .toBeTruthy();
  return found!;
}
