import { expect, signIn, test, toastWith } from './own-accounts.ts';
import { screens } from './screens.ts';

test.describe('several tabs', () => {
  test.describe('on a desktop', () => {
    test.use(screens.desktop);

    test('signing out in one signs the other out', async ({ page, context, member }) => {
      await signIn(context, await member('owner'));
      const other = await context.newPage();
      await other.goto('/owner-dashboard');
      await expect(other.getByRole('heading', { level: 1, name: 'Bonjour, Camille !' })).toBeVisible();

      await page.goto('/');
      await page.getByRole('banner').getByText('Camille').click();
      await page.getByRole('button', { name: 'Se déconnecter' }).click();
      await expect(toastWith(page, 'Déconnexion réussie')).toBeVisible();
      await expect(other).toHaveURL('/');
      await expect(other.getByRole('link', { name: 'Connexion' })).toBeVisible();
    });
  });
});

test.describe('an expired session', () => {
  test(
    'is renewed unnoticed when its cookie has expired',
    { tag: '@full' },
    async ({ page, context, member }) => {
      await signIn(context, await member('client'));
      await context.clearCookies({ name: 'lavoir_session' });
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Camille !' })).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).toContain('lavoir_session');
    },
  );

  test(
    'is renewed when Hasura refuses its token',
    { tag: '@full' },
    async ({ page, context, baseURL, member }) => {
      await signIn(context, await member('client'));
      // A browser that has just signed in checks its session and does not renew it.
      await page.addInitScript("localStorage.setItem('lavoir:session-renewed', Date.now())");
      const checked = page.waitForResponse('**/api/auth/me');
      await page.goto('/');
      await checked;
      await expect(page.getByRole('heading', { level: 2, name: /laveries/i }).first()).toBeVisible();
      const renewed = page.waitForResponse('**/api/auth/refresh');
      await context.addCookies([{ name: 'lavoir_session', value: 'damaged', url: baseURL! }]);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Annuaire' }).click();
      expect((await renewed).status()).toBe(200);
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  );

  test(
    'leads to the sign-in when its cookies are deleted while a tab is open',
    { tag: '@full' },
    async ({ page, context, member }) => {
      await signIn(context, await member('client'));
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'Bonjour, Camille !' })).toBeVisible();
      await context.clearCookies();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Annuaire' }).click();
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    },
  );

  test.describe('and cannot be renewed', () => {
    test.use({ expectedComplaints: [/status of 401/] });

    test('ends: the user goes on as a visitor', async ({ page, context, database, member, openHeader }) => {
      const camille = await member('client');
      await signIn(context, camille);
      await database.query(
        'update refresh_tokens set revoked_at = now() where user_id = (select id from users where email = $1)',
        [camille.email],
      );
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/auth/refresh', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/');
      await openHeader(page);
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact' })).toBeVisible();
      const login = page.getByRole('link', { name: 'Connexion' });
      expect(await login.isVisible()).toBe(false);
      release();
      await expect(login).toBeVisible();
      // Signing out keeps the mark of a known device.
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['lavoir_device']);
    });
  });
});
