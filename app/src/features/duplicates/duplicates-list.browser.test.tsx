import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '#app/ui/notices/toast.ts';
import { actionRefusal, type Answers, fakeServer } from '../../../testing/fake-server.ts';
import { mergeSide } from '../../../testing/merge-side.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { DuplicatesList } from './duplicates-list.tsx';

const url = { q: '', filter: 'doublons', page: 1 } as Parameters<typeof DuplicatesList>[0]['url'];
const pair = {
  laundromatId: 'b',
  otherId: 'a',
  signs: ['same_address', 'same_phone'],
  status: 'open',
  refund: null,
  createdAt: '2026-11-20T10:00:00+00:00',
  laundromat: {
    ...mergeSide('b', {
      name: 'Copie',
      isActive: false,
      owner: { id: 'p', email: 'pirate@example.fr' },
      website: 'https://casino.example.org',
    }),
    updatedAt: '2026-11-21T10:00:00+00:00',
    heldContent: {},
    readingReasons: ['otherDomain'],
    possibleDuplicates: [{ laundromatId: 'b', otherId: 'a' }],
    machines: [],
    openingExceptions: [],
  },
  other: mergeSide('a', {}),
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function open(pairs: object[], answers: Answers = {}) {
  const server = fakeServer({
    'graphql PossibleDuplicates': () => ({
      rows: pairs,
      total: { aggregate: { count: pairs.length } },
    }),
    'graphql DecideLaundromat': () => ({ decideLaundromat: { id: 'b' } }),
    'graphql AdminPhotos': () => ({
      laundromats_by_pk: { id: 'b', photos: [], cardPhotos: [], pagePhotos: [] },
    }),
    ...answers,
  });
  const onChanged = vi.fn();
  await renderPage(<DuplicatesList url={url} onChanged={onChanged} />, { user: owner });
  return { server, onChanged };
}

test('a pair shows both laundromats and why they are compared; « Publier » shows all before the press, and decides the pair that was read', async () => {
  const { server, onChanged } = await open([pair]);
  const row = page.getByRole('listitem').first();
  await expect
    .element(row)
    .toHaveTextContent(/Même adresse.*Même téléphone.*En attente.*Copie.*Déjà dans l’annuaire.*Le Tambour/);
  await button(/^Publier, deux laveries différentes/).click();
  const dialog = page.getByRole('dialog', { name: /^Publier/ });
  await expect.element(dialog).toHaveTextContent(/Lien vers un domaine.*casino\.example.*Aucune photo/);
  expect(server.requests('graphql DecideLaundromat')).toEqual([]);
  await dialog.getByRole('button', { name: 'Publier la fiche' }).click();
  await expect.poll(() => onChanged).toHaveBeenCalled();
  expect(server.requests('graphql DecideLaundromat')).toEqual([
    { id: 'b', decision: 'published', seenAt: pair.createdAt, readAt: pair.laundromat.updatedAt },
  ]);
});

test('refusing asks for a reason, refunds with the same press, and says when the refund failed', async () => {
  const { server, onChanged } = await open([pair], {
    'graphql RefundLaundromat': () => ({ refundLaundromat: { laundromatId: 'b', refund: 'failed' } }),
  });
  await button(/^Refuser/).click();
  await expect.element(page.getByText('Le motif est destiné à pirate@example.fr.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Motif' }).fill('Copie d’une fiche.');
  await button('Refuser et rembourser').click();
  await expect.poll(() => onChanged).toHaveBeenCalled();
  expect(server.requests('graphql DecideLaundromat')).toMatchObject([
    { decision: 'refused', reason: 'Copie d’une fiche.' },
  ]);
  expect(server.requests('graphql RefundLaundromat')).toEqual([{ laundromatId: 'b' }]);
  expect(toasts.shown()?.title).toBe('Fiche refusée, mais pas remboursée');
});

test('a refused laundromat whose refund is due offers the refund alone', async () => {
  const { server } = await open([{ ...pair, status: 'refused', refund: 'failed' }], {
    'graphql RefundLaundromat': () => ({ refundLaundromat: { laundromatId: 'b', refund: 'done' } }),
  });
  await expect.element(page.getByText('Refusée, pas encore remboursée.')).toBeVisible();
  await expect.element(button(/^Publier/)).not.toBeInTheDocument();
  await button(/^Rembourser/).click();
  await expect.poll(() => toasts.shown()?.title).toBe('Fiche refusée et remboursée');
  expect(server.requests('graphql DecideLaundromat')).toEqual([]);
});

test('an empty queue says what arrives there', async () => {
  await open([]);
  await expect.element(page.getByText('Aucun doublon possible')).toBeVisible();
});

test('a laundromat that was deleted meanwhile leaves the list when it is refused', async () => {
  const pairs: object[] = [pair];
  await open(pairs, {
    'graphql DecideLaundromat': () => {
      pairs.pop();
      return actionRefusal('laundromatNotFound', 'Cette laverie est introuvable.');
    },
  });
  await button(/^Refuser/).click();
  await page.getByRole('textbox', { name: 'Motif' }).fill('Illicite.');
  await button('Refuser et rembourser').click();
  await expect.element(page.getByText('Aucun doublon possible')).toBeVisible();
});
