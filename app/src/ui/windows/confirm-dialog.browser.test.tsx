import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
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

function Opener({ className, onConfirm = () => {} }: { className?: string; onConfirm?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <ConfirmDialog
        open={open}
        title="Effacer ?"
        confirmLabel="Effacer"
        onConfirm={onConfirm}
        onCancel={close}
      >
        Le texte sera perdu.
      </ConfirmDialog>
    </>
  );
}

test('a dialog that the keyboard opens shows that it has the focus', async () => {
  await render(<Opener />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Effacer ?' });
  await expect.element(dialog).toHaveFocus();
  const surface = dialog.getByRole('heading').element().closest('[class*="shadow-lift"]')!;
  expect(getComputedStyle(surface).outlineStyle).toBe('solid');
});

test.each([{ shift: false }, { shift: true }])(
  'a confirmation traps the focus until Escape returns it: %j',
  async (way) => {
    await render(<Opener />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Effacer ?' });
    await expect.element(dialog).toHaveFocus();
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab(way);
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
  },
);

test('a double click that opens a confirmation does not confirm it', async () => {
  const confirm = vi.fn();
  await render(<Opener className="fixed inset-0" onConfirm={confirm} />);
  const opener = page.getByRole('button', { name: 'Ouvrir' });
  const effacer = page.getByRole('button', { name: 'Effacer' });
  await opener.click();
  await expect.element(effacer).toBeVisible();
  const { x, y } = effacer.element().getBoundingClientRect();
  await userEvent.keyboard('{Escape}');
  await expect.element(effacer).not.toBeInTheDocument();
  await opener.dblClick({ position: { x: x + 20, y: y + 20 }, delay: 60 });
  await expect.element(effacer).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
  await effacer.click();
  expect(confirm).toHaveBeenCalledOnce();
});
