import { expect, test } from 'vitest';
import type { OutboxItem } from './outbox-item.ts';
import { createTextId } from './text-id.ts';

test('a text keeps its id from attempt to attempt, and says from the second on that it corrects', async () => {
  const text = createTextId();
  const first = await text.next();
  expect(first.isCorrection).toBeUndefined();
  expect(await text.next()).toEqual({ ...first, isCorrection: true });
});

test('a text that is taken back out of the queue keeps the id and the key it was queued with', async () => {
  const text = createTextId();
  text.adopt({ id: 'a', editKey: 'k', title: 'Votre avis' } as OutboxItem);
  expect(await text.next()).toEqual({ id: 'a', editKey: 'k', isCorrection: true });
});

test('another text has another id', async () => {
  const text = createTextId();
  const { id } = await text.next();
  text.clear();
  expect((await text.next()).id).not.toBe(id);
});
