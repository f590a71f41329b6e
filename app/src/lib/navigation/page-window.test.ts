import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('there are never more page buttons than requested, nor than pages', () => {
  expect(pageWindow(1, 3, 5)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 1, 5)).toEqual([1]);
  expect(pageWindow(1, 0, 5)).toEqual([]);
});

test('the current page is in the middle where there is room on both sides', () => {
  expect(pageWindow(6, 20, 5)).toEqual([4, 5, 6, 7, 8]);
});

test('near either end the window stays full', () => {
  expect(pageWindow(2, 20, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(19, 20, 5)).toEqual([16, 17, 18, 19, 20]);
});

test('a page that does not exist shows the nearest that does', () => {
  expect(pageWindow(9999, 20, 5)).toEqual([16, 17, 18, 19, 20]);
  expect(pageWindow(-1, 20, 5)).toEqual([1, 2, 3, 4, 5]);
});
