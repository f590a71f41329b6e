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
