import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { keepFocus } from '#app/ui/focus/focus-keeper.ts';
import { Dialog, WindowButtons } from '#app/ui/windows/dialog.tsx';
import { nextFrame, stopClock, until } from '../../../testing/stopped-clock.ts';
import { toast, type Toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const shown = page.getByRole('region', { name: /^Notifications/ });
const before = page.getByRole('button', { name: 'Before' });
const saved: Toast = { title: 'Saved' };

async function open(message: Toast) {
  await render(
    <MemoryRouter>
      <button>Before</button>
      <Link to="/elsewhere">Elsewhere</Link>
      <Toaster />
    </MemoryRouter>,
  );
  onTestFinished(keepFocus());
  await userEvent.hover(before);
  toast(message);
  await until(() => shown.query()?.textContent.includes(message.title) ?? false);
}

async function expectOpenAfter(ms: number) {
  vi.advanceTimersByTime(ms);
  await nextFrame();
  await nextFrame();
  expect(shown.query()).not.toBeNull();
}

async function expectClosed() {
  await expect.element(shown).not.toBeInTheDocument();
}

test('a toast closes after five seconds', async () => {
  stopClock();
  await open(saved);
  await expectOpenAfter(4999);
  vi.advanceTimersByTime(1);
  await expectClosed();
});

test('the five seconds stop while the pointer is over the toast', async () => {
  stopClock();
  await open(saved);
  await userEvent.hover(shown);
  await expectOpenAfter(20_000);
  await userEvent.hover(before);
  vi.advanceTimersByTime(5000);
  await expectClosed();
});

test('F8 focuses the toast, which stays until the focus leaves it', async () => {
  stopClock();
  await open(saved);
  await userEvent.keyboard('{F8}');
  await expect.element(shown).toHaveFocus();
  await expectOpenAfter(20_000);
  (before.element() as HTMLElement).focus();
  vi.advanceTimersByTime(5000);
  await expectClosed();
});

test('a toast with a button stays until the button is pressed', async () => {
  stopClock();
  const onPress = vi.fn();
  await open({ ...saved, action: { label: 'Undo', onPress } });
  await expectOpenAfter(120_000);
  await shown.getByRole('button', { name: 'Undo' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await expectClosed();
});

test('a toast with a button closes when the page changes, because the button belongs to the page', async () => {
  await open({ ...saved, action: { label: 'Undo', onPress: () => {} } });
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expectClosed();
});

test('a toast without a button stays when the page changes, because it often reports why', async () => {
  await open(saved);
  await page.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.element(shown).toBeInTheDocument();
});

test('closing a toast with the keyboard returns the focus to its earlier place', async () => {
  await open(saved);
  (before.element() as HTMLElement).focus();
  await userEvent.keyboard('{F8}{Tab}');
  await expect.element(shown.getByRole('button', { name: 'Fermer' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectClosed();
  await expect.element(before).toHaveFocus();
});

test('a second toast replaces the first', async () => {
  await open(saved);
  toast({ title: 'Deleted' });
  await expect.element(shown).toHaveTextContent('Deleted');
  expect(shown.elements()).toHaveLength(1);
});

test('a swipe of 50 px to the right closes a toast, a shorter one does not', async () => {
  await open(saved);
  const swipe = (by: number) =>
    userEvent.dragAndDrop(shown, shown, {
      sourcePosition: { x: 40, y: 20 },
      targetPosition: { x: 40 + by, y: 20 },
    });
  await swipe(30);
  await expect.element(shown).toBeInTheDocument();
  await swipe(80);
  await expectClosed();
});

const place = () => shown.element().getBoundingClientRect();

test('a toast is below the header of a phone, and in the lower corner of a computer, 420 px wide at most', async () => {
  onTestFinished(() => page.viewport(390, 844));
  await open(saved);
  await expect.poll(() => place().top).toBeGreaterThanOrEqual(64);
  expect(place().bottom).toBeLessThan(844 / 2);
  await page.viewport(1280, 800);
  await expect.poll(() => place().bottom).toBeGreaterThan(700);
  expect(place().right).toBeGreaterThan(1200);
  expect(place().width).toBeLessThanOrEqual(420);
});

function TallDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Tall">
      <div className="h-[200vh]">Much text</div>
      <WindowButtons>
        <button>Save</button>
      </WindowButtons>
    </Dialog>
  );
}

test.each([
  [390, 844],
  [1280, 800],
])(
  'at %i × %i a toast covers no button of a dialog, and closing it leaves the dialog open',
  async (width, height) => {
    onTestFinished(() => page.viewport(390, 844));
    await page.viewport(width, height);
    await render(
      <MemoryRouter>
        <TallDialog />
        <Toaster />
      </MemoryRouter>,
    );
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeInTheDocument();
    toast(saved);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await shown.getByRole('button', { name: 'Fermer' }).click();
    await expectClosed();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  },
);

test.each([
  [390, 844],
  [1280, 800],
])('at %i × %i a toast is never over the focused element', async (width, height) => {
  onTestFinished(() => page.viewport(390, 844));
  await page.viewport(width, height);
  await render(
    <MemoryRouter>
      <button className="fixed top-20 right-4">Top</button>
      <button className="fixed right-4 bottom-4">Bottom</button>
      <Toaster />
    </MemoryRouter>,
  );
  toast({ ...saved, action: { label: 'Undo', onPress: () => {} } });
  for (const name of ['Bottom', 'Top']) {
    const focused = page.getByRole('button', { name }).element() as HTMLElement;
    focused.focus();
    const box = focused.getBoundingClientRect();
    await expect
      .poll(() => place().height > 0 && (place().top >= box.bottom || place().bottom <= box.top), {
        message: name,
      })
      .toBe(true);
  }
});

test.each([
  [390, 844, 'top-20'],
  [1280, 800, 'bottom-4'],
])('at %i × %i a toast is at the edge where it covers no control', async (width, height, edge) => {
  onTestFinished(() => page.viewport(390, 844));
  await page.viewport(width, height);
  await render(
    <MemoryRouter>
      <button className={`fixed right-4 ${edge}`}>Pressable</button>
      <Toaster />
    </MemoryRouter>,
  );
  toast(saved);
  const box = page.getByRole('button', { name: 'Pressable' }).element().getBoundingClientRect();
  await expect
    .poll(() => place().height > 0 && (place().top >= box.bottom || place().bottom <= box.top))
    .toBe(true);
});

function DialogBesideToasts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <MemoryRouter>
      <button onClick={() => setOpen(true)}>Ask</button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="A question">
        <button>Send</button>
      </Dialog>
      <Toaster />
    </MemoryRouter>
  );
}

test.each<[string, Toast, boolean]>([
  ['of the page', { ...saved, action: { label: 'Undo', onPress: () => {} } }, true],
  ['of the background', { ...saved, isBackground: true }, false],
])(
  'a toast %s is hidden while a dialog is open that it does not concern',
  async (_origin, message, isFirst) => {
    await render(<DialogBesideToasts />);
    const dialog = page.getByRole('dialog');
    if (isFirst) toast(message);
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect.element(dialog).toBeInTheDocument();
    if (!isFirst) toast(message);
    await expect
      .poll(() => document.querySelector('.toasts')?.checkVisibility({ visibilityProperty: true }))
      .toBe(false);
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect.element(shown).toBeVisible();
  },
);

test('a toast that reports on an open dialog is shown above it', async () => {
  await render(<DialogBesideToasts />);
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  toast(saved);
  await expect.element(shown).toBeVisible();
});
