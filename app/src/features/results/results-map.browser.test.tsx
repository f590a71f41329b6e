import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SearchArguments } from '#app/graphql/laundromats/laundromat-summary.ts';
import { lostAnswer } from '../../../testing/fake-server.ts';
import {
  answers,
  button,
  kept,
  map,
  type MapOptions,
  match,
  matches,
  moveMap,
  openMap,
  pixel,
  press,
} from '../../../testing/results-map.tsx';

const port = button(/^Laverie du Port, ouverte, 100\sm$/);

let before = '';
beforeEach(() => {
  before = window.location.href;
});
afterEach(() => window.history.replaceState(window.history.state, '', before));

test('pins say name, state and distance, and near ones form a group', async () => {
  const { server } = await openMap();
  await expect.element(port).toBeVisible();
  await expect.element(button(/^Laverie de la Gare, fermée, 200\sm$/)).toBeVisible();
  await expect.element(button(/^2\slaveries, dont Laverie du Pont, agrandir$/)).toBeVisible();
  await expect.element(page.getByText('© IGN')).toBeVisible();
  expect(server.requests('graphql LaundromatsOnMap')).toEqual([
    { args: { lat: 45.75, lng: 4.83, radius_km: 5 } },
  ]);
});

test('around a point the map opens at its nearest ten laundromats', async () => {
  const near = Array.from({ length: 10 }, (_, index) =>
    match(index + 1, `Proche ${index}`, [45.75 + index / 5_000, 4.83]),
  );
  const far = match(11, 'Au loin', [45.79, 4.83]);
  await openMap({ changed: { 'graphql LaundromatsOnMap': () => ({ laundromats_on_map: [far, ...near] }) } });
  await expect.element(button(/Proche 0/)).toBeVisible();
  expect(kept()).toBeNull();
  await moveMap('{ArrowUp}');
  await expect.poll(() => Number(kept()?.split(',')[2])).toBeGreaterThanOrEqual(15);
});

test('buttons move the map without dragging, large enough for a finger', async () => {
  await openMap();
  await expect.element(port).toBeVisible();
  await moveMap('{ArrowUp}');
  const place = () => kept()!.split(',').map(Number) as [north: number, east: number, zoom: number];
  for (const [direction, part, sign] of [
    ['le haut', 0, 1],
    ['le bas', 0, -1],
    ['la gauche', 1, -1],
    ['la droite', 1, 1],
  ] as const) {
    const move = button(`Déplacer la carte vers ${direction}`);
    const { width, height } = move.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const from = place()[part];
    await move.click();
    await expect.poll(() => Math.sign(Number((place()[part] - from).toFixed(5)))).toBe(sign);
  }
  await expect.element(button('Rechercher dans cette zone')).toBeVisible();
});

test('the tip of a pin stands at its point', async () => {
  await openMap();
  await expect.element(port).toBeVisible();
  await moveMap('{ArrowUp}');
  const [latitude, longitude, zoom] = kept()!.split(',').map(Number) as [number, number, number];
  const world = 256 * 2 ** zoom;
  // The projection of web maps.
  const project = (north: number, east: number) => ({
    x: (world * (east + 180)) / 360,
    y: (world * (1 - Math.asinh(Math.tan((north * Math.PI) / 180)) / Math.PI)) / 2,
  });
  const middle = project(latitude, longitude);
  const area = map.element().getBoundingClientRect();
  for (const [name, north, east] of [
    [/^Laverie du Port/, 45.75, 4.83],
    [/^Laverie de la Gare/, 45.76, 4.86],
  ] as const) {
    const pin = button(name).element().getBoundingClientRect();
    const point = project(north, east);
    const offsetX = pin.x + pin.width / 2 - (area.x + area.width / 2 + point.x - middle.x);
    const offsetY = pin.bottom - (area.y + area.height / 2 + point.y - middle.y);
    expect(Math.hypot(offsetX, offsetY), name.source).toBeLessThan(2);
  }
});

