import { Eye } from 'lucide-react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Locator, page, userEvent } from 'vitest/browser';
import { IconButton } from '#app/ui/icon-button.tsx';
import { DialogWindow } from '#app/ui/windows/dialog-window.tsx';
import { nextFrame, stopClock, until } from '../../../testing/stopped-clock.ts';
import { Tooltips } from './tooltips.tsx';

function Controls() {
  const [isShown, setShown] = useState(false);
  return (
    <main className="grid justify-items-start gap-40">
      <h1>Controls</h1>
      <IconButton label={isShown ? 'Hide' : 'Show'} onClick={() => setShown(!isShown)}>
        <Eye />
      </IconButton>
      <IconButton label="Other">
        <Eye />
      </IconButton>
      <Tooltips />
    </main>
  );
}

const show = page.getByRole('button', { name: /Show|Hide/ });
const other = page.getByRole('button', { name: 'Other' });
const texts = () => [...document.querySelectorAll('[role=tooltip]')].map(({ textContent }) => textContent);

/** Several steps: a single one would miss a tooltip in between. */
async function reach(place: Locator) {
  for (const x of [22, 18, 14]) await userEvent.hover(place, { position: { x, y: 15 } });
}
const leave = () => reach(page.getByRole('heading'));

async function expectNoneAfter(ms: number) {
  vi.advanceTimersByTime(ms);
  await nextFrame();
  await nextFrame();
  expect(texts()).toEqual([]);
}

beforeEach(async () => {
  stopClock();
  await render(<Controls />);
  // The first tooltip fetches the code.
  await reach(other);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(700);
      return texts();
    })
    .toEqual(['Other']);
  await leave();
  await until(() => texts().length === 0);
  vi.advanceTimersByTime(1000);
});

test('a control with only an icon shows its name after 700 ms, and the next one at once', async () => {
  await reach(show);
  await expectNoneAfter(699);
  vi.advanceTimersByTime(1);
  await until(() => texts()[0] === 'Show');
  await reach(other);
  await until(() => texts()[0] === 'Other');
});

test('300 ms after a tooltip the next one takes 700 ms again', async () => {
  await reach(show);
  vi.advanceTimersByTime(700);
  await expect.poll(texts).toEqual(['Show']);
  await leave();
  await until(() => texts().length === 0);
  vi.advanceTimersByTime(300);
  await reach(other);
  await expectNoneAfter(699);
  vi.advanceTimersByTime(1);
  await expect.poll(texts).toEqual(['Other']);
});

test('a focused control shows its name at once, and Escape hides it', async () => {
  await userEvent.keyboard('{Tab}');
  await until(() => texts()[0] === 'Show');
  expect(document.activeElement).toBe(show.element());
  await userEvent.keyboard('{Escape}');
  await expect.poll(texts).toEqual([]);
});

test('a control that changes its name shows the new one', async () => {
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(show).toHaveAccessibleName('Hide');
  await userEvent.keyboard('{Tab}');
  await expect.poll(texts).toEqual(['Other']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(texts).toEqual(['Hide']);
});

test('a click hides the name and does not show it again', async () => {
  await reach(show);
  vi.advanceTimersByTime(700);
  await expect.poll(texts).toEqual(['Show']);
  await show.click();
  await expect.poll(texts).toEqual([]);
  await expectNoneAfter(2000);
});

test('one Escape closes a dialog, also while a tooltip is shown in it', async () => {
  const onClose = vi.fn();
  await render(
    <DialogWindow open onClose={onClose} title="Dialog">
      Text
    </DialogWindow>,
  );
  await reach(page.getByRole('button', { name: 'Fermer' }));
  await expect
    .poll(() => {
      vi.advanceTimersByTime(700);
      return texts();
    })
    .toEqual(['Fermer']);
  await userEvent.keyboard('{Escape}');
  await until(() => texts().length === 0);
  vi.advanceTimersByTime(0);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('a tooltip covers no other control', async () => {
  await render(
    <div className="fixed top-40 left-40 grid">
      <IconButton label="Above">
        <Eye />
      </IconButton>
      <IconButton label="Below">
        <Eye />
      </IconButton>
    </div>,
  );
  const [above, below] = ['Above', 'Below'].map((name) => page.getByRole('button', { name }));
  await reach(above!);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(700);
      return texts();
    })
    .toEqual(['Above']);
  const other = below!.element().getBoundingClientRect();
  await expect
    .poll(() => document.querySelector('.z-70')!.getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(other.top);
});
