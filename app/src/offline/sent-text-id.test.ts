import { expect, test } from 'vitest';
import type { OutboxItem } from '#app/offline/outbox/outbox-item.ts';
import { createTextId } from './sent-text-id.ts';

test('a text keeps its id across attempts, and counts as a correction from the second on', async () => {
  const text = createTextId();
  const first = await text.next();
  expect(first.isCorrection).toBeUndefined();
  expect(await text.next()).toEqual({ ...first, isCorrection: true });
});

test('a text that is taken back from the queue keeps its id and key', async () => {
  const text = createTextId();
  text.adopt({ id: 'a', editKey: 'k', title: 'Votre avis' } as OutboxItem);
  expect(await text.next()).toEqual({ id: 'a', editKey: 'k', isCorrection: true });
});

test('a new text has a new id', async () => {
  const text = createTextId();
  const { id } = await text.next();
  text.clear();
  expect((await text.next()).id).not.toBe(id);
});
