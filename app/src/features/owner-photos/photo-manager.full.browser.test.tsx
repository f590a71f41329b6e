import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditedLaundromat } from '#app/features/edit-laundromat/edit-query.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { PhotoManager } from './photo-manager.tsx';

const laundromat = {
  ...{ id: 'b3c51f5e-1111-4222-8333-444455556666', isPremium: true, isFeatured: false },
  ...{ photos: [], photoDeletions: [] },
} as unknown as EditedLaundromat;

const photo = { id: 'p', url: '/photos/p.webp', alt: null, isPrimary: true, order: 0 };
const pictured = { ...laundromat, photos: [photo] } as unknown as EditedLaundromat;

const note = (name: string) => new File(['note'], name, { type: 'text/plain' });

async function choose(files: File[]) {
  await renderPage(<PhotoManager laundromat={laundromat} reload={() => Promise.resolve([])} />, {
    user: owner,
  });
  await userEvent.upload(page.getByLabelText('Photos de la laverie'), files);
}

test('every photo of a choice that is refused is named', async () => {
  await choose([note('a.txt'), note('b.txt')]);
  await expect.poll(() => toasts.shown()?.description).toMatch(/a\.txt.*b\.txt/);
});

test('a refused photo does not hide that there is no room for others', async () => {
  await choose(Array.from({ length: 8 }, (_, index) => note(`${index}.txt`)));
  await expect.poll(() => toasts.shown()?.description).toMatch(/5\.txt.*maximum 6\sphotos/);
  expect(toasts.shown()?.description).not.toContain('6.txt');
});

test('the browser asks before the page is closed while a photo is sent', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const sending = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  onTestFinished(() => sending.mockRestore());
  await choose([new File(['photo'], 'a.jpg', { type: 'image/jpeg' })]);
  await expect.poll(() => sending.mock.contexts).toHaveLength(1);
  expect(isAsked()).toBe(true);
  (sending.mock.contexts[0] as XMLHttpRequest).dispatchEvent(new ProgressEvent('error'));
  await expect.poll(isAsked).toBe(false);
});

test('at twice the size of text every button of a photo is inside it', async () => {
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
    return page.viewport(390, 844);
  });
  await page.viewport(320, 844);
  document.documentElement.style.fontSize = '200%';
  await renderPage(<PhotoManager laundromat={pictured} reload={() => Promise.resolve([])} />, {
    user: owner,
  });
  const remove = page.getByRole('button', { name: 'Supprimer la photo 1' }).element();
  const edge = remove.closest('li')!.getBoundingClientRect().right;
  expect(remove.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
});

test('a description is saved when « Back » leaves the page, but not that of a deleted photo', async () => {
  const path = `/api/laundromats/${laundromat.id}/photos`;
  const server = fakeServer({ [`PATCH ${path}`]: () => [photo], [`DELETE ${path}/p`]: () => [] });
  const manager = <PhotoManager laundromat={pictured} reload={() => Promise.resolve([photo])} />;
  const typed = async () => {
    const screen = await renderPage(manager, { user: owner });
    await page.getByLabelText('Description de la photo 1').fill('La façade');
    return screen;
  };
  await (await renderPage(manager, { user: owner })).unmount();
  await (await typed()).unmount();
  await expect.poll(() => server.requests(`PATCH ${path}`)).toHaveLength(1);
  expect(server.requests(`PATCH ${path}`)).toMatchObject([{ photos: [{ id: 'p', alt: 'La façade' }] }]);

  await typed();
  (page.getByRole('button', { name: 'Supprimer la photo 1' }).element() as HTMLElement).click();
  await expect.poll(() => server.requests(`DELETE ${path}/p`)).toHaveLength(1);
  expect(server.requests(`PATCH ${path}`)).toHaveLength(1);
});

