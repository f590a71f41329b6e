import type { Page } from 'playwright/test';
import { expect } from './own-laundromats.ts';

export const cards = (page: Page) => page.getByRole('region', { name: /laverie/i }).getByRole('article');
export const names = (page: Page) => cards(page).getByRole('heading', { level: 3 });
export const box = (page: Page) => page.getByRole('combobox', { name: 'Ville, adresse ou laverie' });
export const around = ({ lat, lng }: { lat: number; lng: number }) => `/?lat=${lat}&lng=${lng}`;

export async function filterBy(page: Page, name: string) {
  const filter = page.getByRole('group', { name: 'Filtres' }).getByRole('checkbox', { name });
  await filter.click();
  await expect(filter).toBeChecked();
}

export async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filtres/ }).click();
  const filters = page.getByRole('dialog');
  await expect(filters.getByRole('heading', { name: 'Filtres' })).toBeVisible();
  return filters;
}

async function closeFilters(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: /^Voir/ }).click();
}

export async function filterByService(page: Page, name: string) {
  const filters = await openFilters(page);
  await filters.getByText(name).click();
  await expect(filters.getByRole('checkbox', { name })).toBeChecked();
  await closeFilters(page);
}

export async function chooseFilter(page: Page, select: string, option: string) {
  const filters = await openFilters(page);
  await filters.getByLabel(select).selectOption(option);
  await closeFilters(page);
}

export async function choose(page: Page, select: string, option: string) {
  await page.getByRole('combobox', { name: select }).selectOption(option);
}
