import { expect, test } from 'vitest';
import { tileAddress, tilesAround, tileSize } from './tile-arithmetic.ts';

const bellecour = { latitude: 45.7578, longitude: 4.832 };

test('the point lies in the tile that a map server has for it', () => {
  const tiles = tilesAround(bellecour, 16, { width: 1, height: 1 });
  // From the formula of the OpenStreetMap wiki.
  expect(tiles).toMatchObject([{ x: 33647, y: 23378 }]);
  const [{ left, top }] = tiles as [(typeof tiles)[number]];
  expect(-left).toBeGreaterThanOrEqual(0);
  expect(-left).toBeLessThan(tileSize);
  expect(-top).toBeLessThan(tileSize);
});

test('tiles cover a map of any size around the point without a gap', () => {
  const width = 700;
  const height = 180;
  const tiles = tilesAround(bellecour, 16, { width, height });
  const lefts = [...new Set(tiles.map(({ left }) => left))];
  const tops = [...new Set(tiles.map(({ top }) => top))];
  expect(tiles).toHaveLength(lefts.length * tops.length);
  expect(Math.min(...lefts)).toBeLessThanOrEqual(-width / 2);
  expect(Math.max(...lefts) + tileSize).toBeGreaterThanOrEqual(width / 2);
  expect(Math.min(...tops)).toBeLessThanOrEqual(-height / 2);
  expect(Math.max(...tops) + tileSize).toBeGreaterThanOrEqual(height / 2);
  lefts.forEach((left, index) => expect(left - lefts[0]!).toBe(index * tileSize));
});

test('a map over the date line goes on at the other side, and one at the pole ends', () => {
  const fiji = tilesAround({ latitude: -17, longitude: 179.999 }, 10, { width: 600, height: 10 });
  expect(fiji.map(({ x }) => x)).toContain(0);
  const pole = tilesAround({ latitude: 85, longitude: 0 }, 3, { width: 10, height: 900 });
  expect(Math.min(...pole.map(({ y }) => y))).toBe(0);
});

test('a tile has its address', () => {
  const tile = { x: 5, y: 7, left: 0, top: 0 };
  expect(tileAddress('/t?z={z}&row={y}&col={x}', 3, tile)).toBe('/t?z=3&row=7&col=5');
});
