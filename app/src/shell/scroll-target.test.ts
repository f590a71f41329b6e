import { expect, test } from 'vitest';
import { scrollAfter, type Place } from './scroll-target.ts';

const place = (address: string): Place => {
  const { pathname, search, hash } = new URL(address, 'https://lavoir.test');
  return { key: address, pathname, search, hash };
};

test('a new page opens at its top', () => {
  expect(scrollAfter('PUSH', place('/'), place('/laverie/x'), null)).toBe(0);
});

test('« back » returns to where the page was left', () => {
  expect(scrollAfter('POP', place('/laverie/x'), place('/?city=Lyon'), 840)).toBe(840);
});

test('a reload keeps its position, a first visit starts where the browser does', () => {
  expect(scrollAfter('POP', null, place('/'), 300)).toBe(300);
  expect(scrollAfter('POP', null, place('/'), null)).toBe('stay');
});

test('a filter changes the list, not the scroll position', () => {
  expect(scrollAfter('PUSH', place('/?city=Lyon'), place('/?city=Lyon&sort=price'), null)).toBe('stay');
});

test('another page of a list starts at the top of the list', () => {
  expect(scrollAfter('PUSH', place('/?city=Lyon'), place('/?city=Lyon&page=2'), null)).toBe('list');
  expect(scrollAfter('PUSH', place('/?page=2'), place('/'), null)).toBe('list');
});

test('a link with a hash scrolls to the element', () => {
  expect(scrollAfter('PUSH', place('/'), place('/laverie/x#avis'), null)).toBe('hash');
});
