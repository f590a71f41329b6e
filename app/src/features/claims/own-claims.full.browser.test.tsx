import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { keepFocus } from '#app/ui/focus/focus-keeper.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { actionRefusal, type Answers, fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { OwnClaims } from './own-claims.tsx';

const claimOf = (slug: string, changes: object = {}) => ({
  id: `claim-${slug}`,
  status: 'submitted',
  createdAt: '2026-03-01T10:00:00Z',
  submittedAt: '2026-03-02T10:00:00Z',
  isDispute: false,
  closingReason: null,
  laundromat: {
    ...{ id: slug, name: `Laverie ${slug}`, slug },
    ...{ address: '2 rue du Port', postalCode: '29200', city: 'Brest' },
  },
  ...changes,
});

async function open(claims: () => object[], answers: Answers = {}) {
  fakeServer({ 'graphql OwnClaims': () => ({ laundromat_claims: claims() }), ...answers });
  await renderPage(<OwnClaims />, { user: owner });
  onTestFinished(keepFocus());
}

const items = page.getByRole('region', { name: 'Mes demandes' }).getByRole('listitem');

test('an owner sees the newest claim of each laundromat, unless it was accepted or withdrawn', async () => {
  await open(() => [
    claimOf('a', { status: 'draft', submittedAt: null }),
    claimOf('b', { status: 'accepted' }),
    claimOf('c', { status: 'withdrawn' }),
    claimOf('d', { status: 'refused', closingReason: 'Le SIRET est fermé.' }),
    claimOf('e', { isDispute: true }),
    claimOf('e', { id: 'older', status: 'refused' }),
    claimOf('f', { laundromat: null }),
  ]);
  const [draft, refused, disputed] = [items.nth(0), items.nth(1), items.nth(2)];
  await expect.element(draft).toHaveTextContent(/Laverie a.*À compléter.*commencée le 1er mars 2026/);
  await expect
    .element(draft.getByRole('link', { name: /^Continuer.*Laverie a$/ }))
    .toHaveAttribute('href', '/revendiquer/a');
  await expect.element(refused).toHaveTextContent(/Laverie d.*Refusée.*Motif : Le SIRET est fermé\./);
  await expect.element(refused.getByRole('button')).not.toBeInTheDocument();
  await expect.element(disputed).toHaveTextContent(/En cours d'examen.*Contestée.*envoyée le 2 mars 2026/);
  expect(items.elements()).toHaveLength(3);
});

const withdraw = async (slug: string) => {
  await page.getByRole('button', { name: `Retirer ma demande pour Laverie ${slug}` }).click();
  await page.getByRole('button', { name: 'Retirer la demande' }).click();
};

test('a withdrawn claim leaves the list, and the focus goes to its neighbour', async () => {
  let claims = [claimOf('a'), claimOf('b')];
  await open(() => claims, {
    'graphql WithdrawClaim': ({ id }) => {
      claims = claims.filter((claim) => claim.id !== id);
      return { withdrawClaim: { __typename: 'SavedClaim', id, claim: null } };
    },
  });
  await withdraw('a');
  await expect.element(items).toHaveTextContent('Laverie b');
  await expect.element(page.getByRole('button', { name: /^Retirer ma demande/ })).toHaveFocus();
});

test('a claim that was decided before it is withdrawn shows the decision', async () => {
  let claims = [claimOf('a')];
  await open(() => claims, {
    'graphql WithdrawClaim': () => {
      claims = [claimOf('a', { status: 'refused' })];
      return actionRefusal('claimClosed', 'Cette demande ne peut plus être modifiée.');
    },
  });
  await withdraw('a');
  await expect.element(items).toHaveTextContent('Refusée');
  expect(toasts.shown()).toMatchObject({
    title: "La demande n'a pas été retirée",
    description: 'Cette demande ne peut plus être modifiée.',
  });
});

test('an owner whose claims could not be loaded reads that, and tries again', async () => {
  let isReachable = false;
  await open(() => (isReachable ? [claimOf('a')] : lostAnswer()));
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Vos demandes n'ont pas pu être chargées/);
  isReachable = true;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(items).toHaveTextContent('Laverie a');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
