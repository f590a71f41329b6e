import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { type Answers, fakeServer, lostAnswer } from '../../testing/fake-server.ts';
import { StillMap } from './still-map.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const centre = { latitude: 45.764, longitude: 4.8357 };
const label = 'Carte autour de Laverie du Port';

const tiles = { url: `${pixel}#{z}/{x}/{y}`, attribution: '© IGN', maxZoom: 19 };

async function openStillMap(changed: Answers = {}, hasPin = true) {
  fakeServer({ 'GET /api/places/map': () => tiles, ...changed });
  return render(<StillMap centre={centre} zoom={16} hasPin={hasPin} label={label} />);
}

const button = page.getByRole('button', { name: `${label}, agrandir` });
const scripts = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /leaflet-place/.test(name));

test('the map is made of images until a press loads the one that can be moved', async () => {
  const { container } = await openStillMap();
  await expect.element(button).toBeVisible();
  await expect.element(page.getByText('© IGN')).toBeVisible();
  const images = [...container.querySelectorAll('img')];
  expect(images.length).toBeGreaterThan(3);
  expect(images.every(({ loading, alt }) => loading === 'lazy' && alt === '')).toBe(true);
  expect(scripts()).toEqual([]);
  await button.click();
  const map = page.getByRole('application', { name: label });
  await expect.element(map).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('button', { name: 'Agrandir la carte' })).toBeVisible();
});

test('the tile under the pin holds the point', async () => {
  const { container } = await openStillMap();
  await expect.element(button).toBeVisible();
  const { left, top, width, height } = container.firstElementChild!.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const under = [...container.querySelectorAll('img')].find((image) => {
    const box = image.getBoundingClientRect();
    return box.left <= middle.x && middle.x < box.right && box.top <= middle.y && middle.y < box.bottom;
  });
  expect(under?.src).toMatch(/#16\/33648\/23376$/);
});

test('without tiles there is a drawing, which says so', async () => {
  await openStillMap({ 'GET /api/places/map': lostAnswer });
  await expect.element(page.getByText(/^Carte indisponible\s: les rues sont un dessin\.$/)).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test('a lost request for the tiles is sent again', async () => {
  let requests = 0;
  const lostOnce = () => (++requests === 1 ? lostAnswer() : tiles);
  await openStillMap({ 'GET /api/places/map': lostOnce });
  await expect.element(button).toBeVisible();
});

test('tiles that cannot be loaded are replaced by the drawing', async () => {
  const broken = { url: 'data:image/png;base64,{z}{x}{y}', attribution: '© IGN', maxZoom: 19 };
  await openStillMap({ 'GET /api/places/map': () => broken });
  await expect.element(page.getByText(/^Carte indisponible/)).toBeVisible();
});

test('a commune has no pin, on its map or in the drawing', async () => {
  const { container } = await openStillMap({}, false);
  await expect.element(button).toBeVisible();
  expect(container.querySelectorAll('circle')).toHaveLength(0);
});
