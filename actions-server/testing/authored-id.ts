import { randomUUID } from 'node:crypto';
import { idOfKey } from '../src/platform/author-check.ts';

/** An id as browsers make them, and the key that proves it. */
export function authoredId(): [id: string, editKey: string] {
  const editKey = randomUUID();
  return [idOfKey(editKey), editKey];
}
