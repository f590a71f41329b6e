import { randomUUID } from 'node:crypto';
import { idOfKey } from '../src/session/author-check.ts';

export function authoredId(): [id: string, editKey: string] {
  const editKey = randomUUID();
  return [idOfKey(editKey), editKey];
}