test('the keyboard alone finds a laundromat: best first, a card, and back to the pin', async () => {
  await openMap();
  await expect.element(port).toBeVisible();
  (map.element() as HTMLElement).focus();
  await press('{Tab}');
  await expect.element(port).toHaveFocus();
  await press('{Enter}');
  const card = page.getByRole('group', { name: 'Laverie du Port' });
  await expect.element(card).toHaveFocus();
  await expect.element(card).toHaveTextContent(/Ouvert 24h\/24.*100\sm.*dès\s4,00\s€/);
  await press('{Tab}');
  await expect.element(card.getByRole('link', { name: 'Laverie du Port', exact: true })).toHaveFocus();
  await press('{Tab}');
  const route = card.getByRole('link', { name: /^Y aller/ });
  await expect.element(route).toHaveFocus();
  await expect.element(route).toHaveAttribute('href', expect.stringContaining('destination=45.75,4.83'));
  await press('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(port).toHaveFocus();
});

test('a group opens into its pins and passes the focus to the best of them', async () => {
  await openMap();
  const group = button(/^2\slaveries, dont Laverie du Pont, agrandir$/);
  await expect.element(group).toBeVisible();
  (group.element() as HTMLElement).focus();
  await press('{Enter}');
  await expect.element(button(/^Laverie du Pont, Ouvert le matin/)).toHaveFocus();
  await expect.element(button(/^Laverie du Quai, Horaires non communiqués/)).toBeVisible();
});

test('laundromats at one place share a card', async () => {
  const twins = [match(1, 'Laverie A', [45.75, 4.83]), match(2, 'Laverie B', [45.75, 4.83])];
  await openMap({ changed: { 'graphql LaundromatsOnMap': () => ({ laundromats_on_map: twins }) } });
  await button(/^2\slaveries au même endroit, dont Laverie A$/).click();
  const card = page.getByRole('group', { name: '2 laveries au même endroit' });
  await expect.element(card.getByRole('link', { name: 'Laverie B', exact: true })).toBeVisible();
});

test('arrow keys, plus and minus move the map, whose view stays in the address', async () => {
  await openMap();
  await expect.element(port).toBeVisible();
  await moveMap('{ArrowUp}');
  const start = kept();
  expect(start).toMatch(/^45\.7\d*,4\.8\d*,\d+$/);
  await moveMap('{ArrowUp}');
  expect(Number(kept()?.split(',')[0])).toBeGreaterThan(Number(start?.split(',')[0]));
  const zoomOf = (view: string | null) => Number(view?.split(',')[2]);
  await press('-');
  await expect.poll(() => zoomOf(kept())).toBe(zoomOf(start) - 1);
});

test('a moved map offers to search in what it shows', async () => {
  const { onZone } = await openMap();
  await expect.element(port).toBeVisible();
  await expect.element(button('Rechercher dans cette zone')).not.toBeInTheDocument();
  (map.element() as HTMLElement).focus();
  await press('{ArrowUp}');
  await button('Rechercher dans cette zone').click();
  await expect.element(button('Rechercher dans cette zone')).not.toBeInTheDocument();
  await expect.element(map).toHaveFocus();
  const zone = onZone.mock.calls[0]![0] as Record<string, number>;
  expect(zone['south']).toBeLessThan(zone['north']!);
  expect(zone['west']).toBeLessThan(4.83);
});

test('a filter that leaves out the laundromat of the card ends the card, and moves search again', async () => {
  const { onZone, filter } = await openMap({
    changed: {
      'graphql LaundromatsOnMap': ({ args }) => ({
        laundromats_on_map: (args as SearchArguments).services ? matches.slice(1) : matches,
      }),
    },
  });
  await expect.element(port).toBeVisible();
  await moveMap('{ArrowUp}');
  await page.getByText('À chaque déplacement').click();
  await expect.poll(() => onZone.mock.calls.length).toBe(1);
  await port.click();
  const card = page.getByRole('group', { name: 'Laverie du Port' });
  await expect.element(card).toBeVisible();
  filter({ services: 'parking' });
  await expect.element(card).not.toBeInTheDocument();
  await moveMap('{ArrowDown}');
  await expect.poll(() => onZone.mock.calls.length).toBe(2);
  filter({});
  await expect.element(port).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('the map can be skipped', async () => {
  await openMap();
  await expect.element(port).toBeVisible();
  await press('{Tab}');
  await expect.element(button('Passer la carte')).toHaveFocus();
  await press('{Enter}{Tab}');
  await expect.element(page.getByRole('link', { name: 'Suite' })).toHaveFocus();
});

test('laundromats without a place are counted and left to the list', async () => {
  await openMap({ total: 7 });
  await expect.element(page.getByText(/^3\slaveries sans emplacement exact/)).toBeVisible();
});

test('more than two thousand are cut, which the map says', async () => {
  const cut = matches.map((one) => ({ ...one, totalCount: 2001 }));
  await openMap({ changed: { 'graphql LaundromatsOnMap': () => ({ laundromats_on_map: cut }) } });
  await expect.element(page.getByText(/^Les 2\s000\spremières laveries\s; agrandissez/)).toBeVisible();
});

test('without tiles the streets are a drawing, which says so, and tiles can be loaded again', async () => {
  let isDown = true;
  const tiles = answers['GET /api/places/map']!;
  await openMap({ changed: { 'GET /api/places/map': (body) => (isDown ? lostAnswer() : tiles(body)) } });
  const notice = page.getByText(/^Le fond de carte n'a pas pu être chargé/);
  await expect.element(notice).toBeVisible();
  await expect.element(port).toBeVisible();
  isDown = false;
  await button('Réessayer').click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByText('© IGN')).toBeVisible();
});

test('tiles that fail are replaced by a drawing', async () => {
  const broken = { url: 'data:image/png;base64,{z}{x}{y}', attribution: '© IGN', maxZoom: 19 };
  await openMap({ changed: { 'GET /api/places/map': () => broken } });
  await expect.element(page.getByText(/les rues sont un dessin/)).toBeVisible();
});

test('without a connection the map of a saved city is shown, at every zoom level', async () => {
  const name = 'lavoir-city-map:/?city=Lyon';
  const cache = await caches.open(name);
  const kept = { url: '/one-tile', attribution: '© IGN', maxZoom: 19, storable: true, wholeZoom: 13 };
  await cache.put('/api/places/map', Response.json(kept));
  await cache.put('/one-tile', await fetch(pixel));
  await openMap({ changed: { 'GET /api/places/map': lostAnswer } });
  await expect.element(port).toBeVisible();
  const shown = () => map.element().querySelectorAll('.leaflet-tile-loaded[src^="blob:"]').length;
  await expect.poll(shown).toBeGreaterThan(3);
  await moveMap('-');
  await expect.poll(shown).toBeGreaterThan(3);
  await expect.element(page.getByText(/les rues sont un dessin/)).not.toBeInTheDocument();
  await caches.delete(name);
});

test('laundromats that cannot be loaded can be loaded again', async () => {
  let isDown = true;
  const found = answers['graphql LaundromatsOnMap']!;
  await openMap({
    changed: { 'graphql LaundromatsOnMap': (body) => (isDown ? lostAnswer() : found(body)) },
  });
  await expect.element(page.getByText("Les laveries n'ont pas pu être chargées.")).toBeVisible();
  isDown = false;
  await button('Réessayer').click();
  await expect.element(port).toBeVisible();
});

test('without an answer the laundromats of the list are shown, which the map says', async () => {
  const listed = matches.slice(0, 1) as unknown as MapOptions['listed'];
  await openMap({ listed, changed: { 'graphql LaundromatsOnMap': lostAnswer } });
  await expect.element(port).toBeVisible();
  await expect.element(page.getByText(/seules les laveries de la liste sont ici/)).toBeVisible();
});
