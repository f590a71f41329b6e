import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CorrectionContentFragment } from '#app/graphql/generated/graphql.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { actionRefusal, fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { CorrectionRow } from './correction-row.tsx';

const laundromat: CorrectionContentFragment['laundromat'] = {
  id: 'e1000000-0000-4000-8000-000000000001',
  name: 'Le Tambour',
  slug: 'le-tambour',
  isActive: true,
  hours: null,
  priceFrom: null,
  latitude: null,
  longitude: null,
  pricedWashers: [],
};
const closure: CorrectionContentFragment = {
  id: 'c',
  kind: 'closed',
  status: 'open',
  proposed: null,
  comment: null,
  createdAt: '2026-11-01T10:00:00Z',
  laundromat,
};
const edit = { to: '/', label: 'Modifier la fiche' };
const decided = () => ({ decideCorrection: { id: 'c', correction: null, laundromat: null } });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('an owner who confirms a closure reads that the team withdraws the laundromat', async () => {
  const server = fakeServer({ 'graphql DecideCorrection': decided });
  const onDecided = vi.fn();
  await renderPage(<CorrectionRow correction={closure} edit={edit} onDecided={onDecided} />, { user: owner });
  await button("C'est exact pour Le Tambour (Fermé définitivement, 1er novembre 2026)").click();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveAccessibleDescription(/notre équipe retire la fiche de Le Tambour/);
  await button('Confirmer la fermeture').click();
  await expect.poll(() => onDecided.mock.calls.length).toBe(1);
  expect(server.requests('graphql DecideCorrection')).toEqual([{ id: 'c', decision: 'accepted' }]);
});

test('a reason that the server does not receive stays in its dialog', async () => {
  let isDown = true;
  const server = fakeServer({
    'graphql DecideCorrection': () =>
      isDown ? actionRefusal('serviceUnavailable', 'Réessayez plus tard.') : decided(),
  });
  await renderPage(<CorrectionRow correction={closure} edit={edit} withdraws onDecided={vi.fn()} />, {
    user: owner,
  });
  await button("C'est exact pour Le Tambour").click();
  const reason = page.getByLabelText('Motif');
  await reason.fill('Vitrine vide depuis mai.');
  await button('Retirer la fiche').click();
  await expect.poll(() => toasts.shown()).toMatchObject({ title: "Le signalement n'a pas été traité" });
  await expect.element(reason).toHaveValue('Vitrine vide depuis mai.');
  isDown = false;
  await button('Retirer la fiche').click();
  await expect.poll(() => toasts.shown()).toMatchObject({ title: "Fiche retirée de l'annuaire" });
  expect(server.requests('graphql DecideCorrection')[1]).toEqual({
    id: 'c',
    decision: 'accepted',
    closingReason: 'Vitrine vide depuis mai.',
  });
});

test('a closure that its owner confirmed can only be withdrawn', async () => {
  fakeServer({});
  const confirmed = { ...closure, status: 'accepted' as const };
  await renderPage(<CorrectionRow correction={confirmed} edit={edit} withdraws onDecided={vi.fn()} />);
  await expect.element(button("Retirer de l'annuaire Le Tambour")).toBeVisible();
  await expect.element(page.getByText(/la fiche doit encore être retirée/)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});
