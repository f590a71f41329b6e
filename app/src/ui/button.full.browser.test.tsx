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
