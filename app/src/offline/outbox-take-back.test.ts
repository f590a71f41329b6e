import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDeviceStore } from '../lib/device-store.ts';
import type { OutboxItem } from './outbox-item.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';
import { takeBackItem, takeBackToasts } from './outbox-take-back.ts';

beforeAll(() => {
  vi.stubGlobal('navigator', {});
});
afterAll(() => vi.unstubAllGlobals());

let count = 0;

async function outboxWith(part: Partial<OutboxItem> = {}): Promise<OutboxStore> {
  const store = createOutboxStore(openDeviceStore(`taking-${(count += 1)}`));
  await store.add({
    id: 'a',
    kind: 'contact',
    place: '',
    title: 'Votre message',
    endpoint: '/api/contact',
    body: {},
    author: null,
    writtenAt: Date.now(),
    attempts: 0,
    dueAt: 0,
    ...part,
  });
  return store;
}

const broken = () => Promise.reject(new Error('The storage of this device fails.'));

test('a queued item is taken back, without a toast', async () => {
  const store = await outboxWith();
  const taking = await takeBackItem(store, 'a');
  expect(taking).toMatchObject({ state: 'taken', item: { id: 'a' } });
  expect(await store.all()).toEqual([]);
  expect(takeBackToasts[taking.state]).toBeUndefined();
});

test('an item sent in the meantime is reported as sent', async () => {
  const { state } = await takeBackItem(await outboxWith({ sentAt: Date.now() }), 'a');
  expect(takeBackToasts[state]?.title).toBe('Déjà envoyé');
});

test('an item that another tab took back is not reported as sent', async () => {
  const { state } = await takeBackItem(await outboxWith(), 'b');
  expect(state).toBe('gone');
  expect(takeBackToasts[state]).toBeUndefined();
});

test.each(['all', 'remove'] as const)(
  'a storage whose "%s" fails is reported as a failure, and the item stays',
  async (operation) => {
    const store = await outboxWith();
    const { state } = await takeBackItem({ ...store, [operation]: broken }, 'a');
    expect(state).toBe('failed');
    expect(takeBackToasts[state]?.title).toBe("L'envoi n'a pas pu être supprimé");
    expect(await store.all()).toHaveLength(1);
  },
);
