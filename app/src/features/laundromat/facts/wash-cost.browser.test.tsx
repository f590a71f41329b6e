import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Machine } from '#contract/laundromat/machines.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { Machines } from './machines.tsx';

const washer = { id: 'w', kind: 'washer', capacityKg: 7, count: 4, price: '4.50', minutes: 35 } as const;
const dryer = { id: 'd', kind: 'dryer', capacityKg: 14, count: 2, price: '1.50', minutes: 10 } as const;
const answer = page.getByRole('status').first();

async function open(machines: (Machine & { id: string })[]) {
  await renderPage(<Machines machines={machines} />);
  await page.getByText('Combien pour ma lessive').click();
}

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
  await expect.element(answer).toHaveTextContent(/Prix non communiqué · environ 45.min/);
  await page.getByLabelText('Mon linge, en kilos').fill('40');
  await expect.element(answer).toHaveTextContent('ne prennent pas autant de linge en une fois');
  await page.getByLabelText('Mon linge, en kilos').fill('beaucoup');
  await expect.element(answer).toHaveTextContent("Indiquez un poids, jusqu'à 100");
});
