import { expect, test } from './laundromat.ts';
import { openRendered } from './rendered-page.ts';

const unusable: Record<string, string> = {
  'channels between tabs throw': `window.BroadcastChannel = class { constructor() { throw new DOMException('', 'SecurityError'); } }`,
  'channels between tabs are missing': `delete window.BroadcastChannel`,
  'the storages throw': `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } })`,
  'IndexedDB throws': `Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } })`,
  'IndexedDB is missing': `Object.defineProperty(window, 'indexedDB', { value: undefined })`,
  'plain HTTP has neither service workers, caches, locks nor positions': `for (const [owner, name] of [
      [Navigator.prototype, 'serviceWorker'], [Navigator.prototype, 'locks'], [Navigator.prototype, 'storage'],
      [Navigator.prototype, 'geolocation'], [Navigator.prototype, 'share'], [Navigator.prototype, 'clipboard'], [window, 'caches'],
    ]) delete owner[name]; delete Crypto.prototype.randomUUID; delete Crypto.prototype.subtle`,
  'service workers are refused': `
    Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { get: () => Promise.reject(new DOMException('', 'SecurityError')) });
    for (const name of ['register', 'getRegistration'])
      ServiceWorkerContainer.prototype[name] = () => Promise.reject(new DOMException('', 'SecurityError'))`,
  'all cookies are refused': `for (const [owner, names] of [
      [window, ['localStorage', 'sessionStorage', 'indexedDB', 'caches']], [Navigator.prototype, ['serviceWorker', 'locks', 'storage']],
    ])
    for (const name of names) Object.defineProperty(owner, name, { get() { throw new DOMException('', 'SecurityError'); } });
    window.BroadcastChannel = class { constructor() { throw new DOMException('', 'SecurityError'); } }`,
};

for (const [title, script] of Object.entries(unusable)) {
  test(`a page is read where ${title}`, { tag: '@full' }, async ({ page, laundromat }) => {
    const { name, path } = await laundromat({ hours: '7h-21h tous les jours', reviews: 2 });
    await page.addInitScript(script);
    for (const address of ['/', '/directory', '/hors-ligne', path]) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      // The first press works once scripts have taken over the page.
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Avis numéro 1')).toBeVisible();
  });
}

test.describe('an error that no part of the page catches', () => {
  test.use({ expectedComplaints: [/no router state/] });

  test('leaves the page of the server', { tag: '@full' }, async ({ page, laundromat }) => {
    const { name, path } = await laundromat({ hours: '7h-21h tous les jours' });
    const thrown = page.waitForEvent('pageerror');
    // main.tsx reads the state of the history first, then React Router.
    await page.addInitScript(`let reads = 0;
      Object.defineProperty(history, 'state', { get() { if (reads++ > 0) throw new Error('no router state'); return null; } })`);
    await openRendered(page.mainFrame(), path);
    await thrown;
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText("Aujourd'hui\u00a0: 7h–21h")).toBeVisible();
  });
});

test.describe('the code of a page that cannot be fetched', () => {
  test.use({ expectedComplaints: [/contact-page/] });

  test('is fetched again by « Réessayer »', { tag: '@full' }, async ({ page }) => {
    const code = '**/assets/contact-page-*.js';
    await page.route(code, (route) => route.abort());
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('alert')).toContainText("Cette page n'a pas pu être chargée");
    await page.unroute(code);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
  });
});
