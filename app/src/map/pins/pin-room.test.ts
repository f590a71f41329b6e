import { expect, test } from 'vitest';
import { hasRoom } from './pin-room.ts';

const size = { x: 800, y: 600 };
const pin = { isPin: true, size, hasCard: false, covers: [] };

test.each([
  ['in the middle', 400, 300, true],
  ['with its tip on the lower edge', 400, 600, true],
  ['half beyond the left edge', 4, 300, false],
  ['half beyond the right edge', 796, 300, false],
  ['with its head beyond the upper edge', 400, 40, false],
  ['under the zoom buttons', 40, 90, false],
  ['under the direction buttons', 90, 200, false],
  ['beside the direction buttons', 100, 200, true],
  ['where the card would be', 700, 500, true],
])('a pin %s has room: %d, %d → %s', (_where, x, y, expected) => {
  expect(hasRoom({ x, y }, pin)).toBe(expected);
});

test('the card takes the room of what is under it', () => {
  expect(hasRoom({ x: 700, y: 500 }, { ...pin, hasCard: true })).toBe(false);
  expect(hasRoom({ x: 300, y: 500 }, { ...pin, hasCard: true })).toBe(true);
});

test('a button on the map takes the room of what is under it', () => {
  const covers = [{ left: 300, top: 12, right: 500, bottom: 52 }];
  expect(hasRoom({ x: 400, y: 90 }, { ...pin, covers })).toBe(false);
  expect(hasRoom({ x: 290, y: 90 }, { ...pin, covers })).toBe(false);
  expect(hasRoom({ x: 400, y: 97 }, { ...pin, covers })).toBe(true);
  expect(hasRoom({ x: 281, y: 90 }, { ...pin, covers })).toBe(true);
});

test('a group needs room below its point too', () => {
  expect(hasRoom({ x: 400, y: 590 }, pin)).toBe(true);
  expect(hasRoom({ x: 400, y: 590 }, { ...pin, isPin: false })).toBe(false);
});
