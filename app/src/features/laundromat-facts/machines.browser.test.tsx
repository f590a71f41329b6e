import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { saveWash } from '#app/lib/device/my-wash.ts';
import type { Machine } from '#contract/laundromat/machines.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { Machines } from './machines.tsx';

const washer = { id: 'w', kind: 'washer', capacityKg: 7, count: 4, price: '4.50', minutes: 35 } as const;
const dryer = { id: 'd', kind: 'dryer', capacityKg: 14, count: 2, price: '1.50', minutes: 10 } as const;
const answer = page.getByRole('status').first();

async function open(machines: (Machine & { id: string })[]) {
  const screen = await renderPage(<Machines machines={machines} />);
  await page.getByText('Combien pour ma lessive').click();
  return screen;
}

afterEach(() => saveWash(undefined));

test('a load names its machines, their price and their minutes, with and without drying', async () => {
  await open([washer, dryer]);
  await expect.element(answer).toHaveTextContent(/4,50.€ · environ 35.min1.lave-linge 7.kg/);
  await page.getByLabelText('Mon linge, en kilos').fill('12');
  await page.getByText('Avec séchage').click();
  await expect
    .element(answer)
    .toHaveTextContent(/10,50.€ · environ 45.min2.lave-linge 7.kg, puis 1.sèche-linge 14.kg/);
});

test('an unknown price and too large a load are stated plainly', async () => {
  await open([washer, { ...dryer, price: null }]);
  await page.getByText('Avec séchage').click();
  await expect.element(answer).toHaveTextContent(/4,50.€, séchage non compris · environ 35.min/);
  await page.getByLabelText('Mon linge, en kilos').fill('40');
  await expect.element(answer).toHaveTextContent('Les lave-linge de cette laverie ne prennent pas autant');
  await page.getByLabelText('Mon linge, en kilos').fill('28');
  await expect.element(answer).toHaveTextContent(/18,00.€, séchage non compris/);
  await page.getByLabelText('Mon linge, en kilos').fill('beaucoup');
  await expect.element(answer).toHaveTextContent("Indiquez un poids, jusqu'à 100");
});

test('drying that no machine takes is stated for drying', async () => {
  await open([washer, { ...dryer, count: 1 }]);
  await page.getByText('Avec séchage').click();
  await page.getByLabelText('Mon linge, en kilos').fill('20');
  await expect.element(answer).toHaveTextContent(/13,50.€, séchage non compris/);
  await expect.element(answer).toHaveTextContent('Les sèche-linge de cette laverie ne prennent pas autant');
});

test('a load is remembered on this device once its price is to be shown, until it no longer is', async () => {
  const first = await open([washer, dryer]);
  await page.getByLabelText('Mon linge, en kilos').fill('12');
  expect(localStorage.getItem('lavoir:wash')).toBeNull();
  await page.getByText('Afficher ce prix dans les listes').click();
  await page.getByText('Avec séchage').click();
  await first.unmount();

  await open([washer, dryer]);
  await expect.element(page.getByLabelText('Mon linge, en kilos')).toHaveValue('12');
  await expect.element(answer).toHaveTextContent(/10,50.€/);
  await page.getByText('Afficher ce prix dans les listes').click();
  expect(localStorage.getItem('lavoir:wash')).toBeNull();
  await expect.element(answer).toHaveTextContent(/10,50.€/);
});

test.each(['{"kilos":-1,"dries":true}', '{"kilos":"7"}', 'null', '{'])(
  'what is stored as %s is no load',
  async (stored) => {
    localStorage.setItem('lavoir:wash', stored);
    dispatchEvent(new StorageEvent('storage', { key: 'lavoir:wash', newValue: stored }));
    await open([washer, dryer]);
    await expect.element(page.getByLabelText('Mon linge, en kilos')).toHaveValue('7');
    await expect.element(page.getByLabelText('Afficher ce prix dans les listes')).not.toBeChecked();
  },
);
