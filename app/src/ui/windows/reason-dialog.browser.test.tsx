import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ReasonDialog } from './reason-dialog.tsx';

function Opener({ about, onConfirm }: { about: string; onConfirm: () => Promise<boolean> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <ReasonDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Refuser"
        intro="Le motif est envoyé."
        confirmLabel="Refuser la fiche"
        about={about}
        onConfirm={onConfirm}
      />
    </>
  );
}
const reason = page.getByRole('textbox', { name: 'Motif' });
const open = () => page.getByRole('button', { name: 'Ouvrir' }).click();

test('a begun reason survives the page and a refusal, until the decision is made', async () => {
  const about = crypto.randomUUID();
  let isDone = false;
  const show = () => render(<Opener about={about} onConfirm={() => Promise.resolve(isDone)} />);
  const first = await show();
  await open();
  await reason.fill('Les photos sont floues.');
  // Such as when the session ends.
  await first.unmount();

  await show();
  await open();
  await expect.element(reason).toHaveValue('Les photos sont floues.');
  const confirm = page.getByRole('button', { name: 'Refuser la fiche' });
  await confirm.click();
  await expect.element(reason).toHaveValue('Les photos sont floues.');
  isDone = true;
  await confirm.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await open();
  await expect.element(reason).toHaveValue('');
});

test('a reason that was begun for one subject is not shown for another', async () => {
  const show = (about: string) => render(<Opener about={about} onConfirm={() => Promise.resolve(false)} />);
  const first = await show(crypto.randomUUID());
  await open();
  await reason.fill('Les photos sont floues.');
  await first.unmount();
  await show(crypto.randomUUID());
  await open();
  await expect.element(reason).toHaveValue('');
});
