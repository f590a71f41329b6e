import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accuracyAt, requestCentre } from '#app/features/search/geolocation.ts';
import { button, map, moveMap, openMap } from '../../../testing/results-map.tsx';

const card = (name: string) => page.getByRole('article', { name });
const port = button(/^Laverie du Port, ouverte/);
const group = button(/^2\slaveries, dont Laverie du Pont/);

let before = '';
beforeEach(() => {
  before = window.location.href;
  return page.viewport(1280, 800);
});
afterEach(() => window.history.replaceState(window.history.state, '', before));

test('a card that is pointed at or focused raises its pin, or the group that contains it', async () => {
  await openMap();
  await expect.element(port).not.toHaveAttribute('data-pointed');
  await userEvent.hover(card('Laverie du Port'));
  await expect.element(port).toHaveAttribute('data-pointed');
  await userEvent.hover(card('Laverie du Quai'));
  await expect.element(group).toHaveAttribute('data-pointed');
  await expect.element(port).not.toHaveAttribute('data-pointed');
  (card('Laverie du Port').getByRole('link').element() as HTMLElement).focus();
  await expect.element(port).toHaveAttribute('data-pointed');
});

test('a pin that is pointed at marks its card, a group all of its cards', async () => {
  await openMap();
  await userEvent.hover(port);
  await expect.element(card('Laverie du Port')).toHaveAttribute('data-pointed');
  await userEvent.hover(group);
  await expect.element(card('Laverie du Pont')).toHaveAttribute('data-pointed');
  await expect.element(card('Laverie du Quai')).toHaveAttribute('data-pointed');
  await expect.element(card('Laverie du Port')).not.toHaveAttribute('data-pointed');
  await userEvent.unhover(group);
  await expect.element(card('Laverie du Pont')).not.toHaveAttribute('data-pointed');
});

test('a map that follows searches after each move, once it rests', async () => {
  const { onZone } = await openMap();
  await expect.element(port).toBeVisible();
  await moveMap('{ArrowUp}');
  await page.getByText('À chaque déplacement').click();
  await expect.element(button('Rechercher dans cette zone')).not.toBeInTheDocument();
  await expect.poll(() => onZone.mock.calls.length).toBe(1);
  await moveMap('{ArrowUp}');
  await moveMap('{ArrowUp}');
  await expect.poll(() => onZone.mock.calls.length).toBeGreaterThan(1);
  const [first, last] = [onZone.mock.calls.at(0), onZone.mock.calls.at(-1)] as { north: number }[][];
  expect(last![0]!.north).toBeGreaterThan(first![0]!.north);
});

test('the legend opens by a press and explains pins and groups', async () => {
  await openMap();
  const line = page.getByText('Ouvertes dans un groupe');
  await expect.element(line).not.toBeVisible();
  await page.getByText('Légende').click();
  await expect.element(line).toBeVisible();
});

test('a position is shown with its accuracy, the place of a shared address without', async () => {
  const coords = { latitude: 45.7501, longitude: 4.8302, accuracy: 900 };
  const geolocation = {
    getCurrentPosition: (pass: PositionCallback) => pass({ coords } as GeolocationPosition),
  } as Geolocation;
  await requestCentre(geolocation);
  expect(accuracyAt({ lat: 45.75, lng: 4.83 })).toBe(900);
  await openMap({ criteria: { city: '' } });
  await expect.element(page.getByRole('img', { name: 'Votre position' })).toBeVisible();
  await expect.poll(() => map.element().querySelector('path.fill-blue-500')).not.toBeNull();
});
