import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Select } from './select.tsx';

const options = [
  { value: 5, label: '5 km' },
  { value: 50, label: "50 km, jusqu'à la mer" },
];
const distance = page.getByRole('combobox', { name: 'Distance' });

test('the title of a select has its whole value', async () => {
  await render(<Select label="Distance" value={50} options={options} onChange={() => {}} />);
  await expect.element(distance).toHaveAttribute('title', "Distance 50 km, jusqu'à la mer");
});

test('a choice has the value of its option', async () => {
  const onChange = vi.fn();
  await render(<Select label="Distance" value={5} options={options} onChange={onChange} />);
  await distance.selectOptions("50 km, jusqu'à la mer");
  expect(onChange.mock.calls).toEqual([[50]]);
});

test('a value that is no option is left alone', async () => {
  const onChange = vi.fn();
  await render(<Select label="Distance" value={7} options={options} onChange={onChange} />);
  await expect.element(distance).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});
