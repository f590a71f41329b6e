import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditedLaundromat } from '#app/features/edit-laundromat/edit-query.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { PhotoManager } from './photo-manager.tsx';

const laundromat = {
  ...{ id: 'b3c51f5e-1111-4222-8333-444455556666', isPremium: true, isFeatured: false },
  ...{ photos: [], photoDeletions: [] },
} as unknown as EditedLaundromat;

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
