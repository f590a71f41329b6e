import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '#app/ui/notices/toast.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import type { AdminClaim } from './admin-claim-query.ts';
import { ClaimDecision } from './claim-decision.tsx';

const claim = {
  id: 'c',
  status: 'submitted',
  submittedAt: '2026-03-02T10:00:00Z',
  user: { firstName: 'Claire', lastName: 'Martin' },
  laundromat: { name: 'Laverie du Pont', slug: 'pont', owner: null },
} as AdminClaim;

test('a letter that is refused says why, and the claim is read again', async () => {
  const onDecided = vi.fn();
  fakeServer({
    'POST /api/admin/claims/c/letter': () =>
      refusal(409, { code: 'claimClosed', message: 'Cette demande ne peut plus être modifiée.' }),
  });
  await renderPage(<ClaimDecision claim={claim} onDecided={onDecided} />, { user: owner });
  await page.getByRole('button', { name: 'Imprimer la lettre' }).click();
  await expect
    .poll(() => toasts.shown())
    .toMatchObject({
      title: "La lettre n'a pas pu être préparée",
      description: 'Cette demande ne peut plus être modifiée.',
    });
  await expect.poll(() => onDecided).toHaveBeenCalledOnce();
});
