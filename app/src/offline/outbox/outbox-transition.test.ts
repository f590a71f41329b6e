import { describe, expect, test } from 'vitest';
import { itemOf, type OutboxItem, stateOf, type StoredItem } from './outbox-item.ts';
import { type OutboxEvent, possibleIn, transition } from './outbox-transition.ts';

const now = 1_000_000;
const base: StoredItem = {
  ...{ id: 'a', kind: 'review', place: 'l', title: 'Votre avis', endpoint: '/api/reviews', author: null },
  ...{ body: { comment: 'Propre.' }, formAt: '/laverie/l', writtenAt: 1, attempts: 0, dueAt: 0 },
  ...{ isUnanswered: false, isReported: false, editKey: 'k' },
};
const photos = ['a', 'b'].map((id) => ({ id, name: `${id}.jpg`, file: new Blob([id]) }));

const items = {
  waiting: base,
  'waiting, unanswered': { ...base, isUnanswered: true },
  'waiting, unanswered, without a key': { ...base, isUnanswered: true, editKey: undefined },
  photosWaiting: { ...base, sentAt: 1, photos },
  'photosWaiting, the last one': { ...base, sentAt: 1, photos: photos.slice(1) },
  sent: { ...base, sentAt: 1 },
  'sent, without a key': { ...base, sentAt: 1, editKey: undefined },
  refused: { ...base, refusal: { sentence: '', errors: {} } },
  'refused, unanswered before': { ...base, refusal: { sentence: '', errors: {} }, isUnanswered: true },
  unsure: { ...base, sentAt: 1, isUnanswered: true },
  withdrawing: { ...base, isWithdrawn: true, isUnanswered: true },
  withdrawn: { ...base, isWithdrawn: true, sentAt: 1 },
};

const events: Record<OutboxEvent['type'], OutboxEvent> = {
  leaving: { type: 'leaving' },
  sent: { type: 'sent' },
  refused: { type: 'refused', answer: { code: 'invalidInput', message: 'Trop de liens' } },
  later: { type: 'later', problem: 'network' },
  takenBack: { type: 'takenBack' },
  discarded: { type: 'discarded' },
};

const never = 'impossible';
const gone = 'gone';

const table: Record<keyof typeof items, Record<OutboxEvent['type'], string>> = {
  waiting: {
    ...{ leaving: 'waiting', sent: 'sent', refused: 'refused', later: 'waiting' },
    ...{ takenBack: gone, discarded: gone },
  },
  'waiting, unanswered': {
    ...{ leaving: 'waiting', sent: 'sent', refused: 'refused', later: 'waiting' },
    ...{ takenBack: 'unsure', discarded: 'withdrawing' },
  },
  'waiting, unanswered, without a key': {
    ...{ leaving: 'waiting', sent: 'sent', refused: 'refused', later: 'waiting' },
    ...{ takenBack: gone, discarded: gone },
  },
  photosWaiting: {
    ...{ leaving: never, sent: 'photosWaiting', refused: 'photosWaiting', later: 'photosWaiting' },
    ...{ takenBack: never, discarded: 'withdrawing' },
  },
  'photosWaiting, the last one': {
    ...{ leaving: never, sent: 'sent', refused: 'sent', later: 'photosWaiting' },
    ...{ takenBack: never, discarded: 'withdrawing' },
  },
  sent: {
    ...{ leaving: never, sent: never, refused: never, later: never },
    ...{ takenBack: never, discarded: 'withdrawing' },
  },
  'sent, without a key': {
    ...{ leaving: never, sent: never, refused: never, later: never },
    ...{ takenBack: never, discarded: gone },
  },
  refused: {
    ...{ leaving: never, sent: never, refused: never, later: never },
    ...{ takenBack: gone, discarded: gone },
  },
  'refused, unanswered before': {
    ...{ leaving: never, sent: never, refused: never, later: never },
    ...{ takenBack: 'unsure', discarded: 'withdrawing' },
  },
  unsure: {
    ...{ leaving: never, sent: never, refused: never, later: never },
    ...{ takenBack: never, discarded: 'withdrawing' },
  },
  withdrawing: {
    ...{ leaving: 'withdrawing', sent: 'withdrawn', refused: 'sent', later: 'withdrawing' },
    ...{ takenBack: never, discarded: 'withdrawing' },
  },
  withdrawn: {
    ...{ leaving: never, sent: never, refused: never, later: never },
    ...{ takenBack: never, discarded: gone },
  },
};

const after = (item: OutboxItem, event: OutboxEvent) => {
  const change = transition(item, event, now);
  return change && itemOf({ ...item, ...change });
};

describe.each(Object.entries(items))('an item that is %s', (name, stored) => {
  const item = itemOf(stored);

  test.each(Object.entries(table[name as keyof typeof items]))('%s → %s', (type, next) => {
    const event = events[type as OutboxEvent['type']];
    expect(possibleIn[event.type].includes(item.state)).toBe(next !== never);
    if (next === never) expect(() => after(item, event)).toThrow(`${item.state}: ${type} is impossible.`);
    else expect(after(item, event)?.state ?? gone).toBe(next);
  });
});

test('every state has a row', () => {
  const states = Object.values(items).map((item) => stateOf(item));
  expect(new Set(states)).toEqual(new Set(possibleIn.discarded));
});

test('an item that the server may have leaves no text on the device once it is taken back or discarded', () => {
  for (const type of ['takenBack', 'discarded'] as const)
    expect(after(itemOf(items['waiting, unanswered']), events[type])).toMatchObject({
      ...{ body: {}, photos: undefined, refusal: undefined, isUnanswered: true, editKey: 'k' },
    });
});
