import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { actionRefusal, fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
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
const search = page.getByLabelText('Avec quelle autre fiche');
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
  await expect.poll(() => onMerged).toHaveBeenCalled();
  expect(server.requests('graphql MergeLaundromats')).toMatchObject([
    { id: 'b', keptId: 'a', keepsOwnerOf: 'kept' },
  ]);
});

async function choose(found: (search: string) => object[], own: object | null = copy) {
  fakeServer({
    'graphql MergeCandidates': ({ search }) => ({
      laundromats_by_pk: own,
      other: own,
      others: found(search as string),
    }),
  });
  await renderPage(
    <MergeDialog
      open
      laundromat={{ id: 'b', name: 'Copie', postalCode: '69002' }}
      onClose={() => undefined}
      onMerged={() => undefined}
    />,
    { user: owner },
  );
}

test('the candidates are the nearest of the postal code, then those of a search', async () => {
  const at = { longitude: '4.83', locationSource: 'pin' } as const;
  const sides = Array.from({ length: 10 }, (_, index) =>
    mergeSide(`n${index}`, { name: `Nulle part ${index}` }),
  );
  const far = mergeSide('f', { ...at, latitude: '45.80', name: 'Au loin' });
  const near = mergeSide('n', { ...at, latitude: '45.751', name: 'À côté' });
  const found: Record<string, object[]> = { '69002': [...sides, far, near], brest: [old] };
  await choose((text) => found[text] ?? [], { ...copy, ...at, latitude: '45.75' });
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent(/^À côté.*69002 Lyon · à 110 m/);
  await expect.element(rows.nth(1)).toHaveTextContent(/^Au loin.* km/);
  expect(rows.elements()).toHaveLength(10);
  await expect.element(page.getByText('Seules 10 fiches sont affichées.')).toBeVisible();
  await search.fill(' brest ');
  await expect.element(button('Choisir Le Tambour')).toBeVisible();
  await expect.element(page.getByText('Seules 10 fiches sont affichées.')).not.toBeInTheDocument();
  await search.fill('nulle');
  await expect.element(page.getByText('Aucune autre fiche')).toBeVisible();
  await search.fill('brest');
  await button('Choisir Le Tambour').click();
  await expect.element(page.getByRole('radio', { name: /^Le Tambour/ })).toBeChecked();
  await button('Choisir une autre fiche').click();
  await expect.element(search).toHaveValue('brest');
});

test('a search that fails says so instead of showing the candidates of another one', async () => {
  let isReachable = true;
  await choose(() => (isReachable ? [old] : lostAnswer()));
  await expect.element(button('Choisir Le Tambour')).toBeVisible();
  isReachable = false;
  await search.fill('brest');
  await expect.element(page.getByRole('alert')).toHaveTextContent("Les fiches n'ont pas pu être chargées");
  await expect.element(button('Choisir Le Tambour')).not.toBeInTheDocument();
  await expect.element(search).toHaveFocus();
  isReachable = true;
  await button('Réessayer').click();
  await expect.element(button('Choisir Le Tambour')).toBeVisible();
});

test('a laundromat that was deleted in the meantime is not merged', async () => {
  await choose(() => [old], null);
  await expect.element(page.getByText("Cette fiche n'existe plus")).toBeVisible();
});

test('a chosen laundromat that was deleted meanwhile is no candidate after the refusal', async () => {
  let others = [old];
  fakeServer({
    'graphql MergeCandidates': () => ({ laundromats_by_pk: copy, other: copy, others }),
    'graphql MergeLaundromats': () => {
      others = [];
      return actionRefusal('laundromatNotFound', 'Cette laverie est introuvable.');
    },
  });
  await renderPage(
    <MergeDialog
      open
      laundromat={{ id: 'b', name: 'Copie', postalCode: '69002' }}
      onClose={() => undefined}
      onMerged={() => undefined}
    />,
    { user: owner },
  );
  await page.getByRole('button', { name: /^Choisir/ }).click();
  await page.getByRole('radio', { name: /^odile@example.fr garde la fiche/ }).click();
  await button('Fusionner').click();
  await expect.element(page.getByText('Aucune autre fiche')).toBeVisible();
});
