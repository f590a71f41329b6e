import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { MergeDialog } from './merge-dialog.tsx';

const counted = (count: number) => ({ aggregate: { count } });
const side = (id: string, changes: object) => ({
  id,
  name: 'Le Tambour',
  slug: `le-tambour-${id}`,
  address: '12 rue Mercière',
  postalCode: '69002',
  city: 'Lyon',
  phone: null,
  email: null,
  description: null,
  website: null,
  facebook: null,
  instagram: null,
  hours: null,
  priceFrom: null,
  cycleMinutes: null,
  latitude: null,
  longitude: null,
  locationSource: 'commune',
  isActive: true,
  isPremium: false,
  isFeatured: false,
  reviewCount: 0,
  createdAt: '2026-11-20T10:00:00+00:00',
  owner: null,
  redirects: [],
  photos: [],
  photos_aggregate: counted(0),
  machines_aggregate: counted(0),
  laundromatServices_aggregate: counted(0),
  sourceObjects_aggregate: counted(0),
  factCorrections_aggregate: counted(0),
  ...changes,
});
const old = side('a', {
  reviewCount: 4,
  createdAt: '2024-03-05T10:00:00+00:00',
  owner: { id: 'o', email: 'odile@example.fr' },
});
const copy = side('b', {
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
    'graphql Moderate': () => ({ insert_moderation_actions_one: { id: 'm' } }),
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
  expect(server.requests('graphql Moderate')).toEqual([]);
  await page.getByRole('radio', { name: /^odile@example.fr garde la fiche/ }).click();
  await button('Fusionner').click();
  await vi.waitFor(() => expect(onMerged).toHaveBeenCalled());
  expect(server.requests('graphql Moderate')).toMatchObject([
    { action: { subjectId: 'b', mergedInto: 'a', decision: 'merged', keepsOwnerOf: 'kept' } },
  ]);
});
