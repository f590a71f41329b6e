import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../testing/render-page.tsx';
import { ConfirmFacts } from './confirm-facts.tsx';

test('an unpublished laundromat neither says « Vérifié le » nor offers « Confirmer les informations »', async () => {
  const laundromat = { id: 'e1', name: 'Le Tambour', factsCheckedAt: '2026-11-12T10:00:00Z' };
  await renderPage(
    <>
      <ConfirmFacts laundromat={{ ...laundromat, isActive: false }} />
      <p>Fin</p>
    </>,
  );
  await expect.element(page.getByText('Fin')).toBeVisible();
  await expect.element(page.getByText(/Vérifié le/)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: /Confirmer les informations/ }))
    .not.toBeInTheDocument();
});

test('a published one does', async () => {
  const laundromat = { id: 'e1', name: 'Le Tambour', isActive: true, factsCheckedAt: '2026-11-12T10:00:00Z' };
  await renderPage(<ConfirmFacts laundromat={laundromat} />);
  await expect.element(page.getByText(/Vérifié le/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Confirmer les informations/ })).toBeVisible();
});
