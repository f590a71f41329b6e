import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ClaimedLaundromat } from '#app/features/claims/claim-queries.ts';
import { actionRefusal, fakeServer } from '../../../testing/fake-server.ts';
import { storeInOtherTab } from '../../../testing/other-tab.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { OwnerClaim } from './owner-claim.tsx';
import { claimDraft } from './typed-claim.ts';

const laundromat = {
  ...{ id: 'b3c51f5e-1111-4222-8333-444455556666', slug: 'port', name: 'Laverie du Port', hasOwner: false },
  ...{ address: '2 rue du Port', postalCode: '29200', city: 'Brest', phone: null, email: null, photos: [] },
} as ClaimedLaundromat;

const id = 'a3c51f5e-1111-4222-8333-444455556666';
const message = 'Je tiens cette laverie depuis 2019.';
const typed = { id, email: null, siret: null, message };

/** Another tab withdraws the claim, and the next request of this one is refused. */
async function openWithdrawn(request: string, path: string, claim: object = {}) {
  let status = 'draft';
  fakeServer({
    'graphql OwnClaim': () => ({
      laundromats: [],
      laundromat_claims: [
        { id, status, companyState: 'unchecked', photoAddedAt: null, hasProof: false, ...claim },
      ],
    }),
    [request]: () => {
      status = 'withdrawn';
      return actionRefusal('claimClosed', 'Cette demande ne peut plus être modifiée.');
    },
  });
  await renderPage(<OwnerClaim user={owner} laundromat={laundromat} />, { user: owner, path });
}

const proof = '/revendiquer/port?etape=preuve';
const beginsAgain = () =>
  expect.element(page.getByRole('button', { name: "Oui, c'est ma laverie" })).toBeVisible();

test('a claim that another tab has withdrawn begins again when it is sent', async () => {
  claimDraft(owner.id, laundromat.id).save({ ...typed, method: 'message' });
  await openWithdrawn('graphql SubmitClaim', '/revendiquer/port?etape=envoi');
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await beginsAgain();
});

test('a claim that another tab has withdrawn begins again when its SIRET is refused', async () => {
  claimDraft(owner.id, laundromat.id).save({ ...typed, method: 'company' });
  await openWithdrawn('graphql SetClaimCompany', proof);
  await page.getByLabelText("SIRET de l'établissement").fill('732 829 320 00074');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await beginsAgain();
});

test.each([
  ['confirmed', 'graphql ConfirmClaimCode', 'Confirmer le code'],
  ['sent again', 'graphql SendClaimCode', 'Renvoyer un code'],
])(
  'a claim that another tab has withdrawn begins again when its code is not %s',
  async (_rule, request, button) => {
    claimDraft(owner.id, laundromat.id).save({ ...typed, method: 'email' });
    await openWithdrawn(request, proof, { email: 'port@lavoir.test', emailDomain: 'lavoir.test' });
    await page.getByLabelText('Code à 8 chiffres').fill('12345678');
    await page.getByRole('button', { name: button }).click();
    await beginsAgain();
  },
);

test('a claim after one of another device does not take the id of an earlier one, which is closed', async () => {
  claimDraft(owner.id, laundromat.id).save({ ...typed, method: null });
  const refused = { id: laundromat.id, status: 'refused', companyState: 'unchecked', photoAddedAt: null };
  const server = fakeServer({
    'graphql OwnClaim': () => ({ laundromats: [], laundromat_claims: [refused] }),
    'graphql StartClaim': ({ claim }) => ({ startClaim: { ...(claim as object), claim: null } }),
  });
  await renderPage(<OwnerClaim user={owner} laundromat={laundromat} />, { user: owner });
  await page.getByRole('button', { name: 'Faire une nouvelle demande' }).click();
  await page.getByRole('button', { name: "Oui, c'est ma laverie" }).click();
  await expect.poll(() => server.requests('graphql StartClaim')).toHaveLength(1);
  expect(server.requests('graphql StartClaim')).not.toMatchObject([{ claim: { id } }]);
  expect(claimDraft(owner.id, laundromat.id).read()).toMatchObject({ message });
});

test('a claim shows the words that another tab adds to it, and none once that tab has sent them', async () => {
  const key = `lavoir:claim:${owner.id}:${laundromat.id}`;
  const draft = claimDraft(owner.id, laundromat.id);
  draft.save({ ...typed, method: 'message' });
  await openWithdrawn('graphql SubmitClaim', proof);
  const words = page.getByLabelText('Votre message');
  await expect.element(words).toHaveValue(message);
  storeInOtherTab(key, { ...typed, method: 'message', message: `${message} Voici mon bail.` });
  await expect.element(words).toHaveValue(`${message} Voici mon bail.`);
  await page.getByRole('radio', { name: /^SIRET/ }).click();
  expect(draft.read()).toMatchObject({ method: 'company', message: `${message} Voici mon bail.` });
  storeInOtherTab(key, null);
  await page.getByRole('radio', { name: /^Autrement/ }).click();
  await expect.element(words).toHaveValue('');
});
