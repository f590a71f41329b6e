import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { mergeSide } from '../../../testing/merge-side.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { MergeDialog } from './merge-dialog.tsx';

const old = mergeSide('a', {
  reviewCount: 4,
  createdAt: '2024-03-05T10:00:00+00:00',
  owner: { id: 'o', email: 'odile@example.fr' },
});
const copy = mergeSide('b', {
  name: 'Copie',
  isPremium: true,
  owner: { id: 'p', email: 'pirate@example.fr' },
  redirects: [{ slug: 'copie-ancienne' }],
});
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the older and richer one is proposed, and the owner is a separate decision', async () => {
  const onMerged = vi.fn();
  const server = fakeServer({
    'graphql MergeCandidates': () => ({ laundromats_by_pk: copy, other: old, others: [old] }),
    'graphql MergeLaundromats': () => ({ mergeLaundromats: { id: 'a' } }),
  });
  await renderPage(
    <MergeDialog
      open
      laundromat={{ id: 'b', name: 'Copie', postalCode: '69002' }}
      otherId="a"
      onClose={() => undefined}
      onMerged={onMerged}
    />,
    { user: owner },
  );
  await expect.element(page.getByRole('radio', { name: /^Le Tambour.*4 avis.*mars 2024/ })).toBeChecked();
  await expect
    .element(page.getByText('/laverie/le-tambour-b et /laverie/copie-ancienne mènent'))
    .toBeVisible();

  await button('Fusionner').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choisissez à qui est la laverie.');
  expect(server.requests('graphql MergeLaundromats')).toEqual([]);
  await page.getByRole('radio', { name: /^odile@example.fr garde la fiche/ }).click();
  await button('Fusionner').click();
  await vi.waitFor(() => expect(onMerged).toHaveBeenCalled());
  expect(server.requests('graphql MergeLaundromats')).toMatchObject([
    { id: 'b', keptId: 'a', keepsOwnerOf: 'kept' },
  ]);
});
