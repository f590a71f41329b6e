import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Button } from './button.tsx';

test('a press on the text of a button has the button as its target', async () => {
  const press = vi.fn((event: React.MouseEvent) => event.target);
  await render(
    <Button onClick={press}>
      <span>Supprimer</span>
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Supprimer' });
  await button.click();
  expect(press.mock.results[0]?.value).toBe(button.element());
});

test('a double click on a button that starts work counts once, also when the work is done in between', async () => {
  const press = vi.fn();
  await render(
    <Button pending={false} onClick={press}>
      Rétablir
    </Button>,
  );
  await page.getByRole('button').dblClick();
  expect(press).toHaveBeenCalledOnce();
  await page.getByRole('button').click();
  expect(press).toHaveBeenCalledTimes(2);
});

test('buttons without room stand below each other, with whole words and icons', async () => {
  await render(
    <div className="flex w-40 flex-wrap gap-2 *:flex-1">
      <Button size="small">
        <svg className="size-4" />
        Voir
      </Button>
      <Button size="small">
        <svg data-testid="icon" className="size-4" />
        Modifier
      </Button>
    </div>,
  );
  const [see, edit] = page
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect());
  expect(edit!.top).toBeGreaterThanOrEqual(see!.bottom);
  expect(edit!.height).toBe(see!.height);
  expect(page.getByTestId('icon').element().getBoundingClientRect().width).toBe(16);
});
