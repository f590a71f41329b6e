import { randomUUID } from 'node:crypto';
import { idOfKey } from '../src/session/author-check.ts';

/** Returns an id as browsers create them, and the key that proves it. */
export function authoredId(): [id: string, editKey: string] {
  const editKey = randomUUID();
  return [idOfKey(editKey), editKey];
}
