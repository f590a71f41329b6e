import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Select } from './select.tsx';

const options = [
  { value: 'price', label: "Prix d'un lavage" },
  { value: 'name', label: 'Nom' },
];

test('the title of a select has its whole value, before and after its list is loaded', async () => {
  await render(<Select label="Trier par" hideLabel value="price" options={options} onChange={() => {}} />);
  const button = page.getByRole('button', { name: "Trier par Prix d'un lavage" });
  await expect.element(button).toHaveAttribute('title', "Trier par Prix d'un lavage");
  await button.click();
  await expect.element(page.getByRole('option', { name: 'Nom' })).toBeVisible();
  await expect.element(button).toHaveAttribute('title', "Trier par Prix d'un lavage");
});

test('the keyboard opens a select, finds an option by its first letters and chooses it', async () => {
  const onChange = vi.fn();
  await render(<Select label="Trier par" hideLabel value="price" options={options} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('no');
  await expect.element(page.getByRole('option', { name: 'Nom' })).toHaveAttribute('data-focus', '');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onChange.mock.calls).toEqual([['name']]);
  await expect.element(page.getByRole('button', { name: /^Trier par/ })).toHaveFocus();
});
