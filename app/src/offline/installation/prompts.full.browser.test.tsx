import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { saveInstallOffer } from '#app/lib/device/install-offer.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { appUpdate } from './app-update.ts';
import { InstallPrompt } from './install-prompt.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

saveInstallOffer();

const day = 24 * 60 * 60_000;
const button = (name: string) => page.getByRole('button', { name });
const installation = page.getByRole('region', { name: 'Gardez Lavoir sous la main' });
const update = page.getByRole('region', { name: 'Nouvelle version de Lavoir' });

/** Renders the prompt for a visitor with a favorite, whose browser offers to install the app. */
async function offerInstallation(outcome: 'accepted' | 'dismissed' = 'accepted') {
  localStorage.setItem('lavoir:saved', '1');
  const prompt = vi.fn(() => Promise.resolve({ outcome }));
  const screen = await renderPage(<InstallPrompt />);
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  return { prompt, ...screen };
}

test.each([
  ['« Non merci »', 'Non merci', 0],
  ['a refusal in the dialog of the browser', 'Installer', 1],
] as const)('after %s, installation is offered again 90 days later', async (_title, name, asked) => {
  const { prompt, unmount } = await offerInstallation('dismissed');
  await button(name).click();
  await expect.element(installation).not.toBeInTheDocument();
  expect(prompt).toHaveBeenCalledTimes(asked);
  const refusedAt = () => Number(localStorage.getItem('lavoir:install-refused'));
  await expect.poll(refusedAt).toBeGreaterThan(0);
  const at = refusedAt();
  await unmount();
  localStorage.setItem('lavoir:install-refused', String(at - 89 * day));
  const before = await offerInstallation();
  await expect.element(installation).not.toBeInTheDocument();
  await before.unmount();
  localStorage.setItem('lavoir:install-refused', String(at - 91 * day));
  await offerInstallation();
  await expect.element(installation).toBeVisible();
});

test('the focus stays clear of the prompt before the browser paints it', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await offerInstallation();
  await expect.element(installation).toBeVisible();
  expect(document.documentElement.style.getPropertyValue('--bottom-card')).not.toBe('');
});

test('an iPhone, which offers nothing, gets the steps of an installation', async () => {
  localStorage.setItem('lavoir:saved', '1');
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  onTestFinished(() => agent.mockRestore());
  await renderPage(<InstallPrompt />);
  await expect.element(installation).toHaveTextContent("Sur l'écran d'accueil");
  await expect.element(button('Installer')).not.toBeInTheDocument();
  await button('Fermer').click();
  await expect.element(installation).not.toBeInTheDocument();
});

test('a new version is not offered while a text is typed, and does not reload the page over one', async () => {
  vi.spyOn(appUpdate, 'state').mockReturnValue('waiting');
  const accept = vi.spyOn(appUpdate, 'accept').mockReturnValue(undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  await renderPage(
    <>
      <form>
        <textarea aria-label="Commentaire" />
      </form>
      <UpdatePrompt onShown={() => {}} />
    </>,
  );
  const comment = page.getByRole('textbox', { name: 'Commentaire' });
  await expect.element(update).toBeVisible();
  await comment.fill('Machines propres');
  await expect.element(update).not.toBeInTheDocument();
  await comment.fill('');
  await button('Recharger').click();
  const mayReload = accept.mock.lastCall![0];
  expect(mayReload()).toBe(true);
  await comment.fill('Machines');
  expect(mayReload()).toBe(false);
});
