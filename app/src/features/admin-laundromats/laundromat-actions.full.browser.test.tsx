import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminLaundromat } from '#app/features/moderation/laundromat-documents.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { LaundromatActions } from './laundromat-actions.tsx';

const held = {
  ...{ id: 'l', slug: 'casino', name: 'Casino', isActive: false, refusedAt: null, reviewCount: 0 },
  ...{ changedAt: null, approvedContent: null, heldContent: {}, possibleDuplicates: [], publications: [] },
  ...{ readingReasons: ['otherDomain'], draft: { refund: null } },
  ...{
    locationSource: 'commune',
    assumedFacts: [],
    laundromatServices: [],
    machines: [],
    openingExceptions: [],
  },
  owner: { id: 'o', email: 'camille@example.fr', emailVerified: true, isActive: true },
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function open(changes: object = {}) {
  const server = fakeServer({
    'graphql DecideLaundromat': () => ({ decideLaundromat: { id: 'l' } }),
    'graphql RefundLaundromat': () => ({ refundLaundromat: { laundromatId: 'l', refund: 'done' } }),
    'graphql Services': () => ({ services: [] }),
  });
  const laundromat = { ...held, ...changes } as unknown as AdminLaundromat;
  await renderPage(<LaundromatActions laundromat={laundromat} onChanged={vi.fn()} />, {
    user: { ...owner, role: 'admin' },
  });
  return server;
}

test('refusing a paid laundromat that was held refunds it with the same press', async () => {
  const server = await open();
  await button('Refuser Casino').click();
  await expect.element(page.getByText(/le paiement est remboursé et son abonnement prend fin/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Motif' }).fill('Ce n’est pas une laverie.');
  await button('Refuser et rembourser').click();
  await expect.poll(() => toasts.shown()?.title).toBe('Fiche refusée et remboursée');
  expect(server.requests('graphql RefundLaundromat')).toEqual([{ laundromatId: 'l' }]);
});

test('a refused one whose refund is not done can be refunded, a refunded or once published one cannot', async () => {
  const refused = { refusedAt: '2026-11-20T10:00:00+00:00' };
  const server = await open({ ...refused, draft: { refund: 'failed' } });
  await button('Rembourser Casino').click();
  await expect.poll(() => server.requests('graphql RefundLaundromat')).toHaveLength(1);
  for (const changes of [{ draft: { refund: 'done' } }, { draft: null }, { publications: [{ id: 'm' }] }]) {
    document.body.replaceChildren();
    await open({ ...refused, ...changes });
    await expect.element(button('Supprimer Casino')).toBeVisible();
    await expect.element(button('Rembourser Casino')).not.toBeInTheDocument();
  }
});

test('a laundromat is closed once, however often the button is pressed', async () => {
  const server = await open({ isActive: true });
  await button('Fermer définitivement Casino').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer définitivement' }).dblClick();
  await expect.poll(() => toasts.shown()?.title).toBe('Laverie fermée définitivement');
  expect(server.requests('graphql DecideLaundromat')).toHaveLength(1);
});

test("an owner's laundromat is deleted with a reason that is sent to them, others after a question", async () => {
  const server = await open();
  await button('Supprimer Casino').click();
  await expect.element(page.getByText(/Le motif est envoyé à camille@example\.fr\.$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Motif' }).fill('Lieu inventé.');
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(() => toasts.shown()?.title).toBe('Laverie supprimée');
  const deletion = { id: 'l', decision: 'deleted' };
  expect(server.requests('graphql DecideLaundromat')).toEqual([{ ...deletion, reason: 'Lieu inventé.' }]);
  document.body.replaceChildren();
  const other = await open({ owner: null });
  await button('Supprimer Casino').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(() => other.requests('graphql DecideLaundromat')).toEqual([deletion]);
});

test('a second refusal begins without the reason of the first', async () => {
  fakeServer({ 'graphql DecideLaundromat': () => ({ decideLaundromat: { id: 'l' } }) });
  const refused = { ...held, draft: null, refusedAt: '2026-11-20T10:00:00+00:00' };
  function Row() {
    const [row, setRow] = useState<object>({ ...refused, refusedAt: null });
    return <LaundromatActions laundromat={row as AdminLaundromat} onChanged={() => setRow(refused)} />;
  }
  await renderPage(<Row />, { user: { ...owner, role: 'admin' } });
  await button('Refuser Casino').click();
  await page.getByRole('textbox', { name: 'Motif' }).fill('Les photos sont floues.');
  await button('Refuser la fiche').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('Refuser Casino')).toHaveFocus();
  await button('Refuser Casino').click();
  await expect.element(page.getByRole('textbox', { name: 'Motif' })).toHaveValue('');
});

test('an edit keeps what was typed when the laundromat is changed by another device', async () => {
  fakeServer({
    'graphql Services': () => ({ services: [] }),
    'graphql SearchCities': () => ({ search_cities: [] }),
    'GET /api/places/suggestions': () => [],
    'GET /api/places/geocode': () => ({}),
  });
  const row = { ...held, name: 'Casino', address: '1 rue A', postalCode: '69002', city: 'Lyon', draft: null };
  function Row() {
    const [phone, setPhone] = useState('04 78 00 00 00');
    useEffect(() => {
      const change = () => setPhone('04 78 11 11 11');
      window.addEventListener('phone-changed', change, { once: true });
    }, []);
    const laundromat = { ...row, phone } as unknown as AdminLaundromat;
    return (
      <>
        <output>{phone}</output>
        <LaundromatActions laundromat={laundromat} onChanged={vi.fn()} />
      </>
    );
  }
  await renderPage(<Row />, { user: { ...owner, role: 'admin' } });
  await button('Modifier Casino').click();
  await page.getByLabelText('Description').fill('Propre et claire.');
  window.dispatchEvent(new Event('phone-changed'));
  await expect.element(page.getByText('04 78 11 11 11')).toBeInTheDocument();
  await expect.element(page.getByLabelText('Description')).toHaveValue('Propre et claire.');
  await button('Annuler').click();
  await button('Modifier Casino').click();
  await expect.element(page.getByLabelText('Téléphone')).toHaveValue('04 78 11 11 11');
});
