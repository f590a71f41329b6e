import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepFocus } from '#app/ui/focus/focus-keeper.ts';
import { actionRefusal, fakeServer, lostAnswer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { ReceivedTransfers } from './received-transfers.tsx';
import { TransferLaundromat } from './transfer-laundromat.tsx';

const laundromat = {
  __typename: 'laundromats',
  id: 'l',
  name: 'Laverie du Pont',
  slug: 'pont',
  city: 'Lyon',
};
const transfer = {
  __typename: 'laundromat_transfers',
  id: 't',
  laundromatId: 'l',
  userId: owner.id,
  recipientEmail: 'autre@example.fr',
  expiresAt: '2099-01-01T10:00:00+00:00',
  laundromat,
};
const freePlan = () => ({
  subscription: null,
  coverage: { planName: null, listings: [], next: 'free', isOverLimit: false, offers: [] },
});
const button = (name: string) => page.getByRole('button', { name });

function fakeTransfers() {
  let open: (typeof transfer)[] = [];
  return fakeServer({
    'graphql OwnTransfers': () => ({ laundromat_transfers: open }),
    'graphql OfferLaundromat': ({ id }) => {
      open = [transfer];
      return { offerLaundromat: { __typename: 'SavedTransfer', id } };
    },
    'graphql AnswerTransfer': ({ id }) => {
      open = [];
      return { answerTransfer: { __typename: 'SavedTransfer', id } };
    },
  });
}

test('an owner offers a laundromat after a question, and may cancel', async () => {
  const server = fakeTransfers();
  await renderPage(<TransferLaundromat laundromat={laundromat} />, { user: owner });
  onTestFinished(keepFocus());
  await button('Proposer la laverie').click();
  await expect.element(page.getByText("Format d'email invalide")).toBeVisible();
  await page.getByLabelText('Email du nouveau propriétaire').fill('Autre@example.fr');
  await button('Proposer la laverie').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Proposer la laverie' }).click();
  await expect.element(page.getByText(/Proposée à/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Céder la laverie' })).toHaveFocus();
  expect(server.requests('graphql OfferLaundromat')).toEqual([
    { id: expect.any(String), laundromatId: 'l', email: 'autre@example.fr' },
  ]);
  await button('Annuler la proposition').click();
  await expect.element(page.getByLabelText('Email du nouveau propriétaire')).toBeVisible();
  expect(server.requests('graphql AnswerTransfer')).toEqual([{ id: 't', answer: 'cancelled' }]);
});

test('a begun address survives the page, half typed as well, until it is sent', async () => {
  fakeTransfers();
  const email = page.getByLabelText('Email du nouveau propriétaire');
  const show = () => renderPage(<TransferLaundromat laundromat={laundromat} />, { user: owner });
  const { unmount } = await show();
  await email.fill('autre@');
  await unmount();
  await show();
  await expect.element(email).toHaveValue('autre@');
  await email.fill('autre@example.fr');
  await button('Proposer la laverie').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Proposer la laverie' }).click();
  await button('Annuler la proposition').click();
  await expect.element(email).toHaveValue('');
});

test('a recipient reads what becomes of the visibility before accepting', async () => {
  const onAnswered = vi.fn();
  let received = [{ ...transfer, userId: 'u-other' }];
  const server = fakeServer({
    'graphql OwnTransfers': () => ({ laundromat_transfers: received }),
    'graphql AnswerTransfer': ({ id }) => {
      received = [];
      return { answerTransfer: { __typename: 'SavedTransfer', id } };
    },
    'GET /api/subscriptions/me': freePlan,
  });
  await renderPage(<ReceivedTransfers me={owner.id} onAnswered={onAnswered} />, { user: owner });
  await expect.element(page.getByText('elle restera publiée comme fiche gratuite')).toBeVisible();
  await button('Accepter Laverie du Pont').click();
  await expect.element(page.getByText('Proposées par leur propriétaire')).not.toBeInTheDocument();
  expect(server.requests('graphql AnswerTransfer')).toEqual([{ id: 't', answer: 'accepted' }]);
  expect(onAnswered).toHaveBeenCalledOnce();
});

const closed = () =>
  actionRefusal('transferClosed', "Cette proposition n'existe plus, ou a déjà reçu une réponse.");

test('an offer that its owner cancelled meanwhile leaves the list of the recipient', async () => {
  let received = [{ ...transfer, userId: 'u-other' }];
  fakeServer({
    'graphql OwnTransfers': () => ({ laundromat_transfers: received }),
    'graphql AnswerTransfer': () => {
      received = [];
      return closed();
    },
    'GET /api/subscriptions/me': freePlan,
  });
  await renderPage(<ReceivedTransfers me={owner.id} onAnswered={() => {}} />, { user: owner });
  await button('Accepter Laverie du Pont').click();
  await expect.element(page.getByText('Proposées par leur propriétaire')).not.toBeInTheDocument();
});

test('an offer that was answered meanwhile can no longer be cancelled', async () => {
  let open = [transfer];
  fakeServer({
    'graphql OwnTransfers': () => ({ laundromat_transfers: open }),
    'graphql AnswerTransfer': () => {
      open = [];
      return closed();
    },
  });
  await renderPage(<TransferLaundromat laundromat={laundromat} />, { user: owner });
  await button('Annuler la proposition').click();
  await expect.element(button('Annuler la proposition')).not.toBeInTheDocument();
});

test('offers that could not be loaded are no missing offers', async () => {
  let isReachable = false;
  fakeServer({
    'graphql OwnTransfers': () => (isReachable ? { laundromat_transfers: [transfer] } : lostAnswer()),
    'GET /api/subscriptions/me': freePlan,
  });
  await renderPage(<ReceivedTransfers me="u-recipient" onAnswered={() => {}} />, { user: owner });
  await expect.element(page.getByRole('alert')).toHaveTextContent(/n'ont pas pu être chargées/);
  isReachable = true;
  await button('Réessayer').click();
  await expect.element(page.getByText('Laverie du Pont')).toBeVisible();
});

test('an offer to another address is a new one, even if the answer to the first was lost', async () => {
  const server = fakeServer({
    'graphql OwnTransfers': () => ({ laundromat_transfers: [] }),
    'graphql OfferLaundromat': () => lostAnswer(),
  });
  await renderPage(<TransferLaundromat laundromat={laundromat} />, { user: owner });
  const offers = () => server.requests('graphql OfferLaundromat');
  const offer = async (email: string) => {
    const sent = offers().length;
    await page.getByLabelText('Email du nouveau propriétaire').fill(email);
    await button('Proposer la laverie').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Proposer la laverie' }).click();
    await expect.poll(offers).toHaveLength(sent + 1);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  };
  for (const email of ['a@example.fr', 'a@example.fr', 'b@example.fr']) await offer(email);
  const [first, again, other] = offers().map(({ id }) => id);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