test('moving a photo sends no description that another tab may have changed, and no other primary photo', async () => {
  const path = `/api/laundromats/${laundromat.id}/photos`;
  const second = { ...photo, id: 'q', isPrimary: false, order: 1 };
  const described = { ...second, order: 0, alt: 'La façade' };
  const server = fakeServer({ [`PATCH ${path}`]: () => [described, { ...photo, order: 1 }] });
  const both = { ...laundromat, photos: [photo, second] } as unknown as EditedLaundromat;
  await renderPage(<PhotoManager laundromat={both} reload={() => Promise.resolve([])} />, { user: owner });
  await page.getByRole('button', { name: 'Avancer la photo 2' }).click();
  await expect.element(page.getByLabelText('Description de la photo 1')).toHaveValue('La façade');
  await page.getByLabelText('Description de la photo 2').fill('Le comptoir');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.requests(`PATCH ${path}`)).toHaveLength(2);
  expect(server.requests(`PATCH ${path}`)).toEqual([
    { photos: [{ id: 'q' }, { id: 'p' }] },
    { photos: [{ id: 'q' }, { id: 'p', alt: 'Le comptoir' }] },
  ]);
});

test('a saved description gives way to a newer one of another tab, and a refused one stays in its field', async () => {
  const path = `/api/laundromats/${laundromat.id}/photos`;
  const description = page.getByLabelText('Description de la photo 1');
  const answers = [
    refusal(500, { code: 'internal', message: 'Réessayez.' }),
    [{ ...photo, alt: 'La façade' }],
    [{ ...photo, alt: 'Le comptoir' }],
  ];
  const server = fakeServer({
    [`PATCH ${path}`]: () => answers.shift()!,
    [`POST ${path}/r/restore`]: () => answers.shift()!,
  });
  const edited = { ...pictured, photoDeletions: [{ ...photo, id: 'r' }] } as unknown as EditedLaundromat;
  await renderPage(<PhotoManager laundromat={edited} reload={() => Promise.resolve([photo])} />, {
    user: owner,
  });
  await description.fill('La façade');
  await userEvent.tab();
  await expect.poll(() => toasts.shown()?.title).toBe("Les photos n'ont pas pu être modifiées");
  await expect.element(description).toHaveValue('La façade');
  await description.click();
  await userEvent.tab();
  await expect.poll(() => server.requests(`PATCH ${path}`)).toHaveLength(2);
  await page.getByRole('button', { name: 'Remettre la photo supprimée 1' }).click();
  await expect.element(description).toHaveValue('Le comptoir');
  await description.click();
  await userEvent.tab();
  expect(server.requests(`PATCH ${path}`)).toHaveLength(2);
});

test('a double click deletes one photo, and restores one once', async () => {
  const path = `/api/laundromats/${laundromat.id}/photos`;
  const second = { ...photo, id: 'q', isPrimary: false, order: 1 };
  const server = fakeServer({
    [`DELETE ${path}/p`]: () => [second],
    [`DELETE ${path}/q`]: () => [],
    [`POST ${path}/r/restore`]: () => [second],
    [`PATCH ${path}`]: () => [second],
  });
  const both = { ...laundromat, photos: [photo, second], photoDeletions: [{ ...photo, id: 'r' }] };
  await renderPage(
    <PhotoManager
      laundromat={both as unknown as EditedLaundromat}
      reload={() => Promise.resolve([second])}
    />,
    { user: owner },
  );
  await page.getByRole('button', { name: 'Supprimer la photo 1' }).dblClick();
  await page.getByRole('button', { name: 'Remettre la photo supprimée 1' }).dblClick();
  await page.getByLabelText('Description de la photo 1').fill('La façade');
  await userEvent.keyboard('{Enter}');
  // Sent after all others.
  await expect.poll(() => server.requests(`PATCH ${path}`)).toHaveLength(1);
  expect(server.requests(`POST ${path}/r/restore`)).toHaveLength(1);
  expect(server.requests(`DELETE ${path}/q`)).toEqual([]);
});
