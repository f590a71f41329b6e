import { expect, signIn, test, toastWith } from './own-accounts.ts';

test.describe('account pages', () => {
  const pages = ['/dashboard', '/owner-dashboard', '/admin-dashboard', '/edit-laundromat/1'];

  test('a visitor is asked to sign in, and brought back', { tag: '@desktop' }, async ({ page, member }) => {
    const owner = await member('owner');
    for (const path of pages) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    }
    await page.goto('/owner-dashboard');
    await expect(toastWith(page, 'Accès refusé')).toContainText(
      'Vous devez être propriétaire de laverie pour accéder à cette page',
    );
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/owner-dashboard');
  });

  test('a client may see one dashboard', async ({ page, context, member }) => {
    await signIn(context, await member('client'));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Camille !' })).toBeVisible();
    await page.goto('/admin-dashboard');
    await expect(page).toHaveURL('/dashboard');
    await expect(toastWith(page, 'Accès refusé')).toContainText(
      "Vous n'avez pas les permissions d'administrateur",
    );
    await page.goto('/owner-dashboard');
    await expect(page).toHaveURL('/login');
    await page.goto('/edit-laundromat/1');
    await expect(page).toHaveURL('/login');
    await expect(toastWith(page, 'Accès refusé')).toContainText(
      'Vous devez être connecté en tant que propriétaire',
    );
  });

  test('an owner may see an owner’s pages', async ({ page, context, member }) => {
    await signIn(context, await member('owner'));
    for (const path of ['/owner-dashboard', '/edit-laundromat/1', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
    await page.goto('/admin-dashboard');
    await expect(page).toHaveURL('/dashboard');
  });

  test('an admin may see the admin dashboard, at its short address too', async ({
    page,
    context,
    member,
  }) => {
    await signIn(context, await member('admin'));
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord admin' })).toBeVisible();
    await expect(page).toHaveURL('/admin-dashboard');
  });
});

test.describe('several tabs', () => {
  test(
    'signing out in one signs the other out',
    { tag: '@desktop' },
    async ({ page, context, isMobile, member, openHeader }) => {
      await signIn(context, await member('owner'));
      const other = await context.newPage();
      await other.goto('/owner-dashboard');
      await expect(other.getByRole('heading', { level: 1, name: 'Bonjour, Camille !' })).toBeVisible();

      await page.goto('/');
      await openHeader(page);
      if (!isMobile) await page.getByRole('button', { name: 'Camille' }).click();
      await page.getByRole('button', { name: 'Se déconnecter' }).click();
      await expect(toastWith(page, 'Déconnexion réussie')).toBeVisible();
      await expect(other).toHaveURL('/');
      await openHeader(other);
      await expect(other.getByRole('link', { name: 'Connexion' })).toBeVisible();
    },
  );
});

test.describe('a session that grows old', () => {
  test('is renewed when its cookie has died, without anybody noticing', async ({ page, context, member }) => {
    await signIn(context, await member('client'));
    await context.clearCookies({ name: 'lavoir_session' });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Camille !' })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain('lavoir_session');
  });

  test('is renewed when Hasura refuses its token', async ({ page, context, baseURL, member }) => {
    await signIn(context, await member('client'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2, name: /laveries/i }).first()).toBeVisible();
    // Whatever asks next renews the session: the next page, or what this one still had to ask.
    const renewed = page.waitForResponse('**/api/auth/refresh');
    await context.addCookies([{ name: 'lavoir_session', value: 'damaged', url: baseURL! }]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Annuaire' }).click();
    expect((await renewed).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  test.describe('and cannot be renewed', () => {
    test.use({ expectedComplaints: [/status of 401/] });

    test('ends: the visitor goes on without an account', async ({
      page,
      context,
      database,
      member,
      openHeader,
    }) => {
      const camille = await member('client');
      await signIn(context, camille);
      await database.query(
        'update refresh_tokens set revoked_at = now() where user_id = (select id from users where email = $1)',
        [camille.email],
      );
      await page.goto('/');
      await openHeader(page);
      await expect(page.getByRole('link', { name: 'Connexion' })).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    });
  });

  test('a visitor asks nothing about a session', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/api/auth'))).toEqual([]);
  });
});
