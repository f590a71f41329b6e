import { expect, test } from 'vitest';
import { boxAround, deepestZoom } from '#app/map/leaflet/map-shapes.ts';
import { groupPins } from './pin-groups.ts';

const lyon = { latitude: 45.7578, longitude: 4.832 };
const beside = { latitude: 45.7579, longitude: 4.8322 };
const paris = { latitude: 48.8566, longitude: 2.3522 };
const france = boxAround([
  lyon,
  beside,
  paris,
  { latitude: 42, longitude: -4 },
  { latitude: 51, longitude: 9 },
])!;

test('near pins form a group at a low zoom level and fall apart at a deep one', () => {
  const groups = groupPins([paris, lyon, beside]);
  const far = groups.within(france, 6);
  expect(far.map(({ count, best }) => [count, best])).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(groups.pinsOf(far[1]!)).toEqual([1, 2]);
  const near = groups.within(france, groups.zoomToSplit(far[1]!));
  expect(near.map(({ count }) => count)).toEqual([1, 1, 1]);
});

test('groups come in the order of their best pin', () => {
  const best = (points: (typeof lyon)[]) =>
    groupPins(points)
      .within(france, 6)
      .map((group) => group.best);
  expect(best([lyon, paris, beside])).toEqual([0, 1]);
  expect(best([paris, beside, lyon])).toEqual([0, 1]);
});

test('pins at one place never fall apart', () => {
  const groups = groupPins([lyon, lyon]);
  const [group] = groups.within(france, deepestZoom);
  expect(group?.count).toBe(2);
  expect(groups.zoomToSplit(group!)).toBeGreaterThan(deepestZoom);
  expect(groups.pinsOf(group!)).toEqual([0, 1]);
});

test('only groups in the box are returned', () => {
  const groups = groupPins([paris, lyon]);
  expect(groups.within({ south: 45, west: 4, north: 46, east: 5 }, 10).map(({ best }) => best)).toEqual([1]);
});

test('no points have no box', () => {
  expect(boxAround([])).toBeNull();
});
