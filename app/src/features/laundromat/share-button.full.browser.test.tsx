import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ShareButton } from './share-button.tsx';

const share = vi.fn<(data: ShareData) => Promise<void>>();
const canShare = vi.fn<(data: ShareData) => boolean>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const address = new URL('/laverie/le-tambour', location.href).href;

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  canShare.mockReset().mockReturnValue(true);
  writeText.mockReset().mockResolvedValue();
  Object.defineProperties(navigator, {
    share: { value: share, configurable: true },
    canShare: { value: canShare, configurable: true },
    clipboard: { value: { writeText }, configurable: true },
  });
});
afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

async function press() {
  await render(<ShareButton title="Le Tambour" text="Laverie à Lyon" path="/laverie/le-tambour" />);
  await page.getByRole('button', { name: 'Partager' }).click();
}

const says = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text);

test('the dialog of the device gets name, town and the address of the page alone', async () => {
  await press();
  const shared = { title: 'Le Tambour', text: 'Laverie à Lyon', url: address };
  await expect.poll(() => share.mock.calls).toEqual([[shared]]);
  expect(canShare).toHaveBeenCalledWith(shared);
  expect(writeText).not.toHaveBeenCalled();
});

test('the address is copied where the device cannot share it', async () => {
  canShare.mockReturnValue(false);
  await press();
  await says('Le lien de la page est copié.');
  expect(writeText).toHaveBeenCalledWith(address);
  expect(share).not.toHaveBeenCalled();
});

test('closing the dialog copies nothing, a failure of it does', async () => {
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await press();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(writeText).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await page.getByRole('button', { name: 'Partager' }).click();
  await says('Le lien de la page est copié.');
});

test('without any way to share, the visitor is asked to copy the address', async () => {
  canShare.mockReturnValue(false);
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await press();
  await says("Copiez l'adresse de cette page depuis votre navigateur.");
});
