import { useState } from 'react';
import { newAuthoredId } from '#app/lib/device/client-id.ts';
import type { OutboxItem } from '#app/offline/outbox/outbox-item.ts';

type TextId = Pick<OutboxItem, 'id' | 'editKey' | 'isCorrection'>;

export function createTextId() {
  let current: TextId | undefined;
  return {
    /** The previous attempt may have arrived although its answer was lost, so the next one corrects it. */
    async next(): Promise<TextId> {
      const next = current ?? (await newAuthoredId());
      current = { ...next, isCorrection: true };
      return next;
    },
    adopt({ id, editKey }: OutboxItem) {
      current = { id, editKey, isCorrection: true };
    },
    clear() {
      current = undefined;
    },
  };
}

export function useTextId() {
  return useState(createTextId)[0];
}
