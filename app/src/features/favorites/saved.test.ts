import { describe, expect, test } from 'vitest';
import type { FavoriteLaundromat } from '#app/lib/laundromats/card-laundromat.ts';
import { reconciled, type StoredFavorite, toSend } from './favorites-sync.ts';
import {
  isFavorite,
  merged,
  nothingSaved,
  type Saved,
  unsent,
  visible,
  withCity,
  withFavorite,
  withoutFavorite,
} from './saved.ts';

const laundromat = (id: string): FavoriteLaundromat => ({
  id,
  slug: `laverie-${id}`,
  name: `Laverie ${id}`,
  address: '1 rue du Lavoir',
  postalCode: '69001',
  city: 'Lyon',
  priceFrom: null,
  averageRating: 0,
  reviewCount: 0,
  photos: [],
});
const at = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`;
const saving = (...ids: string[]) =>
  ids.reduce((saved, id, minute) => withFavorite(saved, laundromat(id), at(minute)), nothingSaved);
const ids = (saved: Saved) => visible(saved).map((favorite) => favorite.laundromat.id);
const stored = (...ids: string[]): StoredFavorite[] =>
  ids.map((id) => ({ laundromat: laundromat(id), createdAt: '2026-02-01T10:00:00+00:00' }));
const sync = (saved: Saved, rows: StoredFavorite[], refused: string[] = []) =>
  reconciled(saved, rows, { favorites: toSend(saved), refused: new Set(refused) });

describe('a list of favorites', () => {
  test('shows the newest first, each once however often it was added', () => {
    expect(ids(withFavorite(saving('a', 'b'), laundromat('a'), at(9)))).toEqual(['b', 'a']);
  });

  test('drops a removal at once for a visitor, and keeps it for an account until the server has it', () => {
    const visitor = withoutFavorite(saving('a'), 'a', at(5), false);
    expect(visitor.favorites).toEqual([]);
    const account = withoutFavorite(saving('a'), 'a', at(5), true);
    expect(isFavorite(account, 'a')).toBe(false);
    expect(toSend(account)).toMatchObject([{ removed: true }]);
  });

  test('replaces a saved town by its newer list', () => {
    const list = { args: { city: 'Lyon' }, total: 0, laundromats: [] };
    const city = { name: 'Lyon', href: '/?city=Lyon', savedAt: at(1), ...list };
    const twice = withCity(withCity(nothingSaved, city), { ...city, savedAt: at(2) });
    expect(twice.cities).toEqual([{ ...city, savedAt: at(2) }]);
  });
});

describe('signing in', () => {
  test('merges both lists without duplicates', () => {
    expect(ids(merged(saving('a', 'b'), saving('b', 'c'))).toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('a laundromat added as a visitor comes back even if the account’s removal was not sent yet', () => {
    const account = withoutFavorite(saving('a'), 'a', at(5), true);
    expect(ids(merged(account, saving('a')))).toEqual(['a']);
  });
});

test('an account that left the device leaves only the ids of changes that must still be sent', () => {
  const synced = sync(saving('a', 'b'), stored('a', 'b'));
  expect(unsent(synced)).toBeNull();
  const rest = unsent(withoutFavorite(synced, 'a', at(9), true));
  expect(rest?.favorites).toMatchObject([{ laundromat: { id: 'a', name: '' }, removed: true }]);
});

describe('the answer of the account', () => {
  test('adds favorites added elsewhere and removes those removed elsewhere', () => {
    const saved = sync(saving('a', 'b'), stored('a', 'b'));
    expect(ids(sync(saved, stored('b', 'c')))).toEqual(['b', 'c']);
  });

  test('completes the additions and removals that it received', () => {
    const removed = withoutFavorite(saving('a', 'b'), 'a', at(5), true);
    const saved = sync(removed, stored('b'));
    expect(ids(saved)).toEqual(['b']);
    expect(toSend(saved)).toEqual([]);
  });

  test('leaves changes made in the meantime to be sent next', () => {
    const before = saving('a', 'b');
    const sent = { favorites: toSend(before), refused: new Set<string>() };
    const meanwhile = withFavorite(withoutFavorite(before, 'a', at(7), true), laundromat('c'), at(8));
    const saved = reconciled(meanwhile, stored('a', 'b'), sent);
    expect(ids(saved).toSorted()).toEqual(['b', 'c']);
    expect(
      toSend(saved)
        .map((favorite) => favorite.laundromat.id)
        .toSorted(),
    ).toEqual(['a', 'c']);
  });

  test('drops what it refused, such as a deleted laundromat', () => {
    expect(ids(sync(saving('a', 'gone'), stored('a'), ['gone']))).toEqual(['a']);
  });

  test('keeps the time a favorite was added here', () => {
    expect(sync(saving('a'), stored('a')).favorites).toMatchObject([{ changedAt: at(0), synced: true }]);
  });
});
