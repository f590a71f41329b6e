import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { lazyWindow } from './loaded-later.tsx';
import { toasts } from './notices/toast.ts';

test('a press on a window whose code is lost is answered, each time', async () => {
  const Lost = lazyWindow(() => Promise.reject(new TypeError('Failed to fetch')));
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Ouvrir</button>
        <p>{open ? 'Ouverte' : 'Fermée'}</p>
        <Lost open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  await render(<Opener />);
  const press = async () => {
    const before = toasts.shown()?.id;
    await page.getByRole('button', { name: 'Ouvrir' }).click();
    await expect.poll(() => toasts.shown()?.id).not.toBe(before);
    await expect.element(page.getByText('Fermée')).toBeVisible();
  };
  await press();
  await press();
  expect(toasts.shown()).toMatchObject({ variant: 'destructive', action: { label: 'Recharger' } });
});
