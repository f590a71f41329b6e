import { useState } from 'react';
import { newAuthoredId } from '../lib/client-id.ts';
import type { OutboxItem } from './outbox-item.ts';

type TextId = Pick<OutboxItem, 'id' | 'editKey' | 'isCorrection'>;

/** The id of what stands in a form: the same for every attempt to send it, however often it is edited in between. */
export function createTextId() {
  let current: TextId | undefined;
  return {
    /** For the next attempt. The one before may have arrived although its answer was lost: the next one corrects it. */
    async next(): Promise<TextId> {
      const next = current ?? (await newAuthoredId());
      current = { ...next, isCorrection: true };
      return next;
    },
    /** The text of an item stands in the form again. */
    adopt({ id, editKey }: OutboxItem) {
      current = { id, editKey, isCorrection: true };
    },
    /** The form begins a new text. */
    clear() {
      current = undefined;
    },
  };
}

/** The id of the text in this form. */
export function useTextId() {
  return useState(createTextId)[0];
}
