import { expect, test } from 'vitest';
import {
  createPersonalStore,
  type PersonalRules,
  type PersonalStorage,
  type ValuesByPerson,
} from './personal-store.ts';

const rules: PersonalRules<string[]> = {
  empty: [],
  merge: (account, visitor) => [...new Set([...account, ...visitor])],
  afterLeaving: (words) => (words.includes('pending') ? ['pending'] : null),
};

function createBrowser() {
  let stored: ValuesByPerson<string[]> | undefined;
  const tabs: (() => void)[] = [];
  const openTab = () => {
    const listeners: (() => void)[] = [];
    const notify = () =>
      tabs.filter((listener) => !listeners.includes(listener)).forEach((listener) => listener());
    const storage: PersonalStorage<ValuesByPerson<string[]>> = {
      read: () => Promise.resolve(stored),
      update(change) {
        stored = change(stored);
        notify();
        return Promise.resolve(stored);
      },
      onChange(listener) {
        listeners.push(listener);
        tabs.push(listener);
      },
    };
    return createPersonalStore('words', rules, storage);
  };
  return { openTab, stored: () => stored };
}

test('nothing is shown before the user is known', async () => {
  const store = createBrowser().openTab();
  expect(store.value()).toBeUndefined();
  const changed = store.change((words) => [...words, 'a']);
  await store.setPerson(null);
  await changed;
  expect(store.value()).toEqual(['a']);
});

test('signing in moves the visitor’s value into the account, once', async () => {
  const store = createBrowser().openTab();
  await store.setPerson('camille');
  await store.change(() => ['a', 'b']);
  await store.setPerson(null);
  await store.change(() => ['b', 'c']);
  await store.setPerson('camille');
  expect(store.value()).toEqual(['b', 'c']);
  await store.setPerson(null);
  expect(store.value()).toEqual([]);
});

test('signing out removes the account’s value from the device, except what must still be sent', async () => {
  const browser = createBrowser();
  const store = browser.openTab();
  await store.setPerson('camille');
  await store.change(() => ['private', 'pending']);
  await store.setPerson(null);
  expect(store.value()).toEqual([]);
  expect(JSON.stringify(browser.stored())).not.toContain('private');
  await store.setPerson('olivier');
  expect(store.value()).toEqual([]);
  await store.setPerson('camille');
  expect(store.value()).toEqual(['pending']);
});

test('the last user’s value is shown while the user is unknown', async () => {
  const browser = createBrowser();
  const before = browser.openTab();
  await before.setPerson('camille');
  await before.change(() => ['a']);
  const offline = browser.openTab();
  await offline.setPerson(undefined);
  expect(offline.value()).toEqual(['a']);
  expect(offline.account()).toBe('camille');
});

test('a change in one tab arrives in the other', async () => {
  const browser = createBrowser();
  const [one, other] = [browser.openTab(), browser.openTab()];
  await one.setPerson(null);
  await other.setPerson(null);
  await one.change(() => ['a']);
  await expect.poll(() => other.value()).toEqual(['a']);
});

test('failing storage only loses the value for the next visit', async () => {
  const storage: PersonalStorage<ValuesByPerson<string[]>> = {
    read: () => Promise.reject(new Error('broken')),
    update: () => Promise.reject(new Error('QuotaExceededError')),
    onChange: () => undefined,
  };
  const store = createPersonalStore('words', rules, storage);
  expect(store.isStored()).toBe(true);
  await store.setPerson(null);
  expect(store.isStored()).toBe(false);
  expect(await store.change(() => ['a'])).toBe(false);
  expect(store.value()).toEqual(['a']);
});
