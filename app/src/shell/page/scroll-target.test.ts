import { expect, test } from 'vitest';
import { scrollAfter, type HistoryEntry } from './scroll-target.ts';

const entry = (address: string): HistoryEntry => {
  const { pathname, search, hash } = new URL(address, 'https://lavoir.test');
  return { key: address, pathname, search, hash };
};

test('a new page opens at its top', () => {
  expect(scrollAfter('PUSH', entry('/'), entry('/laverie/x'), null)).toBe(0);
});

test('« back » returns to where the page was left', () => {
  expect(scrollAfter('POP', entry('/laverie/x'), entry('/?city=Lyon'), 840)).toBe(840);
});

test('a reload keeps its position, a first visit starts where the browser does', () => {
  expect(scrollAfter('POP', null, entry('/'), 300)).toBe(300);
  expect(scrollAfter('POP', null, entry('/'), null)).toBe('stay');
});

test('a filter changes the list, not the scroll position', () => {
  expect(scrollAfter('PUSH', entry('/?city=Lyon'), entry('/?city=Lyon&sort=price'), null)).toBe('stay');
});

test('another page of a list starts at the top of the list', () => {
  expect(scrollAfter('PUSH', entry('/?city=Lyon'), entry('/?city=Lyon&page=2'), null)).toBe('list');
  expect(scrollAfter('PUSH', entry('/?page=2'), entry('/'), null)).toBe('list');
});

test('a link with a hash scrolls to the element', () => {
  expect(scrollAfter('PUSH', entry('/'), entry('/laverie/x#avis'), null)).toBe('hash');
});
