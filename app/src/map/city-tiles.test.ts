import { expect, test } from 'vitest';
import { assumedTileBytes, expectedMapBytes, mostMapBytes, tilesOfCity } from './city-tiles.ts';
import { tileAddress, tilesAround } from './tile-arithmetic.ts';

const url = '/{z}/{x}/{y}.png';
const lyon = { latitude: 45.764, longitude: 4.8357 };
const city = Array.from({ length: 30 }, (_, index) => ({
  latitude: 45.71 + (index % 6) * 0.02,
  longitude: 4.78 + Math.floor(index / 6) * 0.03,
}));
const zoomsOf = (addresses: readonly string[]) => addresses.map((address) => Number(address.split('/')[1]));

test('the streets around each laundromat are stored down to zoom level 16', () => {
  const { addresses } = tilesOfCity(url, city);
  for (const zoom of [15, 16]) {
    for (const point of city) {
      const [tile] = tilesAround(point, zoom, { width: 0, height: 0 });
      expect(addresses).toContain(tileAddress(url, zoom, tile!));
    }
  }
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the whole area comes first, and has every tile down to its zoom level', () => {
  const { addresses, wholeZoom } = tilesOfCity(url, city);
  const zooms = zoomsOf(addresses);
  expect(zooms).toEqual(zooms.toSorted((one, other) => one - other));
  expect(wholeZoom).toBe(14);
  const middle = tilesAround({ latitude: 45.755, longitude: 4.835 }, 14, { width: 2000, height: 1500 });
  for (const tile of middle) expect(addresses).toContain(tileAddress(url, 14, tile));
});

test('an area too large for level 14 is whole at a lower one', () => {
  const reunion = { latitude: -20.88, longitude: 55.45 };
  const { addresses, wholeZoom } = tilesOfCity(url, [lyon, reunion]);
  expect(wholeZoom).toBeLessThan(8);
  expect(addresses.length).toBeLessThan(400);
});

test('a city without an exact place has no map', () => {
  expect(tilesOfCity(url, []).addresses).toEqual([]);
  expect(expectedMapBytes([], 30)).toBe(0);
});

test('the expected size counts laundromats that are not known yet, up to the space of a city', () => {
  const one = tilesOfCity(url, [lyon]).addresses.length * assumedTileBytes;
  expect(expectedMapBytes([lyon], 1)).toBe(one);
  expect(expectedMapBytes([lyon], 2)).toBe(2 * one);
  expect(expectedMapBytes(city.slice(0, 10), 30)).toBe(mostMapBytes);
});
