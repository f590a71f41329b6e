import { expect, test } from 'vitest';
import type { OutboxItem } from '#app/offline/outbox/outbox-item.ts';
import { createTextId } from './sent-text-id.ts';

function newTextId() {
  let saved: object | null = null;
  return createTextId({
    key: '',
    read: () => saved as { id: string } | null,
    save: (value) => Boolean((saved = value)),
    discard: () => void (saved = null),
  });
}

test('a text keeps its id across attempts, and counts as a correction from the second on', async () => {
  const text = newTextId();
  const first = await text.next();
  expect(first.isCorrection).toBeUndefined();
  expect(await text.next()).toEqual({ ...first, isCorrection: true });
});

test('a text that is taken back from the queue keeps its id and key', async () => {
  const text = newTextId();
  text.adopt({ id: 'a', editKey: 'k', title: 'Votre avis' } as OutboxItem);
  expect(text.originId()).toBe('a');
  expect(await text.next()).toEqual({ id: 'a', editKey: 'k', isCorrection: true });
});

test('a new text has a new id', async () => {
  const text = newTextId();
  const { id } = await text.next();
  text.clear();
  expect(text.originId()).toBeUndefined();
  expect((await text.next()).id).not.toBe(id);
});
