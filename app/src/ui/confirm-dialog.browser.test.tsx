import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog } from './confirm-dialog.tsx';

test('a confirmation is described by what would be lost', async () => {
  await render(
    <ConfirmDialog open title="Effacer ?" confirmLabel="Effacer" onConfirm={() => {}} onCancel={() => {}}>
      Le texte sera perdu.
    </ConfirmDialog>,
  );
  const dialog = page.getByRole('dialog', { name: 'Effacer ?' });
  await expect.element(dialog).toHaveAccessibleDescription('Le texte sera perdu.');
});
