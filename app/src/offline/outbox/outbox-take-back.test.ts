import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDeviceStore } from '#app/lib/device/device-store.ts';
import { type OutboxItem, stateOf } from './outbox-item.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';
import { discardItem, takeBackItem, takeBackToast } from './outbox-take-back.ts';

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
    ...{ formAt: '/laverie/l', isUnanswered: false, isReported: false },
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
  expect(takeBackToast(taking.state, 'contact')).toBeUndefined();
});

test('an item sent in the meantime is reported as sent', async () => {
  const { state } = await takeBackItem(await outboxWith({ sentAt: Date.now() }), 'a');
  expect(takeBackToast(state, 'contact')?.title).toBe('Déjà envoyé');
});

test('an item that another tab took back is not reported as sent', async () => {
  const { state } = await takeBackItem(await outboxWith(), 'b');
  expect(state).toBe('gone');
  expect(takeBackToast(state, 'contact')).toBeUndefined();
});

test.each(['all', 'remove'] as const)(
  'a storage whose "%s" fails is reported as a failure, and the item stays',
  async (operation) => {
    const store = await outboxWith();
    const { state } = await takeBackItem({ ...store, [operation]: broken }, 'a');
    expect(state).toBe('failed');
    expect(takeBackToast(state, 'contact')?.title).toBe("L'envoi n'a pas pu être supprimé");
    expect(await store.all()).toHaveLength(1);
  },
);

test('a text that may have arrived leaves its key behind when it is taken back, for its withdrawal', async () => {
  const store = await outboxWith({ isUnanswered: true, editKey: 'k', body: { message: 'Bonjour.' } });
  const taking = await takeBackItem(store, 'a');
  expect(taking).toMatchObject({ state: 'replacing', item: { body: { message: 'Bonjour.' } } });
  expect(takeBackToast(taking.state, 'review')?.title).toBe('Peut-être déjà publié');
  const [item] = await store.all();
  expect([item!.editKey, item!.body, stateOf(item!)]).toEqual(['k', {}, 'unsure']);
});

test.each<[string, Partial<OutboxItem>, string, string | undefined]>([
  ['no server has seen is deleted', {}, 'taken', undefined],
  ['may have arrived is withdrawn', { isUnanswered: true, editKey: 'k' }, 'withdrawing', 'withdrawing'],
  ['has arrived is withdrawn', { sentAt: Date.now(), editKey: 'k' }, 'withdrawing', 'withdrawing'],
  [
    'may have been refused or stored is withdrawn',
    { refusal: { sentence: '', errors: {} }, isUnanswered: true, editKey: 'k' },
    'withdrawing',
    'withdrawing',
  ],
  ['may have arrived without a key is deleted here alone', { isUnanswered: true }, 'unsure', undefined],
])('a discarded text that %s', async (_title, part, state, left) => {
  const store = await outboxWith(part);
  expect((await discardItem(store, 'a')).state).toBe(state);
  const [item] = await store.all();
  expect(item && stateOf(item)).toBe(left);
});
