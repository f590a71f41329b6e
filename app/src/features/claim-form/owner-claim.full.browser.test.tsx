import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ClaimedLaundromat } from '#app/features/claims/claim-queries.ts';
import { actionRefusal, fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { OwnerClaim } from './owner-claim.tsx';
import { claimDraft } from './typed-claim.ts';

const laundromat = {
  ...{ id: 'b3c51f5e-1111-4222-8333-444455556666', slug: 'port', name: 'Laverie du Port', hasOwner: false },
  ...{ address: '2 rue du Port', postalCode: '29200', city: 'Brest', phone: null, email: null, photos: [] },
} as ClaimedLaundromat;

test('a claim that another tab has withdrawn begins again when it is sent', async () => {
  const id = 'a3c51f5e-1111-4222-8333-444455556666';
  let status = 'draft';
  fakeServer({
    'graphql OwnClaim': () => ({
      laundromats: [],
      laundromat_claims: [{ id, status, companyState: 'unchecked', photoAddedAt: null, hasProof: false }],
    }),
    'graphql SubmitClaim': () => {
      status = 'withdrawn';
      return actionRefusal('claimClosed', 'Cette demande ne peut plus être modifiée.');
    },
  });
  const message = 'Je tiens cette laverie depuis 2019.';
  claimDraft(owner.id, laundromat.id).save({ id, method: 'message', email: null, siret: null, message });
  await renderPage(<OwnerClaim user={owner} laundromat={laundromat} />, {
    user: owner,
    path: '/revendiquer/port?etape=envoi',
  });
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await expect.element(page.getByRole('button', { name: "Oui, c'est ma laverie" })).toBeVisible();
});
